import type { Page } from '@playwright/test'
import { listen } from './announcements.ts'
import { DRAGS } from './drag.ts'
import { expect, test } from './logged-in.ts'
import { PLAYERS } from './players.ts'

const ROW = {
  id: 'home',
  phrase: 'The place that you love best',
  answer: 'Home is where the heart is',
}
const WORDS = ROW.answer.split(' ')
const WON = 'That is right: Home is where the heart is'
const INCORRECT =
  'It looks like something is incorrect. If you need help use the yellow hint button at the top right corner.'

const onPage = (page: Page) => ({
  welcome: page.getByRole('dialog', { name: 'Welcome to Phrase Sorts' }),
  wellDone: page.getByRole('dialog', { name: 'Well Done!' }),
  button: (name: string) => page.getByRole('button', { name, exact: true }),
  slots: page.getByRole('region', { name: 'Slots' }).getByRole('button'),
  pool: page.getByRole('region', { name: 'Words' }),
  word: (name: string) =>
    page.getByRole('region', { name: 'Words' }).getByRole('button', { name, exact: true }).first(),
  message: page.getByRole('status').filter({ hasText: /./ }),
  fresh: page.getByRole('status').locator('[data-fresh="true"]'),
})

test.beforeEach(async ({ page }) => {
  await page.route('**/api/parlour/get_phrase_sorts/?active=True', (route) =>
    route.fulfill({ json: [ROW] }),
  )
  await page.goto('/games/phrase-sort')
  await expect(onPage(page).welcome).toBeVisible()
})

for (const [way, playerOn] of Object.entries(PLAYERS)) {
  test(`a phrase is sorted ${way}`, async ({ page }) => {
    const player = await playerOn(page)
    await player.press('Start Game')
    await player.press('Slot 6 of 6, empty')
    await player.press('is')
    await expect.poll(player.said).toContain("Slot 6 of 6: 'is'")
    for (const word of WORDS.slice(0, -1)) await player.press(word)
    await expect(onPage(page).message).toContainText(WON)
    await expect(onPage(page).wellDone).toContainText('Times played')
  })
}

for (const [way, dragOn] of Object.entries(DRAGS)) {
  test(`a phrase is sorted ${way}`, async ({ page }) => {
    const { button, slots, pool, word, message, wellDone } = onPage(page)
    const drag = await dragOn(page)
    await button('Start Game').click()
    await drag(word('heart'), slots.nth(0))
    await drag(word('Home'), slots.nth(0))
    await expect(slots.nth(0)).toHaveAccessibleName('Home, slot 1 of 6')
    await drag(slots.nth(0), pool)
    await expect(message).toHaveText("'Home' was put back.")
    for (const [at, name] of WORDS.entries()) await drag(word(name), slots.nth(at))
    await expect(message).toHaveText(WON)
    await expect(wellDone).toBeVisible()
  })
}

test('a wrong order is told of, Backspace takes the last word back, hints lead to the end', async ({
  page,
}) => {
  const { button, slots, word, message, fresh, wellDone } = onPage(page)
  await button('Start Game').click()
  for (const name of [...WORDS].reverse()) await word(name).press('Enter')
  await expect(fresh).toHaveText(INCORRECT)
  await expect(wellDone).toBeHidden()
  await page.keyboard.press('Backspace')
  await expect(message).toContainText("'Home' was put back.")
  await button('Hint?').press('Enter')
  await expect(slots.first()).toHaveText('Home')
  await expect(async () => {
    if (!(await wellDone.isVisible())) await button('Hint?').press('Enter')
    await expect(wellDone).toBeVisible({ timeout: 100 })
  }).toPass({ intervals: [0] })
})

test('each event is announced once', async ({ page }) => {
  const { button, word, slots } = onPage(page)
  await button('Start Game').click()
  await expect(word('Home')).toBeVisible()
  const announced = await listen(page)
  await word('heart').press('Enter')
  await expect(page.locator('[data-next]')).toBeFocused()
  await slots.nth(2).press('Enter')
  await slots.nth(2).press('Enter')
  await button('Hint?').press('Enter')
  expect(await announced()).toEqual([
    "Slot 1 of 6: 'heart'",
    'Slot 3 of 6 is chosen.',
    'No slot is chosen.',
    "Slot 1 of 6: 'Home'",
  ])
})
