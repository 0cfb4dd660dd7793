import type { Page } from '@playwright/test'
import { addAccount } from './accounts.ts'
import { expect, type Server, test } from './fixtures.ts'

/** The logged-in routes of the specification with the names of their screens. */
const ROUTES = {
  '/home': 'Home',
  '/games': 'Games',
  '/games/category-sorts': 'Category Sorts',
  '/games/category-sorts-select': 'Category Sorts',
  '/games/category-sorts-images': 'Category Sorts',
  '/games/high-low': 'High Low',
  '/games/finish-line': 'Finish Line',
  '/games/word-hunter': 'Word Hunter',
  '/games/wotd': 'Word of the Day',
  '/games/phrase-sort': 'Phrase Sorts',
  '/games/word-search': 'Word Search',
  '/games/count-tiles': 'Count Tiles',
  '/games/odd-one-out': 'Odd One Out',
  '/games/color-count': 'Color Count',
  '/games/sequences': 'Sequences',
  '/games/pick-new': 'Pick New',
  '/games/bingo': 'Bingo',
  '/games/external-games': 'External Games',
  '/games/phone-recall': 'Phone Recall',
  '/games/memory-match': 'Memory Match',
  '/games/shopping-list': 'Shopping List',
  '/games/math-correct': 'True or False Sums',
  '/games/math-correct-choice': 'Choose the Sum',
  '/games/letter-scramble': 'Letter Scramble',
  '/presentation/morning-meeting': 'Morning Meeting',
  '/presentation/afternoon-meeting': 'Afternoon Meeting',
  '/presentation/evening-meditation': 'Evening Meditation',
  '/exercise': 'Exercise',
  '/life-long-learning': 'Life Long Learning',
  '/quiz-show': 'Quiz Show',
  '/music': 'Music Player',
  '/music-selector': 'Music',
  '/week-weather': 'Weather',
  '/resource-selector': 'Resources',
  '/video-resources': 'Videos',
  '/karaoke-resources': 'Karaoke',
  '/printable-activities': 'Printable Activities',
  '/planning-tools': 'Planning Tools',
  '/training': 'Training and In-services',
} as const

/** Each opens the home screen. */
const HOME = ['/', '/cog-wheel', '/nonsense', '/games/nonsense', '/login', '/deactivated']

async function expectScreen(page: Page, name: string) {
  const heading = name === 'Home' ? /^Good (morning|afternoon|evening)$/ : name
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  await expect(page).toHaveTitle(new RegExp(`^${name} - `))
}

/** Goes to a path without loading the page anew. */
const follow = (page: Page, path: string) =>
  page.evaluate((to) => history.pushState(null, '', to), path)

test('every logged-in path opens its screen, from the address bar', async ({ page, login }) => {
  test.setTimeout(120_000)
  await login()
  for (const [path, name] of Object.entries(ROUTES)) {
    await test.step(path, async () => {
      await page.goto(path)
      await expectScreen(page, name)
    })
  }
})

test('so it does with a slash at its end, and inside the application', async ({ page, login }) => {
  await login()
  for (const [path, name] of Object.entries(ROUTES)) {
    await test.step(path, async () => {
      await follow(page, `${path}/`)
      await expectScreen(page, name)
    })
  }
})

test('the root, the cog wheel and unknown paths show the home screen', async ({ page, login }) => {
  await login()
  for (const path of HOME) {
    await test.step(path, async () => {
      await page.goto(path)
      await expectScreen(page, 'Home')
    })
  }
})

test('the dashboard is open to a manager, and home to staff', async ({ page, login }) => {
  await login('manager@maplecourt.example')
  await page.goto('/administration/dashboard')
  await expectScreen(page, 'Homepage')
  await follow(page, '/home')
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(page).toHaveURL(/\/login$/)

  await login('staff@maplecourt.example')
  await page.goto('/administration/dashboard')
  await expectScreen(page, 'Home')
})

