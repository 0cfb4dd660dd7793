import type { Page } from '@playwright/test'
import type { FinishLineSet } from '#games/finish-line/content.ts'
import { readerOf } from './accessibility-tree.ts'
import { listen } from './announcements.ts'
import { tapKeys } from './finger.ts'
import { tabTo } from './keys.ts'
import { ask, expect, test as loggedIn } from './logged-in.ts'

type Set = FinishLineSet & { id: string }
type Line = Set['finish_lines'][number]

const INSTRUCTION =
  'Read the start of a well-known line and type how it ends. You have 3 guesses for each line.'
const EMPTY = 'Please enter a guess.'
const OUT_OF_GUESSES =
  "Nice try, but you've run out of guesses. Would you like to try again, or move to the next Finish Line?"
const NOT_LOADED = 'This game could not be loaded. Please check the connection and try again.'
const NOTHING_YET = 'There is nothing here yet. Staff can add a set for this game.'
const correct = ({ start, finishLine }: Line) =>
  `That is correct! The answer is: ${start} ${finishLine}`
const incorrect = (left: number) => `That is incorrect. You have ${left} guesses remaining.`

const test = loggedIn.extend<object, { sets: Set[] }>({
  sets: [
    async ({ server, session }, use) =>
      use(await ask(server, session.token, '/parlour/get_finish_line/?active=True')),
    { scope: 'worker' },
  ],
})

const onPage = (page: Page) => ({
  welcome: page.getByRole('dialog', { name: 'Welcome to Finish Line' }),
  wellDone: page.getByRole('dialog', { name: 'Well Done!' }),
  choice: page.getByRole('combobox', { name: 'Choose a game' }),
  button: (name: string) => page.getByRole('button', { name, exact: true }),
  field: page.getByRole('textbox'),
  message: page.getByRole('status').filter({ hasText: /./ }),
  fresh: page.getByRole('status').locator('[data-fresh="true"]'),
  figure: (label: string) =>
    page.getByRole('definition').and(page.locator(`dt:text-is("${label}") + dd`)),
})

/** Types a guess and sends it. */
async function guess(page: Page, text: string): Promise<void> {
  await onPage(page).field.fill(text)
  await page.keyboard.press('Enter')
}

/** Answers every line of a set from the board on. */
async function complete(page: Page, { finish_lines }: Set): Promise<void> {
  const { button } = onPage(page)
  for (const [at, { finishLine }] of finish_lines.entries()) {
    await guess(page, finishLine)
    const isLast = at === finish_lines.length - 1
    await expect(button(isLast ? 'Finish' : 'Next Finish Line')).toBeFocused()
    await page.keyboard.press('Enter')
  }
}

/** Two lines whose answers no other words hold. */
const SHORT: Set = {
  id: 'short',
  title: 'Two Sayings',
  finish_lines: [
    { start: 'An apple a day keeps the', finishLine: 'doctor away', difficulty: 'Easy' },
    { start: 'Every cloud has a', finishLine: 'silver lining', difficulty: 'Easy' },
  ],
}

/** Opens the game anew with other sets. */
async function openWith(page: Page, sets: Set[]): Promise<void> {
  await page.route('**/api/parlour/get_finish_line/**', (route) => route.fulfill({ json: sets }))
  await page.reload()
}

const first = (sets: Set[]): Set => {
  const [set] = sets
  if (!set) throw new Error('There is no set')
  return set
}

test.beforeEach(async ({ page }) => {
  await page.goto('/games/finish-line')
  // What is offered at first is dealt.
  await onPage(page).choice.selectOption({ index: 0 })
})

/** One way of playing: every action of a set, done by one kind of hand. */
interface Way {
  press(name: string): Promise<void>
  enter(text: string): Promise<void>
  /** The words that the field goes by. */
  line(): Promise<string>
}

