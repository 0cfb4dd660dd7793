import type { Page } from '@playwright/test'
import { listen } from './announcements.ts'
import { expect, test } from './logged-in.ts'
import { PLAYERS, says } from './players.ts'
import { plantSeed } from './seed.ts'

/** With this seed there are 10 red, 9 blue and 8 green cells. */
const SEED = 504
const INSTRUCTION =
  'Which color is there most of? Count the cells and choose the color. You have 60 seconds.'
const won = (incorrect: number) =>
  `Right, red is the most. There are 10 red cells. Incorrect tries: ${incorrect}.`

const onPage = (page: Page) => ({
  start: page.getByRole('button', { name: 'Start', exact: true }),
  choices: page.getByRole('group', { name: 'Which color is there most of?' }),
  choice: (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) }),
  rows: page.getByRole('list', { name: /^Row \d of \d$/ }),
  figure: (label: string) => page.locator(`dt:text-is("${label}") + dd`),
  message: page.getByRole('status').filter({ hasText: /./ }),
})

test.beforeEach(async ({ page }) => {
  await page.goto('/games/color-count')
  await expect(page.getByRole('dialog', { name: 'Welcome to Color Count' })).toBeVisible()
  await plantSeed(page, SEED)
})

for (const [way, playerOn] of Object.entries(PLAYERS)) {
  test(`a game is won ${way}, and played again`, async ({ page }) => {
    const player = await playerOn(page)
    const { figure, choices } = onPage(page)
    await player.press('Start')
    await player.press('Green')
    await says(player, 'Not green. Another color has more cells.')
    await player.press('Hint')
    await says(player, 'There are 10 red cells.')
    await player.press('Hint')
    await says(player, 'There are 9 blue cells.')
    await player.press('Red')
    await says(player, won(1))
    await expect(choices.getByRole('button')).toHaveText([/^Red10/, /^Blue9/, /^Green8/])
    await expect(figure('Games won')).toHaveText('1')
    await player.press('Restart')
    await expect(figure('Incorrect')).toHaveText('0')
    await expect(choices.getByRole('button')).toHaveText(['Red', 'Blue', 'Green'])
  })
}

test('the cells are read row by row, and are no controls', async ({ page }) => {
  const { start, rows } = onPage(page)
  await start.click()
  await expect(rows).toHaveCount(4)
  const cells = rows.getByRole('listitem')
  await expect(cells).toHaveCount(27)
  const read = await cells.allInnerTexts()
  const count = (words: string) => read.filter((text) => text.trim() === words).length
  expect(['Red diamond', 'Blue square', 'Green triangle'].map(count)).toEqual([10, 9, 8])
  await expect(cells.getByRole('button')).toHaveCount(0)
})

test('the shapes can be switched off', async ({ page }) => {
  const { start, rows } = onPage(page)
  await page.getByRole('checkbox', { name: 'Show shapes' }).uncheck()
  await start.click()
  await expect(rows.locator('path')).toHaveCount(0)
  await expect(rows.getByRole('listitem').filter({ hasText: /^Red\s*$/ })).toHaveCount(10)
})

test('R, B and G are keys of the colors; a wrong one is marked', async ({ page }) => {
  const { start, choice, figure, message } = onPage(page)
  await start.click()
  for (const key of ['x', '1', 'Control+b']) await page.keyboard.press(key)
  await expect(figure('Incorrect')).toHaveText('0')
  await page.keyboard.press('g')
  await expect(choice('Green')).toHaveAccessibleName(/^Green ?, not right$/)
  await page.keyboard.press('b')
  await expect(figure('Incorrect')).toHaveText('2')
  await page.keyboard.press('r')
  await expect(message).toContainText(won(2))
  await expect(choice('Red')).toHaveAccessibleName(/^Red ?10 ?, right$/)
})

test('each event is announced once', async ({ page }) => {
  const { start, choice } = onPage(page)
  const announced = await listen(page)
  await start.click()
  await expect.poll(announced).toEqual([INSTRUCTION])
  await choice('Blue').click()
  await page.getByRole('button', { name: 'Hint' }).click()
  await choice('Red').click()
  await expect
    .poll(announced)
    .toEqual([
      INSTRUCTION,
      'Not blue. Another color has more cells.',
      'There are 10 red cells.',
      won(1),
    ])
})

test('the game is lost after 60 seconds, and tells the counts', async ({ page }) => {
  await page.clock.install({ time: new Date('2030-01-01T10:00:00') })
  await page.reload()
  const { start, choice, figure, message } = onPage(page)
  await expect(start).toBeVisible()
  await plantSeed(page, SEED)
  await page.clock.pauseAt(new Date('2030-01-01T10:01:00'))
  await start.click()
  await expect(figure('Time Remaining')).toHaveText('1:00')
  await page.clock.runFor(59_900)
  await expect(message).toHaveText('10 seconds left.')
  await page.clock.runFor(200)
  await expect(message).toHaveText('Looks like you ran out of time! Press Restart to play again.')
  await expect(choice('Green')).toHaveAccessibleName(/^Green ?8$/)
  await expect(choice('Green')).toBeDisabled()
  await page.getByRole('button', { name: 'Restart' }).click()
  await expect(choice('Green')).toBeEnabled()
})
