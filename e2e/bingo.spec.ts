import type { Page } from '@playwright/test'
import { listen } from './announcements.ts'
import { BINGO_AFTER_SEVEN, playTo } from './bingo-hall.ts'
import { expect, test } from './logged-in.ts'
import { PLAYERS } from './players.ts'
import { plantSeed } from './seed.ts'

const WON = 'Bingo! Row 3 is full.'
const BALL = /^[BINGO] \d+$/

const onPage = (page: Page) => ({
  start: page.getByRole('button', { name: 'Start Game' }),
  bySelf: page.getByRole('checkbox', { name: 'Call each ball myself' }),
  callNext: page.getByRole('button', { name: 'Call next ball' }),
  hint: page.getByRole('button', { name: 'Hint' }),
  card: page.getByRole('table', { name: 'Your card' }),
  tile: (name: string | RegExp) => page.getByRole('button', { name }),
  unmarked: page.getByRole('button', { name: /, not marked$/ }),
  earlier: page.getByRole('list', { name: 'Earlier' }).getByRole('listitem'),
  figure: (label: string) => page.locator(`dt:text-is("${label}") + dd`),
  // The number of seconds in the dialog is a status too.
  message: page.locator('[role="status"]').filter({ hasText: /./ }),
})

test.beforeEach(async ({ page }) => {
  await page.goto('/games/bingo')
  await expect(page.getByRole('dialog', { name: 'Welcome to Bingo' })).toBeVisible()
  await plantSeed(page, BINGO_AFTER_SEVEN)
})

for (const [way, playerOn] of Object.entries(PLAYERS)) {
  test(`a game is won ${way}, and played again`, async ({ page }) => {
    const { bySelf, tile, unmarked, figure } = onPage(page)
    const player = await playerOn(page)
    await bySelf.check()
    await player.press('Start Game')
    for (let ball = 0; ball < 7; ball++) {
      await player.press('Call next ball')
      await expect.poll(player.said).toMatch(BALL)
      const called = await player.said()
      if (!(await tile(`${called}, not marked`).isVisible())) continue
      await player.press(`${called}, not marked`)
      await expect(tile(`${called}, marked`)).toBeVisible()
    }
    await expect.poll(player.said).toBe(WON)
    await expect(unmarked).toHaveCount(20)
    await expect(figure('Games won')).toHaveText('1')
    await player.press('Restart Game')
    await expect(unmarked).toHaveCount(24)
  })
}

test('the card is a table with columns B I N G O, 24 numbers and FREE', async ({ page }) => {
  const { bySelf, start, card, tile } = onPage(page)
  await bySelf.check()
  await start.click()
  await expect(card.getByRole('columnheader')).toHaveText(['B', 'I', 'N', 'G', 'O'])
  await expect(card.getByRole('row')).toHaveCount(6)
  const names = await card
    .getByRole('button')
    .evaluateAll((all) => all.map((each) => each.ariaLabel))
  expect(names[12]).toBe('FREE, marked')
  for (const [place, name] of names.entries()) {
    if (place !== 12) expect(name).toMatch(new RegExp(`^${'BINGO'[place % 5]} \\d+, not marked$`))
  }
  expect(new Set(names).size).toBe(25)
  await expect(tile('FREE, marked')).toBeDisabled()
})

test('a ball is called every so many seconds, and a pause stops the calls', async ({ page }) => {
  await page.clock.install({ time: new Date('2030-01-01T10:00:00') })
  await page.reload()
  const { start, message, figure, earlier } = onPage(page)
  await expect(page.getByLabel('Seconds between calls: 5', { exact: true })).toBeVisible()
  for (let press = 0; press < 7; press++) {
    await page.getByRole('button', { name: 'Seconds between calls: less' }).press('Enter')
  }
  await page.getByRole('button', { name: 'Seconds between calls: more' }).press('Enter')
  await page.clock.pauseAt(new Date('2030-01-01T10:01:00'))
  await start.press('Enter')
  await expect(figure('Next ball')).toHaveText('0:02')
  const heard = await listen(page)
  await page.clock.runFor(1900)
  expect(await heard()).toEqual([])
  await page.clock.runFor(200)
  await expect(message).toHaveText(BALL)
  await page.getByRole('button', { name: 'Pause' }).press('Enter')
  await page.clock.runFor(20_000)
  await page.getByRole('button', { name: 'Continue' }).press('Enter')
  await expect(earlier).toHaveCount(0)
  await page.clock.runFor(14_000)
  await expect(earlier).toHaveCount(5)
  const balls = await heard()
  expect(balls).toHaveLength(8)
  expect(new Set(balls).size).toBe(8)
  await expect(earlier).toHaveText(balls.slice(2, 7).reverse())
})

test('only the tile of the last ball can be marked', async ({ page }) => {
  const { bySelf, start, callNext, unmarked, message } = onPage(page)
  await bySelf.check()
  await start.click()
  const name = (await unmarked.last().getAttribute('aria-label'))?.split(',')[0]
  await unmarked.last().click()
  await expect(message).toHaveText('No ball has been called yet.')
  await callNext.click()
  await expect(message).toHaveText(BALL)
  const ball = await message.innerText()
  await unmarked.last().click()
  await expect(message).toHaveText(`${name} is not the last ball. The last ball is ${ball}.`)
  await expect(unmarked).toHaveCount(24)
})

test('a hint shows the tile of the last ball', async ({ page }) => {
  const { bySelf, start, callNext, hint, tile, message } = onPage(page)
  await bySelf.check()
  await start.click()
  for (let ball = 0; ball < 3; ball++) {
    await callNext.press('Enter')
    await expect(message).toHaveText(BALL)
    const called = await message.innerText()
    const isOnCard = await tile(`${called}, not marked`).isVisible()
    await hint.press('Enter')
    await expect(message).toHaveText(`${called} is ${isOnCard ? '' : 'not '}on your card.`)
    await expect(tile(/hint$/)).toHaveCount(isOnCard ? 1 : 0)
  }
})

test('arrows go through the card, and N calls the next ball', async ({ page }) => {
  const { bySelf, start, unmarked, message } = onPage(page)
  await bySelf.check()
  await start.click()
  await page.keyboard.press('n')
  await expect(message).toHaveText(BALL)
  await unmarked.first().focus()
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowUp']) {
    await page.keyboard.press(key)
  }
  await expect(unmarked.nth(8)).toBeFocused()
})

test('each event is announced once', async ({ page }) => {
  const { bySelf, start, callNext } = onPage(page)
  await bySelf.check()
  await start.click()
  await expect(callNext).toBeVisible()
  const announced = await listen(page)
  await playTo(page, 7)
  await expect.poll(announced).toHaveLength(11)
  const said = await announced()
  expect(said.filter((words) => BALL.test(words))).toHaveLength(7)
  expect(said.filter((words) => words.endsWith(' is marked.'))).toHaveLength(3)
  expect(said.at(-1)).toBe(WON)
})