const WAYS: Record<string, (page: Page) => Way | Promise<Way>> = {
  'with taps alone': (page) => ({
    press: (name) => onPage(page).button(name).tap(),
    enter: (text) => tapKeys(page, text),
    line: () => page.getByText(/\.\.\.$/).innerText(),
  }),
  'with keys alone': (page) => ({
    async press(name) {
      await tabTo(page, onPage(page).button(name))
      await page.keyboard.press('Enter')
    },
    async enter(text) {
      await expect(onPage(page).field).toBeFocused()
      await page.keyboard.type(text)
    },
    line: () => page.getByText(/\.\.\.$/).innerText(),
  }),
  'by names alone': async (page) => {
    const reader = await readerOf(page)
    return {
      press: (name) => reader.press('button', name),
      enter: (text) => reader.enter(text, 'textbox'),
      line: () => reader.nameOf('textbox'),
    }
  },
}

for (const [name, choose] of Object.entries(WAYS)) {
  test(`a set is completed ${name}, with a line that was lost on the way`, async ({
    page,
    sets,
  }) => {
    const { message, wellDone, figure } = onPage(page)
    const { finish_lines } = first(sets)
    const way = await choose(page)
    await way.press('Start Game')
    for (const [at, line] of finish_lines.entries()) {
      await expect.poll(way.line).toBe(`${line.start}...`)
      await expect(figure('Line')).toHaveText(`${at + 1} / ${finish_lines.length}`)
      if (at === 1) {
        for (const wrong of ['a', 'b', 'c']) {
          await way.enter(wrong)
          await way.press('Submit')
        }
        await expect(message).toContainText(OUT_OF_GUESSES)
        await way.press('Try Again')
      }
      await way.enter(line.finishLine)
      await way.press('Submit')
      await expect(message).toContainText(correct(line))
      await way.press(at === finish_lines.length - 1 ? 'Finish' : 'Next Finish Line')
    }
    await expect(wellDone).toBeVisible()
    await way.press('Close')
    await expect(wellDone).toBeHidden()
  })
}

test('the start dialog offers every set, and plays the one that is chosen', async ({
  page,
  sets,
}) => {
  const { welcome, choice, button, figure } = onPage(page)
  await expect(welcome).toContainText(INSTRUCTION)
  await expect(choice.getByRole('option')).toHaveText(sets.map(({ title }) => title))
  const [, second] = sets
  await choice.selectOption(second?.title ?? '')
  await button('Start Game').click()
  await expect(page.getByText(`${second?.finish_lines[0]?.start}...`)).toBeVisible()
  await expect(figure('Line')).toHaveText(`1 / ${second?.finish_lines.length}`)
})

test('Random Game draws one of the sets', async ({ page, sets }) => {
  await page.evaluate(() => {
    Math.random = () => 0.999
  })
  await onPage(page).button('Random Game').click()
  const last = sets.at(-1)?.finish_lines[0]
  await expect(page.getByText(`${last?.start}...`)).toBeVisible()
})

test('a guess counts whatever its case and spaces; an empty one is asked for and costs nothing', async ({
  page,
  sets,
}) => {
  const { button, field, message, figure } = onPage(page)
  const [line] = first(sets).finish_lines
  await button('Start Game').click()
  await guess(page, '')
  await expect(message).toHaveText(EMPTY)
  await guess(page, '   ')
  await expect(message).toHaveText(EMPTY)
  await expect(figure('Guesses left')).toHaveText('3')
  await expect(field).toHaveValue('')
  await guess(page, `  ${line?.finishLine.toUpperCase()} `)
  await expect(message).toHaveText(correct(line as Line))
})

