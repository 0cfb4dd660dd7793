import type { Page } from '@playwright/test'
import { readerOf } from './accessibility-tree.ts'
import { listen } from './announcements.ts'
import { DRAGS } from './drag.ts'
import { expect, test } from './logged-in.ts'
import { PLAYERS } from './players.ts'

const ROW = { id: 'butter', phrase: 'It is spread on toast', word: 'butter', answer: 'butter' }
const WON = 'That is right. The word is BUTTER.'
const INCORRECT =
  'It looks like something is incorrect. If you need help use the yellow hint button at the top right corner.'

const onPage = (page: Page) => ({
  welcome: page.getByRole('dialog', { name: 'Welcome to Letter Scramble' }),
  wellDone: page.getByRole('dialog', { name: 'Well Done!' }),
  button: (name: string) => page.getByRole('button', { name, exact: true }),
  slots: page.getByRole('region', { name: 'Slots' }).getByRole('button'),
  pool: page.getByRole('region', { name: 'Letters' }),
  letter: (name: string) =>
    page
      .getByRole('region', { name: 'Letters' })
      .getByRole('button', { name, exact: true })
      .first(),
  message: page.getByRole('status').filter({ hasText: /./ }),
  fresh: page.getByRole('status').locator('[data-fresh="true"]'),
  time: page.locator('dt:text-is("Current Time") + dd'),
})

/** The letters in the slots, `-` for an empty one. */
const written = async (page: Page) => {
  const signs = await onPage(page).slots.allInnerTexts()
  return signs.map((sign) => (/[A-Z]/.test(sign) ? sign : '-')).join('')
}

/** Opens the game anew, with a clock that stands still. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2030-01-01T11:59:00') })
  await page.reload()
  await expect(onPage(page).welcome).toBeVisible()
  await page.clock.pauseAt(new Date('2030-01-01T12:00:00'))
}

test.beforeEach(async ({ page }) => {
  await page.route('**/api/parlour/get_letter_scramble/?active=True', (route) =>
    route.fulfill({ json: [ROW] }),
  )
  await page.goto('/games/letter-scramble')
  await expect(onPage(page).welcome).toBeVisible()
})

for (const [way, playerOn] of Object.entries(PLAYERS)) {
  test(`a word is made ${way}`, async ({ page }) => {
    const player = await playerOn(page)
    await player.press('Start Game')
    await player.press('R')
    await expect.poll(player.said).toMatch(/^Slot 1 of 6: R\. So far: R, blank/)
    await player.press('R, slot 1 of 6')
    await expect.poll(player.said).toMatch(/^R was put back\./)
    await player.press('Slot 6 of 6, empty')
    await player.press('R')
    await expect.poll(player.said).toMatch(/^Slot 6 of 6: R\./)
    for (const letter of 'BUTT') await player.press(letter)
    await player.press('E')
    await expect(onPage(page).message).toContainText(WON)
    await expect(onPage(page).wellDone).toContainText('Times played1')
  })
}

for (const [way, dragOn] of Object.entries(DRAGS)) {
  test(`a word is made ${way}`, async ({ page }) => {
    const { button, slots, pool, letter, message, wellDone } = onPage(page)
    const drag = await dragOn(page)
    await button('Start Game').click()
    await drag(letter('B'), slots.nth(1))
    await drag(letter('U'), slots.nth(0))
    await expect.poll(() => written(page)).toBe('UB----')
    await drag(slots.nth(0), slots.nth(1))
    await expect.poll(() => written(page)).toBe('BU----')
    await drag(slots.nth(1), pool)
    await expect(message).toHaveText(/^U was put back\./)
    for (const [at, name] of [...'BUTTER'].entries()) {
      if (at > 0) await drag(letter(name), slots.nth(at))
    }
    await expect(message).toHaveText(WON)
    await expect(wellDone).toBeVisible()
  })
}

test('letters are typed, and Backspace takes the last one back', async ({ page }) => {
  const { button, message, wellDone } = onPage(page)
  await button('Start Game').click()
  await page.keyboard.type('bux')
  await expect(message).toHaveText('There is no unused X.')
  await page.keyboard.type('tr')
  await page.keyboard.press('Backspace')
  expect(await written(page)).toBe('BUT---')
  await page.keyboard.type('ter')
  await expect(wellDone).toBeVisible()
})

test('a wrong word is told of for 5 seconds, and hints put it right', async ({ page }) => {
  await stopClock(page)
  const { button, fresh, message, wellDone } = onPage(page)
  await button('Start Game').click()
  await page.keyboard.type('butret')
  await expect(fresh).toHaveText(INCORRECT)
  await page.clock.runFor(4500)
  await expect(fresh).toHaveText(INCORRECT)
  await page.clock.runFor(1000)
  await expect(fresh).toBeHidden()
  await expect(message).toHaveText(INCORRECT)
  await button('Hint?').click()
  await expect(message).toHaveText(WON)
  await expect(wellDone).toBeVisible()
})

test('the clock starts with the first letter', async ({ page }) => {
  await stopClock(page)
  const { button, time } = onPage(page)
  await page.getByRole('checkbox', { name: 'Current Time' }).check()
  await button('Start Game').click()
  await page.clock.runFor(20_000)
  await expect(time).toHaveText('0:00')
  await page.keyboard.type('b')
  await page.clock.runFor(3000)
  await expect(time).toHaveText('0:03')
})

test('each event is announced once, and the focus stays on the board', async ({ page }) => {
  const { button, letter, slots } = onPage(page)
  await button('Start Game').click()
  await expect(letter('B')).toBeVisible()
  const announced = await listen(page)
  await letter('B').press('Enter')
  await expect(page.locator('[data-next]')).toBeFocused()
  await slots.first().press('Enter')
  await expect(slots.first()).toBeFocused()
  await button('Hint?').press('Enter')
  expect(await announced()).toEqual([
    'Slot 1 of 6: B. So far: B, blank, blank, blank, blank, blank.',
    'B was put back. So far: blank, blank, blank, blank, blank, blank.',
    'Slot 1 of 6: B. So far: B, blank, blank, blank, blank, blank.',
  ])
})

test('the word is nowhere on the page before it is made', async ({ page }) => {
  const { button, letter } = onPage(page)
  const reader = await readerOf(page)
  await button('Start Game').click()
  await expect(letter('B')).toBeVisible()
  const html = await page.locator('html').evaluate((element) => element.outerHTML)
  for (const text of [html, await reader.everything()]) {
    expect(text.replace(/\s/g, '')).not.toMatch(/butter/i)
  }
})
