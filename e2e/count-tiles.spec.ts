import type { Page } from '@playwright/test'
import { listen } from './announcements.ts'
import { expect, test } from './logged-in.ts'
import { PLAYERS } from './players.ts'

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8]
const INSTRUCTION = 'Tap the eight tiles in order, from 1 to 8. You have 60 seconds.'
const INCORRECT = 'Not that one. You can try again or ask for a hint.'
const RAN_OUT = 'Looks like you ran out of time! Press Restart Game to play again.'
const won = (incorrect: number) =>
  `All 8 tiles are in order. Well done. Incorrect attempts: ${incorrect}.`

const onPage = (page: Page) => ({
  start: page.getByRole('button', { name: 'Start Game' }),
  restart: page.getByRole('button', { name: 'Restart Game' }),
  tile: (number: number) => page.getByRole('button', { name: new RegExp(`^${number}\\b`) }),
  tiles: page.getByRole('button', { name: /^\d/ }),
  figure: (label: string) => page.locator(`dt:text-is("${label}") + dd`),
  message: page.getByRole('status').filter({ hasText: /./ }),
})

test.beforeEach(async ({ page }) => {
  await page.goto('/games/count-tiles')
  await expect(page.getByRole('dialog', { name: 'Welcome to Count Tiles' })).toBeVisible()
})

for (const [way, playerOn] of Object.entries(PLAYERS)) {
  test(`a game is won ${way}, and played again`, async ({ page }) => {
    const player = await playerOn(page)
    const { figure, tiles } = onPage(page)
    await player.press('Start Game')
    for (const number of NUMBERS) {
      if (number === 3) {
        await player.press('8')
        await expect.poll(player.said).toBe(INCORRECT)
      }
      await player.press(`${number}`)
      if (number < 8) {
        await expect.poll(player.said).toBe(`${number} correct. ${8 - number} left.`)
      }
    }
    await expect.poll(player.said).toBe(won(1))
    await expect(figure('Correct')).toHaveText('8 / 8')
    await expect(figure('Incorrect')).toHaveText('1')
    await expect(figure('Games won')).toHaveText('1')
    await player.press('Restart Game')
    await expect(figure('Correct')).toHaveText('0 / 8')
    await expect(tiles).toHaveCount(8)
  })
}

test('digits are keys of the tiles', async ({ page }) => {
  const { start, message, figure } = onPage(page)
  await start.click()
  await page.keyboard.press('5')
  await expect(message).toHaveText(INCORRECT)
  for (const key of ['x', '0', '9', 'Control+1']) await page.keyboard.press(key)
  await expect(figure('Incorrect')).toHaveText('1')
  await expect(figure('Correct')).toHaveText('0 / 8')
  for (const number of NUMBERS) await page.keyboard.press(`${number}`)
  await expect(message).toHaveText(won(1))
})

test('a tile that is right turns green, stays in its place and is told by a word', async ({
  page,
}) => {
  const { start, tile, tiles } = onPage(page)
  await start.click()
  const places = () =>
    tiles.evaluateAll((all) => all.map((each) => JSON.stringify(each.getBoundingClientRect())))
  const before = await places()
  const white = await tile(2).evaluate((each) => getComputedStyle(each).backgroundColor)
  await tile(1).click()
  await expect(tile(1)).toHaveAccessibleName(/^1 ?, right$/)
  await expect(tile(1)).not.toHaveCSS('background-color', white)
  expect(await places()).toEqual(before)
  await page.getByRole('button', { name: 'Hint' }).click()
  await expect(tile(2)).toHaveAccessibleName(/^2 ?, hint$/)
  expect(await places()).toEqual(before)
})

test('each event is announced once', async ({ page }) => {
  const { start, tile } = onPage(page)
  const announced = await listen(page)
  await start.click()
  await expect.poll(announced).toEqual([INSTRUCTION])
  await tile(1).click()
  await tile(3).click()
  await page.getByRole('button', { name: 'Hint' }).click()
  for (const number of NUMBERS.slice(1)) await tile(number).click()
  await expect
    .poll(announced)
    .toEqual([
      INSTRUCTION,
      '1 correct. 7 left.',
      INCORRECT,
      'Next is 2.',
      ...[2, 3, 4, 5, 6, 7].map((number) => `${number} correct. ${8 - number} left.`),
      won(1),
    ])
})

test('the game is lost after 60 seconds, and can be restarted', async ({ page }) => {
  await page.clock.install({ time: new Date('2030-01-01T10:00:00') })
  await page.reload()
  const { start, restart, tile, figure, message } = onPage(page)
  await expect(start).toBeVisible()
  await page.clock.pauseAt(new Date('2030-01-01T10:01:00'))
  await start.click()
  await expect(figure('Time Remaining')).toHaveText('1:00')
  await page.clock.runFor(30_000)
  await expect(message).toHaveText('30 seconds left.')
  await page.clock.runFor(20_000)
  await expect(message).toHaveText('10 seconds left.')
  await page.clock.runFor(9900)
  await expect(tile(1)).toBeEnabled()
  await page.clock.runFor(200)
  await expect(message).toHaveText(RAN_OUT)
  await expect(tile(1)).toBeDisabled()
  await restart.click()
  await expect(figure('Time Remaining')).toHaveText('1:00')
  await expect(tile(1)).toBeEnabled()
})
