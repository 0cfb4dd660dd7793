import type { Page } from '@playwright/test'
import { expect, test } from './logged-in.ts'

const game = (name: string, category: string, difficulty: string, url = `/games/${name}`) => ({
  key: name,
  name,
  category,
  difficulty,
  url,
})
const answer = (page: Page, json: unknown) =>
  page.route('**/api/parlour/get_game_list/', (route) => route.fulfill({ json }))

test('the list opens every game', async ({ page }) => {
  const reply = page.waitForResponse('**/api/parlour/get_game_list/')
  await page.goto('/games')
  const games: { name: string; url: string }[] = await (await reply).json()
  expect(games.length).toBe(19)
  for (const { name, url } of games) {
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page).toHaveURL(url)
    await expect(page).toHaveTitle(/^(?!Games).+ - Maple Court$/)
    await page.goto('/games')
  }
})

test('categories stand in order, Just for Fun last; games by name', async ({ page }) => {
  await answer(page, [
    game('Whist', 'Just for Fun', 'Easy'),
    game('Bingo', 'Just for Fun', 'Easy'),
    game('Sums', 'Numbers', 'Hard'),
    game('Rhymes', 'Words', 'Medium'),
    game('Pairs', 'Memory', 'Very Hard'),
  ])
  await page.goto('/games')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Memory',
    'Numbers',
    'Words',
    'Just for Fun',
  ])
  await expect(page.getByRole('listitem')).toHaveText([/Pairs/, /Sums/, /Rhymes/, /Bingo/, /Whist/])
})

test('the filters show one difficulty, and Clear shows all', async ({ page }) => {
  await answer(page, [
    game('Bingo', 'Just for Fun', 'Easy'),
    game('Sums', 'Numbers', 'Hard'),
    game('Pairs', 'Memory', 'Very Hard'),
  ])
  await page.goto('/games')
  const filter = (name: string) => page.getByRole('button', { name, exact: true })
  await filter('Hard').click()
  await expect(page.getByRole('listitem')).toHaveText([/Sums/])
  await expect(filter('Hard')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('status').filter({ hasText: '1 game' })).toHaveCount(1)
  await filter('Medium').click()
  await expect(page.getByRole('listitem')).toHaveCount(0)
  await expect(page.getByText('No game has this difficulty.')).toBeVisible()
  await filter('Clear').click()
  await expect(page.getByRole('listitem')).toHaveCount(3)
})

test('a category folds, by tap and by keys', async ({ page }) => {
  await answer(page, [game('Sums', 'Numbers', 'Hard')])
  await page.goto('/games')
  const heading = page.getByRole('heading', { name: 'Numbers' })
  await heading.click()
  await expect(page.getByRole('button', { name: 'Sums' })).toBeHidden()
  await page.locator('summary').press('Enter')
  await expect(page.getByRole('button', { name: 'Sums' })).toBeVisible()
})

test("another site's game opens in the frame, which is as high as the window less 150 px", async ({
  page,
}) => {
  await page.route('https://games.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Chess</h1>' }),
  )
  await answer(page, [game('Chess', 'Just for Fun', 'Hard', 'https://games.example/chess?a=1&b=2')])
  await page.goto('/games')
  await page.getByRole('button', { name: 'Chess' }).click()
  await expect(page).toHaveURL(
    '/games/external-games?game_url=https%3A%2F%2Fgames.example%2Fchess%3Fa%3D1%26b%3D2',
  )
  const frame = page.locator('iframe')
  await expect(frame).toHaveAttribute('src', 'https://games.example/chess?a=1&b=2')
  await expect(page.frameLocator('iframe').getByRole('heading')).toHaveText('Chess')
  await expect(frame).toHaveAttribute('height', '618')
  await page.setViewportSize({ width: 768, height: 1024 })
  await expect(frame).toHaveAttribute('height', '874')
  await page.getByRole('button', { name: 'Leave the game' }).click()
  await expect(page).toHaveURL('/games')
})

const REFUSED = [
  '',
  'javascript:alert(1)//https://',
  'JaVa\tscript:alert(1)//https',
  ' data:text/html,https',
  'blob:https://games.example/1',
  '//games.example/https',
  'http://games.example/https',
  'https://mary:secret@games.example/',
  'vbscript:https',
]
test('no other address is framed', async ({ page, server }) => {
  for (const address of [...REFUSED, `${server.url('maple')}/home?https`]) {
    await page.goto(`/games/external-games?game_url=${encodeURIComponent(address)}`)
    await expect(page.getByRole('alert')).toHaveText('This game cannot be shown.')
    await expect(page.locator('iframe')).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'Back to games' }).click()
  await expect(page).toHaveURL('/games')
})

test.describe('a framed game', () => {
  // Each thing it tries is told as an error.
  test.use({ expectedErrors: /sandboxed|Blocked|favicon/ })

  test('cannot leave its frame, nor open others', async ({ page }) => {
    await page.route('https://games.example/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<script>
        try { top.location = 'https://games.example/taken' } catch {}
        const opened = window.open('https://games.example/popup')
        let stored = 'none'
        try { stored = parent.localStorage.token } catch {}
        document.title = [opened === null, stored, document.referrer].join('|')
        document.write('<p>' + document.title + '</p>')
      </script>`,
      }),
    )
    await page.goto('/games/external-games?game_url=https%3A%2F%2Fgames.example%2F')
    await expect(page.frameLocator('iframe').locator('p')).toHaveText('true|none|')
    await expect(page).toHaveURL(/external-games/)
    expect(page.context().pages()).toHaveLength(1)
  })
})

test('the chooser leads to the two games of Category Sorts', async ({ page }) => {
  await page.goto('/games/category-sorts-select')
  await page.getByRole('button', { name: 'Word Match' }).click()
  await expect(page).toHaveURL('/games/category-sorts')
  await page.goBack()
  await page.getByRole('button', { name: 'Image Match' }).click()
  await expect(page).toHaveURL('/games/category-sorts-images')
})

test('a list that is empty, or does not arrive, says so', async ({ page }) => {
  await answer(page, [])
  await page.goto('/games')
  await expect(page.getByText('There are no games here yet.')).toBeVisible()
  await page.route('**/api/parlour/get_game_list/', (route) => route.fulfill({ status: 500 }))
  await page.goto('/games')
  await expect(page.getByRole('alert')).toContainText('could not be loaded')
})