test('after three wrong guesses the next line can be played', async ({ page, sets }) => {
  const { button, message, field, figure } = onPage(page)
  const { finish_lines } = first(sets)
  await button('Start Game').click()
  for (const left of [2, 1]) {
    await guess(page, 'banana')
    await expect(message).toContainText(incorrect(left))
    await expect(figure('Guesses left')).toHaveText(`${left}`)
  }
  await guess(page, 'banana')
  await expect(message).toContainText(OUT_OF_GUESSES)
  await expect(figure('Guesses left')).toHaveText('0')
  await expect(field).toBeHidden()
  await button('Next Finish Line').click()
  await expect(page.getByText(`${finish_lines[1]?.start}...`)).toBeVisible()
  await expect(figure('Guesses left')).toHaveText('3')
  await expect(figure('Line')).toHaveText(`2 / ${finish_lines.length}`)
})

test('each event is announced once', async ({ page, sets }) => {
  const { button, field } = onPage(page)
  const [line] = first(sets).finish_lines
  const announced = await listen(page)
  await button('Start Game').click()
  await expect(field).toBeFocused()
  const expected = [INSTRUCTION]
  await expect.poll(announced).toEqual(expected)
  for (const [typed, words] of [
    ['', EMPTY],
    ['', EMPTY],
    ['a', incorrect(2)],
    ['b', incorrect(1)],
    ['c', OUT_OF_GUESSES],
  ] as const) {
    await guess(page, typed)
    expected.push(words)
    await expect.poll(announced).toEqual(expected)
  }
  await button('Try Again').click()
  await guess(page, line?.finishLine ?? '')
  expected.push(correct(line as Line))
  await expect.poll(announced).toEqual(expected)
})

test('the answers of a set are nowhere on the page before they are given', async ({ page }) => {
  const { button, message } = onPage(page)
  await openWith(page, [SHORT])
  const reader = await readerOf(page)
  const isTold = async ({ finishLine }: Line) => {
    const texts = [await page.content(), await reader.everything()]
    return texts.some((text) => text.toLowerCase().includes(finishLine))
  }
  const [now, next] = SHORT.finish_lines as [Line, Line]
  await button('Start Game').click()
  for (const wrong of ['x', 'y', 'z']) {
    expect(await isTold(now)).toBe(false)
    await guess(page, wrong)
  }
  expect(await isTold(now)).toBe(false)
  await button('Try Again').click()
  await guess(page, now.finishLine)
  await expect(message).toContainText(correct(now))
  expect(await isTold(now)).toBe(true)
  expect(await isTold(next)).toBe(false)
})

test('the completion dialog counts the games played and leads on', async ({ page }) => {
  const { button, wellDone, welcome, choice, figure } = onPage(page)
  const other = { ...SHORT, id: 'other', title: 'The Same Sayings' }
  await openWith(page, [other, SHORT])
  await choice.selectOption(SHORT.title)
  const played = wellDone.getByRole('definition')
  await button('Start Game').click()
  await complete(page, SHORT)
  await expect(wellDone).toContainText('Times played')
  await expect(played).toHaveText('1')
  await expect(wellDone).not.toContainText('Your time')

  await button('Restart').click()
  await expect(wellDone).toBeHidden()
  await expect(figure('Line')).toHaveText('1 / 2')
  await complete(page, SHORT)
  await expect(played).toHaveText('2')

  await button('Close').click()
  await expect(wellDone).toBeHidden()
  await button('Restart').click()
  await expect(welcome).toBeVisible()
  await expect(choice).toHaveValue(SHORT.id)
  await button('Start Game').click()
  await complete(page, SHORT)
  await wellDone.getByRole('button', { name: 'Home' }).click()
  await expect(page).toHaveURL(/\/home$/)
})

test('Home in the start dialog, Back Home and Skip Game lead out', async ({ page }) => {
  const { welcome, button } = onPage(page)
  await welcome.getByRole('button', { name: 'Home' }).click()
  await expect(page).toHaveURL(/\/home$/)
  await page.goBack()
  await button('Start Game').click()
  await button('Back Home').click()
  await expect(page).toHaveURL(/\/home$/)
  await page.goBack()
  await button('Start Game').click()
  await button('Skip Game').click()
  await expect(page).toHaveURL(/\/games$/)
})

