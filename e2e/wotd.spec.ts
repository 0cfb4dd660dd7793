import type { Page } from '@playwright/test'
import { readerOf } from './accessibility-tree.ts'
import { listen } from './announcements.ts'
import { expect, test } from './logged-in.ts'
import { PLAYERS } from './players.ts'

const WON = 'Good job! The word was apple'
const LOST = 'Nice Try! The word was apple'
const WRONG = ['paper', 'plant', 'ample', 'maple', 'amble']
const FIRST_LINE =
  'Line 1: P elsewhere in the word, A elsewhere in the word, P in place, E elsewhere in the word, R not in it.'

const onPage = (page: Page) => ({
  welcome: page.getByRole('dialog', { name: 'Welcome to Word of the Day' }),
  button: (name: string) => page.getByRole('button', { name, exact: true }),
  line: (at: number) =>
    page
      .getByRole('table', { name: 'Guesses' })
      .getByRole('row')
      .nth(at - 1),
  message: page.getByRole('status').filter({ hasText: /./ }),
  fresh: page.getByRole('status').locator('[data-fresh="true"]'),
})

/** The letters of a line. */
const written = (page: Page, line: number) =>
  onPage(page)
    .line(line)
    .getByRole('cell')
    .evaluateAll((cells) => cells.map((cell) => cell.textContent?.[0] ?? '').join(''))

/** Types a word and enters it, and waits for what is said. */
async function guess(page: Page, word: string, said: string | RegExp): Promise<void> {
  await page.keyboard.type(word)
  await page.keyboard.press('Enter')
  await expect(onPage(page).message).toContainText(said)
}

test.beforeEach(async ({ page }) => {
  await page.route('**/api/parlour/get_word_of_the_day/?active=True', (route) =>
    route.fulfill({ json: [{ id: 'apple', word: 'apple' }] }),
  )
  // A dictionary that does not know this one word.
  await page.route('**/api/dictionary/entries/en/*/', (route) =>
    route.request().url().endsWith('/wwwww/')
      ? route.fulfill({ status: 404, json: { detail: 'Unknown' } })
      : route.fulfill({ json: [{ word: 'known' }] }),
  )
  await page.goto('/games/wotd')
  await expect(onPage(page).welcome).toBeVisible()
})

for (const [way, playerOn] of Object.entries(PLAYERS)) {
  test(`the word is found ${way}`, async ({ page }) => {
    const player = await playerOn(page)
    const enter = async (word: string) => {
      for (const letter of word.toUpperCase()) await player.press(new RegExp(`^${letter}( |$)`))
      await player.press('Enter')
    }
    await player.press('Start Game')
    await enter('pape')
    await expect.poll(player.said).toContain('Wrong word length')
    await player.press('Backspace')
    await enter('er')
    await expect.poll(player.said).toContain(FIRST_LINE)
    await enter('apple')
    await expect.poll(player.said).toContain(WON)
    await expect(onPage(page).button('Reset Game')).toBeVisible()
  })
}

test('a fifth line without the word loses; the sixth shows it; Reset Game clears all', async ({
  page,
}) => {
  const { button, line, fresh } = onPage(page)
  const tomorrow = page.getByText('Try again tomorrow!')
  const reader = await readerOf(page)
  await button('Start Game').click()
  for (const [at, word] of WRONG.entries()) {
    const html = await page.locator('main').evaluate((element) => element.outerHTML)
    for (const text of [html, await reader.everything()]) expect(text).not.toMatch(/apple/i)
    await expect(tomorrow).toBeHidden()
    await guess(page, word, at === 4 ? LOST : `Line ${at + 1}:`)
  }
  await expect(fresh).toHaveText(LOST)
  await expect(line(6).getByRole('rowheader')).toHaveText('The word')
  expect(await written(page, 6)).toBe('APPLE')
  await expect(tomorrow).toBeVisible()
  await expect(button('Enter')).toBeDisabled()

  await button('Reset Game').click()
  expect(await written(page, 1)).toBe('')
  await expect(tomorrow).toBeHidden()
  await page.reload()
  await expect(page.getByText('Line 1 of 5')).toBeVisible()
})

