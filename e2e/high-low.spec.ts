import type { Page } from '@playwright/test'
import { type Reader, readerOf } from './accessibility-tree.ts'
import { listen } from './announcements.ts'
import { tapKeys } from './finger.ts'
import { hideNumber } from './hidden-number.ts'
import { tabTo } from './keys.ts'
import { expect, test } from './logged-in.ts'

const INSTRUCTION =
  'Guess the number from 1 to 100 in 10 turns. After each guess you hear if it was too high or too low.'
const WON =
  'Congratulations! You successfully guessed the number. Thank you for playing. To play again press the Reset Game Button.'
const LOST =
  "Game Over, you've guessed 10 times. Try again by resetting your game with the Reset Game Button! Thanks for playing!"
const NOT_SUBMITTED = 'This number was not submitted. Please select a number between 1-100.'
const BELOW = 'Not a number between 1-100. This value is too low.'
const ABOVE = 'Not a number between 1-100. This value is too high.'

/** One way of playing: what the person does, and what tells the person how it went. */
interface Way {
  start(): Promise<void>
  guess(value: number): Promise<void>
  reset(): Promise<void>
  said(): Promise<string>
}

const onPage = (page: Page) => ({
  dialog: page.getByRole('dialog', { name: 'Welcome to High Low' }),
  startGame: page.getByRole('button', { name: 'Start Game' }),
  field: page.getByRole('textbox', { name: 'Your guess, from 1 to 100' }),
  submit: page.getByRole('button', { name: 'Submit' }),
  reset: page.getByRole('button', { name: 'Reset Game' }),
  key: (name: string) => page.getByRole('button', { name, exact: true }),
  message: page.getByRole('status').filter({ hasText: /./ }),
  guesses: page.getByRole('region', { name: 'Earlier guesses' }).getByRole('listitem'),
  figure: (label: string) =>
    page.getByRole('definition').and(page.locator(`dt:text-is("${label}") + dd`)),
})

const WAYS: Record<string, (page: Page) => Way | Promise<Way>> = {
  'with taps alone': (page) => {
    const { startGame, submit, reset, message } = onPage(page)
    return {
      start: () => startGame.tap(),
      async guess(value) {
        await tapKeys(page, String(value))
        await submit.tap()
      },
      reset: () => reset.tap(),
      said: () => message.innerText(),
    }
  },
  'with keys alone': (page) => {
    const { startGame, field, submit, reset, message } = onPage(page)
    return {
      async start() {
        await tabTo(page, startGame)
        await page.keyboard.press('Enter')
      },
      async guess(value) {
        await expect(field).toBeFocused()
        await page.keyboard.type(String(value))
        if (value % 2) return page.keyboard.press('Enter')
        await tabTo(page, submit)
        await page.keyboard.press('Space')
      },
      async reset() {
        await tabTo(page, reset)
        await page.keyboard.press('Enter')
      },
      said: () => message.innerText(),
    }
  },
  'by names alone': async (page) => {
    const reader: Reader = await readerOf(page)
    return {
      start: () => reader.press('button', 'Start Game'),
      async guess(value) {
        await reader.enter(String(value), 'textbox', 'Your guess, from 1 to 100')
        await reader.press('button', 'Submit')
      },
      reset: () => reader.press('button', 'Reset Game'),
      said: () => reader.textIn('status'),
    }
  },
}

/** Halves the range by what is said until the game is over. */
async function search({ guess, said }: Way): Promise<void> {
  let [low, high] = [1, 100]
  while (low <= high) {
    const middle = Math.floor((low + high) / 2)
    await guess(middle)
    await expect.poll(said).toMatch(new RegExp(`^(${middle} is too (high|low)\\.|Congrat|Game)`))
    const words = await said()
    if (words.includes('too high')) high = middle - 1
    else if (words.includes('too low')) low = middle + 1
    else return
  }
}