test.describe('by the clock', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: new Date('2030-01-01T10:00:00') })
    await openWith(page, [SHORT])
    await expect(onPage(page).welcome).toBeVisible()
    await page.clock.pauseAt(new Date('2030-01-01T10:01:00'))
  })

  test('messages stand out for 2 and 6 seconds, and stay in the bar', async ({ page }) => {
    const { button, message, fresh } = onPage(page)
    const [line] = SHORT.finish_lines
    const standsOut = async (words: string, seconds: number) => {
      await expect(fresh).toHaveText(words)
      await page.clock.runFor(seconds * 1000 - 1)
      await expect(fresh).toHaveText(words)
      await page.clock.runFor(1)
      await expect(fresh).toBeHidden()
      await expect(message).toHaveText(words)
      await page.clock.runFor(60_000)
      await expect(message).toHaveText(words)
    }
    await button('Start Game').click()
    await guess(page, 'banana')
    await standsOut(incorrect(2), 2)
    await guess(page, 'banana')
    await standsOut(incorrect(1), 2)
    await guess(page, 'banana')
    await standsOut(OUT_OF_GUESSES, 6)
    await button('Try Again').click()
    await guess(page, line?.finishLine ?? '')
    await standsOut(correct(line as Line), 6)
  })

  test('a message of a moment ago stands below the newest', async ({ page }) => {
    const { button, fresh } = onPage(page)
    await button('Start Game').click()
    await guess(page, 'banana')
    await page.clock.runFor(1500)
    await guess(page, 'banana')
    await expect(fresh).toHaveText([incorrect(1), incorrect(2)])
    await page.clock.runFor(600)
    await expect(fresh).toHaveText([incorrect(1)])
  })

  test('Current Time and Your time are shown where they were chosen', async ({ page }) => {
    const { button, wellDone, figure } = onPage(page)
    await page.getByRole('checkbox', { name: 'Current Time' }).check()
    await page.clock.runFor(20_000)
    await button('Start Game').click()
    await expect(figure('Current Time')).toHaveText('0:00')
    await page.clock.runFor(71_000)
    await expect(figure('Current Time')).toHaveText('1:11')
    await complete(page, SHORT)
    await expect(wellDone).toContainText('Your time')
    await expect(wellDone.getByRole('definition').first()).toHaveText('1 minute 11 seconds')
    await page.clock.runFor(30_000)
    await expect(wellDone.getByRole('definition').first()).toHaveText('1 minute 11 seconds')
    await button('Close').click()
    await expect(figure('Current Time')).toHaveText('1:11')
  })
})

test.describe('sets that do not come', () => {
  test('are told of, and can be asked for again', async ({ page }) => {
    let fails = true
    await page.route('**/api/parlour/get_finish_line/**', (route) =>
      fails ? route.fulfill({ status: 500, json: { detail: 'Broken' } }) : route.continue(),
    )
    await page.reload()
    await expect(page.getByRole('alert')).toHaveText(NOT_LOADED)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Finish Line')
    fails = false
    await onPage(page).button('Try Again').click()
    await expect(onPage(page).welcome).toBeVisible()
  })

  test('leave the way home', async ({ page }) => {
    await page.route('**/api/parlour/get_finish_line/**', (route) => route.abort())
    await page.reload()
    await expect(page.getByRole('alert')).toHaveText(NOT_LOADED)
    await onPage(page).button('Home').click()
    await expect(page).toHaveURL(/\/home$/)
  })

  test('because there are none yet are told of, and can be asked for again', async ({ page }) => {
    await openWith(page, [])
    await expect(page.getByRole('main')).toContainText(NOTHING_YET)
    await page.unrouteAll()
    await onPage(page).button('Try Again').click()
    await expect(onPage(page).welcome).toBeVisible()
    await openWith(page, [])
    await onPage(page).button('Home').click()
    await expect(page).toHaveURL(/\/home$/)
  })
})