test('a refused word stays to be changed; without a dictionary no word is known', async ({
  page,
}) => {
  const { button, message } = onPage(page)
  await button('Start Game').click()
  await guess(page, 'wwwww', 'Word not in dictionary')
  await page.keyboard.press('Backspace')
  expect(await written(page, 1)).toBe('WWWW')
  for (let letter = 0; letter < 4; letter++) await page.keyboard.press('Backspace')
  await page.route('**/api/dictionary/**', (route) => route.abort())
  // The words of the refusal before still stand there: the new one has come when the call has failed.
  const failed = page.waitForEvent('requestfailed')
  await guess(page, 'wrong', 'Word not in dictionary')
  await failed
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await page.unroute('**/api/dictionary/**')
  await page.keyboard.press('Enter')
  await expect(message).toHaveText(/^Line 1: W not in it/)
})

test('what was refused stands out for 5 seconds, the end for 10', async ({ page }) => {
  await page.clock.install({ time: new Date('2030-01-01T11:59:00') })
  await page.reload()
  await expect(onPage(page).welcome).toBeVisible()
  await page.clock.pauseAt(new Date('2030-01-01T12:00:00'))
  const { button, fresh } = onPage(page)
  await button('Start Game').click()
  await guess(page, 'wwwww', 'Word not in dictionary')
  await page.clock.runFor(4500)
  await expect(fresh).toHaveText('Word not in dictionary')
  await page.clock.runFor(600)
  await expect(fresh).toBeHidden()
  for (let letter = 0; letter < 5; letter++) await page.keyboard.press('Backspace')
  await guess(page, 'apple', WON)
  await page.clock.runFor(9500)
  await expect(fresh).toHaveText(WON)
  await page.clock.runFor(600)
  await expect(fresh).toBeHidden()
})

test('the progress is there after a reload, and gone on another day', async ({ page }) => {
  await page.clock.install({ time: new Date('2030-05-04T10:00:00') })
  await page.reload()
  const { button, line, welcome, message } = onPage(page)
  await button('Start Game').click()
  await guess(page, 'paper', FIRST_LINE)
  await page.keyboard.type('pl')
  await page.reload()
  await expect(message).toHaveText(FIRST_LINE)
  await expect(welcome).toBeHidden()
  expect([await written(page, 1), await written(page, 2)]).toEqual(['PAPER', 'PL'])
  await expect(page.getByRole('button', { name: 'P in place' })).toBeVisible()
  await page.keyboard.press('Backspace')
  await guess(page, 'anel', /^Line 2:/)
  await guess(page, 'apple', WON)
  await page.reload()
  await expect(message).toHaveText(WON)
  expect(await written(page, 6)).toBe('APPLE')

  await page.clock.setSystemTime(new Date('2030-05-05T10:00:00'))
  await page.reload()
  await expect(welcome).toBeVisible()
  await button('Start Game').click()
  await expect(line(1)).toBeVisible()
  expect(await written(page, 1)).toBe('')
})

test('Enter ends the line that is typed, also when a key has the focus', async ({ page }) => {
  const { button, message } = onPage(page)
  await button('Start Game').click()
  await button('P').click()
  await expect(button('P')).toBeFocused()
  await page.keyboard.type('aper')
  await page.keyboard.press('Enter')
  await expect(message).toHaveText(FIRST_LINE)
})

test('each letter tells its state by shape and word', async ({ page }) => {
  const { button, line } = onPage(page)
  await button('Start Game').click()
  await guess(page, 'paper', FIRST_LINE)
  const cells = line(1).getByRole('cell')
  await expect(cells).toHaveText([
    'P elsewhere in the word',
    'A elsewhere in the word',
    'P in place',
    'E elsewhere in the word',
    'R not in it',
  ])
  for (const [letter, name] of [
    [cells.nth(2), 'P in place'],
    [cells.nth(1), 'A elsewhere in the word'],
    [cells.nth(4), 'R not in it'],
  ] as const) {
    for (const each of [letter, button(name)]) {
      const style = await each.evaluate((element) => getComputedStyle(element))
      expect(style.borderStyle).toBe(name.startsWith('A') ? 'dashed' : 'solid')
      expect(style.textDecorationLine).toBe(name.startsWith('R') ? 'line-through' : 'none')
      await expect(each.locator('svg')).toHaveCount(name.startsWith('P') ? 1 : 0)
    }
  }
})

test('each event is announced once', async ({ page }) => {
  const { button, line } = onPage(page)
  await button('Start Game').click()
  await expect(line(1)).toBeVisible()
  const announced = await listen(page)
  await guess(page, 'pap', 'Wrong word length')
  await guess(page, 'er', FIRST_LINE)
  await guess(page, 'apple', WON)
  expect(await announced()).toEqual(['Wrong word length', FIRST_LINE, WON])
})