test.beforeEach(async ({ page }) => {
  await page.goto('/games/high-low')
  await expect(onPage(page).dialog).toBeVisible()
})

for (const [name, choose] of Object.entries(WAYS)) {
  test(`a game is won ${name}, by what is said`, async ({ page }) => {
    const way = await choose(page)
    const { field, submit, figure } = onPage(page)
    await way.start()
    await search(way)
    expect(await way.said()).toBe(WON)
    await expect(field).toBeDisabled()
    await expect(submit).toBeDisabled()
    await expect(figure('Games won')).toHaveText('1')
  })

  test(`a game is lost ${name}, and played again`, async ({ page }) => {
    const way = await choose(page)
    const { field, submit, guesses, figure } = onPage(page)
    await hideNumber(page, 73)
    await way.start()
    for (let value = 1; value <= 9; value++) await way.guess(value)
    await expect(figure('Guesses left')).toHaveText('1')
    await way.guess(10)
    await expect.poll(way.said).toBe(LOST)
    await expect(field).toBeDisabled()
    await expect(submit).toBeDisabled()
    await expect(guesses).toHaveCount(10)

    await hideNumber(page, 27)
    await way.reset()
    await expect(guesses).toHaveCount(0)
    await expect(figure('Guesses left')).toHaveText('10')
    await way.guess(73)
    await expect.poll(way.said).toBe('73 is too high.')
    await way.guess(27)
    await expect.poll(way.said).toBe(WON)
  })
}

test('a number out of range is noted while it is typed, is not submitted and costs nothing', async ({
  page,
}) => {
  const { startGame, field, submit, message, guesses, figure } = onPage(page)
  const note = page.getByRole('alert')
  await startGame.click()
  await expect(note).toBeHidden()
  for (const [typed, words] of [
    ['0', BELOW],
    ['-5', BELOW],
    ['101', ABOVE],
    ['9999', ABOVE],
  ] as const) {
    await field.pressSequentially(typed)
    await expect(note).toHaveText(words)
    await expect(field).toHaveAccessibleDescription(words)
    await field.press('Enter')
    await expect(message).toHaveText(NOT_SUBMITTED)
    await expect(field).toHaveValue('')
    await expect(note).toBeHidden()
  }
  await submit.click()
  await expect(message).toHaveText(NOT_SUBMITTED)
  await expect(guesses).toHaveCount(0)
  await expect(figure('Guesses left')).toHaveText('10')

  await field.pressSequentially('100')
  await expect(note).toBeHidden()
})

test('earlier guesses carry an arrow, words and their color', async ({ page }) => {
  const { startGame, field, guesses } = onPage(page)
  await hideNumber(page, 42)
  await startGame.click()
  for (const value of [50, 40, 42]) {
    await field.fill(String(value))
    await field.press('Enter')
  }
  await expect(guesses).toHaveText([/50\s*too high/, /40\s*too low/, /42\s*correct/])
  const arrows = await guesses.locator('svg').evaluateAll((all) => all.map((svg) => svg.innerHTML))
  expect(new Set(arrows).size).toBe(3)

  for (const theme of ['light', 'dark', 'contrast']) {
    const hues = await guesses.evaluateAll((all, theme) => {
      document.documentElement.dataset.theme = theme
      return all.map((item) => {
        const [red = 0, green = 0, blue = 0] = (
          getComputedStyle(item).backgroundColor.match(/[\d.]+/g) ?? []
        ).map(Number)
        const middle = (2 * red - green - blue) / 2
        const hue = Math.atan2((Math.sqrt(3) / 2) * (green - blue), middle)
        return ((hue * 180) / Math.PI + 360) % 360
      })
    }, theme)
    const [high = 0, low = 0, correct = 0] = hues
    expect(high, `amber in ${theme}`).toBeGreaterThan(30)
    expect(high, `amber in ${theme}`).toBeLessThan(60)
    expect(low, `blue in ${theme}`).toBeGreaterThan(190)
    expect(low, `blue in ${theme}`).toBeLessThan(250)
    expect(correct, `green in ${theme}`).toBeGreaterThan(90)
    expect(correct, `green in ${theme}`).toBeLessThan(170)
  }
})

