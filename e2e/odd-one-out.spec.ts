import type { Page } from '@playwright/test'
import { listen } from './announcements.ts'
import { facesOn, figureOn, startOnClock } from './faces.ts'
import { expect, test } from './logged-in.ts'
import { PLAYERS } from './players.ts'

const WRONG = 'Not that one. That picture is there twice.'
const LOST = 'Looks like you ran out of time! Please select Restart Game to play again.'
const won = (incorrect: number) =>
  `Congratulations! You found the odd one out. Incorrect attempts: ${incorrect}.`

const onPage = (page: Page) => ({
  welcome: page.getByRole('dialog', { name: 'Welcome to Odd One Out' }),
  tiles: page.locator('[data-board]').getByRole('button'),
  message: page.getByRole('status').filter({ hasText: /./ }).first(),
  again: page.getByRole('button', { name: 'Restart Game' }),
})

/** The name that is heard once, and one that is heard twice. */
async function oddOn(page: Page): Promise<[odd: string, paired: string]> {
  const faces = await facesOn(page, 9)
  const isOdd = (name: string) => faces.filter((each) => each === name).length === 1
  expect(new Set(faces).size).toBe(5)
  return [faces.find(isOdd) ?? '', faces.find((name) => !isOdd(name)) ?? '']
}

test.beforeEach(async ({ page }) => {
  const asked = page.waitForRequest('**/api/parlour/get_icons/**')
  await page.goto('/games/odd-one-out')
  expect(new URL((await asked).url()).search).toBe('?active=True')
  await expect(onPage(page).welcome).toBeVisible()
})

for (const [way, playerOn] of Object.entries(PLAYERS)) {
  test(`a game is won ${way}, and started again`, async ({ page }) => {
    const player = await playerOn(page)
    await player.press('Start Game')
    const [odd, paired] = await oddOn(page)
    await player.press(paired)
    await expect.poll(player.said).toBe(WRONG)
    await expect(figureOn(page, 'Incorrect')).toHaveText('1')
    await player.press(odd)
    await expect.poll(player.said).toBe(won(1))
    await expect(figureOn(page, 'Time Remaining')).toBeHidden()
    await player.press('Restart Game')
    await player.press((await oddOn(page))[0])
    await expect.poll(player.said).toContain(won(0))
  })
}

test('a wrong tile says so, and only the last one', async ({ page }) => {
  const { tiles } = onPage(page)
  await page.getByRole('button', { name: 'Start Game' }).click()
  const [odd] = await oddOn(page)
  const wrong = (await facesOn(page, 9)).flatMap((name, at) => (name === odd ? [] : [at]))
  for (const at of wrong.slice(0, 2)) await tiles.nth(at).press('Enter')
  await expect(tiles.nth(wrong[0] ?? 0)).not.toHaveAccessibleName(/not right/)
  await expect(tiles.nth(wrong[1] ?? 0)).toHaveAccessibleName(/not right$/)
  await expect(figureOn(page, 'Incorrect')).toHaveText('2')
})

test('after 60 seconds the game is lost, and each event is announced once', async ({ page }) => {
  const { message, again, tiles } = onPage(page)
  await startOnClock(page, 'Start Game')
  const [odd, paired] = await oddOn(page)
  await expect(figureOn(page, 'Time Remaining')).toHaveText('1:00')
  const announced = await listen(page)
  await tiles
    .filter({ has: page.getByRole('img', { name: paired }) })
    .first()
    .press('Enter')
  await page.clock.runFor(59_000)
  await expect(figureOn(page, 'Time Remaining')).toHaveText('0:01')
  await page.clock.runFor(1_100)
  await expect(message).toHaveText(LOST)
  const oddTile = page.getByRole('button', { name: new RegExp(`^${odd}.*right`) })
  await expect(oddTile).toBeDisabled()
  expect(await announced()).toEqual([WRONG, '30 seconds left.', '10 seconds left.', LOST])

  await again.press('Enter')
  await expect(figureOn(page, 'Time Remaining')).toHaveText('1:00')
  await expect(figureOn(page, 'Incorrect')).toHaveText('0')
})
