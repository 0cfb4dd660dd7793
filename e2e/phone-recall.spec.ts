import type { Page } from '@playwright/test'
import { readerOf } from './accessibility-tree.ts'
import { listen } from './announcements.ts'
import { expect, test } from './logged-in.ts'
import { PLAYERS } from './players.ts'

const PERSON = {
  id: 'ada',
  first_name: 'Ada',
  last_name: 'Baker',
  job: 'Florist',
  phone_number: '5550123',
}
const SOLVED = 'Congratulations, you remembered the number!'

const onPage = (page: Page) => ({
  start: page.getByRole('button', { name: 'Start Game' }),
  ready: page.getByRole('button', { name: 'I Am Ready' }),
  field: page.getByRole('textbox', { name: 'Phone number' }),
  hint: page.getByRole('button', { name: 'Hint' }),
  next: page.getByRole('button', { name: 'Next' }),
  message: page.getByRole('status').filter({ hasText: /./ }),
})

test.beforeEach(async ({ page }) => {
  await page.route('**/api/parlour/get_phone_recall/', (route) => route.fulfill({ json: [PERSON] }))
  await page.goto('/games/phone-recall')
  await expect(page.getByRole('dialog', { name: 'Welcome to Phone Recall' })).toBeVisible()
})

for (const [way, playerOn] of Object.entries(PLAYERS)) {
  test(`a number is remembered ${way}`, async ({ page }) => {
    const player = await playerOn(page)
    await player.press('Start Game')
    await expect(page.getByText('555-0123')).toBeVisible()
    await expect(page.getByText('Ada Baker')).toBeVisible()
    await player.press('I Am Ready')
    await player.type('5550123')
    await expect.poll(player.said).toBe(SOLVED)
    await player.press('Next')
    await expect(onPage(page).ready).toBeVisible()
  })
}

test('the number goes after 10 seconds, and is told after 120 more', async ({ page }) => {
  await page.clock.install({ time: new Date('2030-01-01T10:00:00') })
  await page.reload()
  const { start, ready, field, message, next } = onPage(page)
  await expect(start).toBeVisible()
  await page.clock.pauseAt(new Date('2030-01-01T10:01:00'))
  await start.click()
  await expect(ready).toBeVisible()
  await page.clock.runFor(9500)
  await expect(page.getByText('555-0123')).toBeVisible()
  await page.clock.runFor(600)
  await expect(field).toBeVisible()
  await expect(page.getByText('555-0123')).toBeHidden()
  await page.clock.runFor(90_000)
  await expect(message).toHaveText('30 seconds left.')
  await page.clock.runFor(30_000)
  await expect(message).toHaveText('The time is over. The number was 555-0123.')
  await expect(next).toBeVisible()
})

test('while it is to be entered, the number is nowhere on the page', async ({ page }) => {
  const { start, ready, field, hint } = onPage(page)
  const reader = await readerOf(page)
  await start.click()
  await ready.click()
  await expect(field).toBeFocused()
  await hint.click()
  const written = await page.locator('html').evaluate((html) => html.outerHTML)
  for (const text of [written, await reader.everything()]) {
    expect(text).not.toMatch(/555-?01|5550123/)
  }
})

test('only digits are taken, seven at most, and a wrong number may be changed', async ({
  page,
}) => {
  const { start, ready, field, message } = onPage(page)
  await start.click()
  await ready.click()
  await field.pressSequentially('55a')
  await expect(message).toHaveText('Try entering a number.')
  await expect(field).toHaveValue('55')
  await field.pressSequentially('5019999')
  await expect(field).toHaveValue('555-0199')
  await expect(message).toHaveText(
    'That is not the number yet. You can change it, or ask for a hint.',
  )
  for (let digit = 0; digit < 2; digit++) await field.press('Backspace')
  await field.pressSequentially('23')
  await expect(message).toHaveText(SOLVED)
})

test('each event is announced once, and hints lead to the end', async ({ page }) => {
  const { start, ready, field, hint, next } = onPage(page)
  await start.click()
  await expect(ready).toBeFocused()
  const announced = await listen(page)
  await ready.press('Enter')
  await expect(field).toHaveValue('')
  for (const filled of ['5', '55', '555', '555-0', '555-01', '555-012']) {
    await hint.press('Enter')
    await expect(field).toHaveValue(filled)
  }
  await hint.press('Enter')
  await expect(next).toBeVisible()
  expect(await announced()).toEqual([
    'Now enter the number.',
    ...Array.from({ length: 6 }, () => 'One digit was filled in for you.'),
    SOLVED,
  ])
})