test('an account without the permission of the application can only log out', async ({
  page,
  login,
  server,
}) => {
  await login(addAccount(server, null).email)
  for (const path of ['/home', '/games/high-low', '/administration/dashboard']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'No access' })).toBeVisible()
  }
  const main = page.getByRole('main')
  await expect(main.getByRole('button')).toHaveText(['Logout'])
  await main.getByRole('button', { name: 'Logout' }).click()
  await main.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('a permission that was taken away is gone with the next lookup', async ({
  page,
  login,
  server,
}) => {
  const { email, id } = addAccount(server, 'manager')
  await login(email)
  await page.goto('/administration/dashboard')
  await expectScreen(page, 'Homepage')
  setRole(server, id, 'staff')
  await page.reload()
  await expectScreen(page, 'Home')
})

const setRole = ({ database }: Server, id: string, role: string) =>
  database((db) => db.prepare('update accounts set role = ? where id = ?').run(role, id))

test('the buttons of the home screen lead to the right places', async ({ page, login }) => {
  await login()
  for (const [name, path] of [
    ['Morning Meeting', '/presentation/morning-meeting'],
    ['Afternoon Meeting', '/presentation/afternoon-meeting'],
    ['Exercise', '/exercise'],
    ['Life Long Learning', '/life-long-learning'],
    ['Music Player', '/music-selector'],
    ['Games', '/games'],
    ['Karaoke', '/karaoke-resources'],
    ['Videos', '/video-resources'],
  ] as const) {
    await page.getByRole('main').getByRole('button', { name, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expectScreen(page, ROUTES[path])
    await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL('/home')
    await expectScreen(page, 'Home')
  }
})

test('the buttons of the resource selector lead to the right places', async ({ page, login }) => {
  await login()
  for (const [name, path] of [
    ['Printable Activities', '/printable-activities'],
    ['Planning Tools', '/planning-tools'],
    ['Training and In-services', '/training'],
  ] as const) {
    await page.getByRole('navigation').getByRole('link', { name: 'Resources' }).click()
    await expect(page).toHaveURL('/resource-selector')
    await page.getByRole('main').getByRole('button', { name }).click()
    await expect(page).toHaveURL(path)
    await expectScreen(page, ROUTES[path])
    await page.getByRole('button', { name: 'Back to resources' }).click()
    await expect(page).toHaveURL('/resource-selector')
  }
})

test('the back and forward buttons of the browser go from screen to screen', async ({
  page,
  login,
}) => {
  await login()
  await page.getByRole('button', { name: 'Games' }).click()
  await page.getByRole('button', { name: /^High Low/ }).click()
  await expect(page.getByRole('dialog', { name: 'Welcome to High Low' })).toBeVisible()
  await page.goBack()
  await expectScreen(page, 'Games')
  await page.goBack()
  await expectScreen(page, 'Home')
  await page.goForward()
  await page.goForward()
  await expect(page.getByRole('dialog', { name: 'Welcome to High Low' })).toBeVisible()
})

test('each screen arrives with its own part of the program', async ({ page, login }) => {
  const arrived = new Map<string, Promise<string>>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) arrived.set(pathname, response.text())
  })
  const program = async () => (await Promise.all(arrived.values())).join('\n')

  await login()
  await expectScreen(page, 'Home')
  for (const [path, words] of [
    ['/games', 'The games could not be loaded.'],
    ['/games/high-low', 'Earlier guesses'],
    ['/games/finish-line', 'Next Finish Line'],
    ['/resource-selector', 'Short guides for staff'],
    ['/quiz-show', 'There is no quiz show yet.'],
    ['/forgot-your-password', 'Need Help?'],
  ] as const) {
    expect(await program(), `before ${path}`).not.toContain(words)
    if (!(path in ROUTES)) continue
    await follow(page, path)
    await expectScreen(page, ROUTES[path as keyof typeof ROUTES])
    expect(await program(), `at ${path}`).toContain(words)
  }
})