test('the number is nowhere on the page before it is guessed', async ({ page }) => {
  const { startGame, field } = onPage(page)
  const reader = await readerOf(page)
  const isTold = async () => {
    const written = await page
      .locator('body *:not(svg, svg *)')
      .evaluateAll((all) =>
        all.flatMap((element) => [
          element.textContent,
          ...[...element.attributes].map(({ value }) => value),
        ]),
      )
    return [...written, await reader.everything()].some((text) => /\b73\b/.test(text))
  }
  await hideNumber(page, 73)
  await startGame.click()
  for (const value of [50, 90]) {
    expect(await isTold()).toBe(false)
    await field.fill(String(value))
    await field.press('Enter')
  }
  expect(await isTold()).toBe(false)
  await field.fill('73')
  await field.press('Enter')
  await expect(onPage(page).message).toHaveText(WON)
  expect(await isTold()).toBe(true)
})

test('each event is announced once', async ({ page }) => {
  const { startGame, field, reset, key } = onPage(page)
  await hideNumber(page, 42)
  const announced = await listen(page)
  const expected: string[] = []
  const isNow = async (words: string) => {
    expected.push(words)
    await expect.poll(announced).toEqual(expected)
  }
  const enter = async (text: string) => {
    await field.fill(text)
    await field.press('Enter')
  }
  await startGame.click()
  await expect(field).toBeFocused()
  await isNow(INSTRUCTION)

  await enter('50')
  await isNow('50 is too high.')
  await enter('50')
  await isNow('50 is too high.')
  for (const digit of '101') await key(digit).press('Enter')
  await isNow(ABOVE)
  await enter('')
  await isNow(NOT_SUBMITTED)
  await enter('42')
  await isNow(WON)

  await reset.click()
  await isNow(INSTRUCTION)
  for (let value = 1; value <= 9; value++) {
    await enter(String(value))
    await isNow(`${value} is too low.`)
  }
  await enter('10')
  await isNow(LOST)
})

test.describe('Current Time', () => {
  const PAUSE = new Date('2030-01-01T10:01:00')
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: new Date('2030-01-01T10:00:00') })
    await page.reload()
    await expect(onPage(page).dialog).toBeVisible()
    await page.clock.pauseAt(PAUSE)
  })

  test('is shown only when it was chosen', async ({ page }) => {
    const { startGame, field, figure } = onPage(page)
    await startGame.click()
    await expect(field).toBeFocused()
    await page.clock.runFor(3000)
    await expect(figure('Current Time')).toBeHidden()
    await expect(figure('Guesses left')).toHaveText('10')
  })

  test('stands still behind a dialog and after the end', async ({ page }) => {
    const { startGame, field, figure, reset } = onPage(page)
    await hideNumber(page, 42)
    await page.clock.runFor(5000)
    await page.getByRole('checkbox', { name: 'Current Time' }).check()
    await startGame.click()
    await expect(figure('Current Time')).toHaveText('0:00')
    await page.clock.runFor(65_000)
    await expect(figure('Current Time')).toHaveText('1:05')

    await page.getByRole('button', { name: 'Comfort' }).click()
    await page.clock.runFor(10_000)
    await page.getByRole('button', { name: 'Done' }).click()
    await page.clock.runFor(1000)
    await expect(figure('Current Time')).toHaveText('1:06')

    await field.fill('42')
    await field.press('Enter')
    await page.clock.runFor(30_000)
    await expect(figure('Current Time')).toHaveText('1:06')
    await reset.click()
    await page.clock.runFor(2000)
    await expect(figure('Current Time')).toHaveText('0:02')
  })
})
