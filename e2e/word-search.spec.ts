import type { Page } from '@playwright/test'
import { listen } from './announcements.ts'
import { expect, test } from './logged-in.ts'
import { PLAYERS } from './players.ts'

const OWN = {
  id: 'garden',
  name: 'In the Garden',
  url: '/games/word-search/garden',
  grid: ['ROSEQ', 'XAKJL', 'ZWIVI', 'BUTLL', 'TREEY'],
  words: ['ROSE', 'TREE', 'RAIL', 'LILY'],
}
const AWAY = { id: 'away', name: 'Another Site', url: 'https://words.example/' }

/** The first letter of each word, its last, and what is said then. */
const MOVES = [
  ['R, row 1, column 1', 'E, row 1, column 4', 'ROSE found, 3 left.'],
  ['E, row 5, column 4', 'T, row 5, column 1', 'TREE found, 2 left.'],
  ['R, row 1, column 1', 'L, row 4, column 4', 'RAIL found, 1 left.'],
  ['L, row 2, column 5', 'Y, row 5, column 5', ''],
] as const

const onPage = (page: Page) => ({
  search: page.getByRole('button', { name: 'In the Garden /games/word-search/garden' }),
  start: page.getByRole('button', { name: 'Start Game' }),
  letter: (name: string) => page.getByRole('button', { name }),
  message: page.getByRole('status').filter({ hasText: /./ }),
})

test.beforeEach(async ({ page }) => {
  await page.route('**/api/parlour/get_word_search/?active=True', (route) =>
    route.fulfill({ json: [OWN, AWAY] }),
  )
  await page.goto('/games/word-search')
})

for (const [way, playerOn] of Object.entries(PLAYERS)) {
  test(`the words are found ${way}`, async ({ page }) => {
    const player = await playerOn(page)
    await player.press(/^In the Garden/)
    await player.press('Start Game')
    for (const [first, last, words] of MOVES) {
      // A letter of a word that was found says so behind its name.
      await player.press(new RegExp(`^${first}`))
      await player.press(new RegExp(`^${last}`))
      if (words) await expect.poll(player.said).toBe(words)
    }
    await expect(page.getByRole('dialog', { name: 'Well Done!' })).toBeVisible()
  })
}

test('the list shows each word search by name and address', async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'Word Search' })).toBeVisible()
  await expect(onPage(page).search).toBeVisible()
  await page.getByRole('button', { name: 'Another Site https://words.example/' }).click()
  await expect(page).toHaveURL('/games/external-games?game_url=https%3A%2F%2Fwords.example%2F')
})

test('every word search has an address of its own', async ({ page }) => {
  await page.goto(OWN.url)
  await expect(page.getByRole('dialog', { name: 'Welcome to Word Search' })).toBeVisible()
  await page.goto('/games/word-search/nowhere')
  await expect(page.getByText('There is nothing here yet.')).toBeVisible()
})

test('a place that was kept is offered where it belongs', async ({ page }) => {
  const kept = page.getByText('Your place was kept.')
  const other = { ...OWN, id: 'orchard', name: 'In the Orchard', url: '/games/word-search/orchard' }
  await page.route('**/api/parlour/get_word_search/?active=True', (route) =>
    route.fulfill({ json: [OWN, other] }),
  )
  await page.goto(OWN.url)
  await onPage(page).start.click()
  await onPage(page).letter('R, row 1, column 1').click()
  await page.goto(other.url)
  await expect(onPage(page).start).toBeVisible()
  await expect(kept).toBeHidden()
  await page.goto(OWN.url)
  await expect(kept).toBeVisible()
})

test('a list that is empty, or does not arrive, says so', async ({ page }) => {
  const path = '**/api/parlour/get_word_search/**'
  await page.route(path, (route) => route.fulfill({ json: [] }))
  await page.goto('/games/word-search')
  await expect(page.getByText('There are no word searches here yet.')).toBeVisible()
  await page.route(path, (route) => route.fulfill({ status: 500, json: { detail: 'No.' } }))
  await page.goto('/games/word-search')
  await expect(page.getByRole('alert')).toContainText('could not be loaded')
})

test('each event is announced once', async ({ page }) => {
  const { search, start, letter, message } = onPage(page)
  await search.click()
  await start.click()
  await expect(letter('R, row 1, column 1')).toBeVisible()
  const announced = await listen(page)
  const press = (name: string) => letter(name).press('Enter')
  await press('R, row 1, column 1')
  await page.keyboard.press('Escape')
  await press('R, row 1, column 1')
  await press('S, row 1, column 3')
  await page.getByRole('button', { name: 'Hint' }).press('Enter')
  await press('E, row 1, column 4')
  await expect(message).toHaveText('ROSE found, 3 left.')
  expect(await announced()).toEqual([
    'R, first letter. Now tap the last letter.',
    'The letter was put back.',
    'R, first letter. Now tap the last letter.',
    'That is not one of the words. Try again.',
    'ROSE begins in row 1, column 1. Now tap its last letter.',
    'ROSE found, 3 left.',
  ])
})
