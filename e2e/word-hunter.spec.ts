import type { Page } from '@playwright/test'
import { readerOf } from './accessibility-tree.ts'
import { listen } from './announcements.ts'
import { expect, test } from './logged-in.ts'
import { PLAYERS } from './players.ts'

const ROWS = [
  { id: 'easy', word: 'Proverb', phrase: 'Easy come, easy go' },
  { id: 'route', word: 'Road', phrase: 'Route 66' },
]
const WON = 'Congratulations! The answer is: Easy come, easy go'

const onPage = (page: Page) => ({
  welcome: page.getByRole('dialog', { name: 'Welcome to Word Hunter' }),
  button: (name: string) => page.getByRole('button', { name, exact: true }),
  field: page.getByRole('textbox', { name: 'Type a letter' }),
  phrase: page.getByRole('heading', { level: 2 }).first(),
  used: page.getByRole('region', { name: 'Used Letters' }).getByRole('listitem'),
  message: page.getByRole('status').filter({ hasText: /./ }),
  fresh: page.getByRole('status').locator('[data-fresh="true"]'),
  figure: (label: string) => page.locator(`dt:text-is("${label}") + dd`),
})

/** Opens the game with these rows; without more, with the first alone. */
async function open(page: Page, rows = ROWS.slice(0, 1)): Promise<void> {
  await page.route('**/api/parlour/get_word_hunter/', (route) => route.fulfill({ json: rows }))
  await page.goto('/games/word-hunter')
  await expect(onPage(page).welcome).toBeVisible()
}

async function openWithStoppedClock(page: Page, rows?: typeof ROWS): Promise<void> {
  await page.clock.install({ time: new Date('2030-01-01T11:59:00') })
  await open(page, rows)
  await page.clock.pauseAt(new Date('2030-01-01T12:00:00'))
}

for (const [way, playerOn] of Object.entries(PLAYERS)) {
  test(`a phrase is found ${way}`, async ({ page }) => {
    await open(page)
    const { phrase, used, figure } = onPage(page)
    const player = await playerOn(page)
    await player.press('Start Game')
    await player.type('e')
    await expect.poll(player.said).toContain('E appears 3 times.')
    await player.type('x')
    await expect.poll(player.said).toContain('No X. 25 attempts left.')
    await expect(figure('Attempts Left')).toHaveText('25')
    await expect(used).toHaveText(['X'])
    await player.press('Hint')
    await expect.poll(player.said).toContain('Hint: A appears twice.')
    await player.type('sycomg')
    await expect.poll(player.said).toContain(WON)
    await expect(phrase).toContainText('E A S Y, C O M E, E A S Y, G O')
    await expect(figure('Attempts Left')).toHaveText('25')
    await player.press('Next')
    await expect(figure('Attempts Left')).toHaveText('26')
  })
}

test('what cannot count is answered for 3 seconds and costs nothing', async ({ page }) => {
  await openWithStoppedClock(page)
  const { button, field, fresh, figure } = onPage(page)
  await button('Start Game').click()
  await field.pressSequentially('eq')
  for (const [sign, words] of [
    ['7', 'There are no numbers in Word Hunter.'],
    ['E', 'You have used this character and it is in the word.'],
    ['q', 'You have used this character already.'],
  ] as const) {
    await field.pressSequentially(sign)
    await expect(fresh).toHaveText(words)
    await expect(field).toHaveValue('')
    await page.clock.runFor(2500)
    await expect(fresh).toHaveText(words)
    await page.clock.runFor(600)
    await expect(fresh).toBeHidden()
  }
  await expect(figure('Attempts Left')).toHaveText('25')
})

test('after 120 seconds the phrase is shown, and Next brings another one', async ({ page }) => {
  await openWithStoppedClock(page, ROWS)
  const { button, field, phrase, message, figure } = onPage(page)
  await button('Start Game').click()
  await expect(figure('Time Left')).toHaveText('2:00')
  await page.clock.runFor(90_500)
  await expect(message).toHaveText('30 seconds left.')
  await button('Pause').click()
  await page.clock.runFor(60_000)
  await button('Continue').click()
  await page.clock.runFor(30_000)
  await expect(message).toContainText(/Time is up\. The answer is: .* Well tried\./)
  await expect(field).toBeDisabled()
  const first = await message.innerText()
  await button('Next').click()
  await expect(field).toBeFocused()
  await expect(figure('Time Left')).toHaveText('2:00')
  await expect(phrase).toContainText('blank')
  await page.clock.runFor(121_000)
  await expect(message).toHaveText(/^Time is up/)
  expect(await message.innerText()).not.toBe(first)
})

test('hidden letters are nowhere on the page; digits and punctuation are shown', async ({
  page,
}) => {
  await open(page, ROWS.slice(1))
  const { button, field, phrase } = onPage(page)
  const reader = await readerOf(page)
  await button('Start Game').click()
  await field.pressSequentially('ou')
  await expect(phrase).toContainText('blank O U blank blank, 6 6')
  const html = await page.locator('main').evaluate((element) => element.outerHTML)
  for (const text of [html, await reader.everything()]) {
    expect(text).not.toMatch(/route/i)
    expect(text).toContain('Theme: Road')
  }
  const letters = await phrase.locator('[aria-hidden] span span').allInnerTexts()
  expect(letters.map((letter) => letter.trim()).join('')).toBe('OU66')
})

test('each event is announced once', async ({ page }) => {
  await open(page)
  const { button, field } = onPage(page)
  await button('Start Game').click()
  await expect(field).toBeFocused()
  const announced = await listen(page)
  await page.keyboard.type('eqq')
  await button('Hint').press('Enter')
  await button('S').press('Enter')
  await field.focus()
  await page.keyboard.type('ycomg')
  await expect(button('Next')).toBeVisible()
  expect(await announced()).toEqual([
    'E appears 3 times.',
    'No Q. 25 attempts left.',
    'You have used this character already.',
    'Hint: A appears twice.',
    'S appears twice.',
    'Y appears twice.',
    'C appears once.',
    'O appears twice.',
    'M appears once.',
    WON,
  ])
})
