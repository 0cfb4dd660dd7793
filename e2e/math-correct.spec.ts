import type { Page } from '@playwright/test'
import { answerTo, inSigns, inWords } from '#games/kit/equation.ts'
import { isCorrect, play, type State, start } from '#games/math-correct/rules.ts'
import { listen } from './announcements.ts'
import { expect, test } from './logged-in.ts'
import { PLAYERS, says } from './players.ts'
import { plantSeed } from './seed.ts'

const RIGHT = "Congratulations, you've selected the correct answer!"
const WRONG = 'Sorry but that is incorrect. Please try again!'
const SEED = 7

const onPage = (page: Page) => ({
  start: page.getByRole('button', { name: 'Start Game' }),
  choices: (words: string) => page.getByRole('group', { name: words }),
  choice: (name: string) => page.getByRole('button', { name, exact: true }),
  figure: (label: string) => page.locator(`dt:text-is("${label}") + dd`),
  message: page.getByRole('status').filter({ hasText: /./ }),
})

const rightChoice = (state: State) => (isCorrect(state) ? 'Correct' : 'Not correct')
const wrongChoice = (state: State) => (isCorrect(state) ? 'Not correct' : 'Correct')
const solve = (state: State) => play(state, { type: 'answer', isCorrect: isCorrect(state) })
const read = ({ equation, answer }: State) =>
  `${inWords(equation)} equals ${answer}. Correct or not correct?`

/** The sums of a game, one after the other. */
function sums(count: number, difficulty: '0' | '1' | '2' = '0'): State[] {
  const states = [start({ seed: SEED, options: { difficulty } })]
  while (states.length < count) states.push(solve(states.at(-1) as State))
  return states
}

test.beforeEach(async ({ page }) => {
  await page.goto('/games/math-correct')
  await expect(page.getByRole('dialog', { name: 'Welcome to True or False Sums' })).toBeVisible()
  await plantSeed(page, SEED)
})

for (const [way, playerOn] of Object.entries(PLAYERS)) {
  test(`sums are solved ${way}, until the player finishes`, async ({ page }) => {
    const player = await playerOn(page)
    const { choices, figure } = onPage(page)
    await player.press('Start Game')
    for (const [at, sum] of sums(4).entries()) {
      await expect(choices(read(sum))).toBeVisible()
      if (at === 1) {
        await player.press(wrongChoice(sum))
        await says(player, WRONG)
        await expect(choices(read(sum))).toBeVisible()
      }
      await player.press(rightChoice(sum))
      await expect(figure('Number Correct')).toHaveText(`${at + 1}`)
      await says(player, RIGHT)
    }
    await expect(figure('Number Incorrect')).toHaveText('1')
    await player.press('Finish')
    await expect(page.getByRole('dialog', { name: 'Well Done!' })).toContainText(
      'You solved 4 sums.',
    )
    await player.press('Restart')
    await expect(figure('Number Correct')).toHaveText('0')
  })
}

test('X and C are keys of the choices, and the next sum takes the focus', async ({ page }) => {
  const { start, choices, message } = onPage(page)
  await start.click()
  const [first, second] = sums(2) as [State, State]
  const key = (name: string) => (name === 'Correct' ? 'c' : 'x')
  await page.keyboard.press('Control+c')
  await page.keyboard.press(key(wrongChoice(first)))
  await expect(message).toHaveText(WRONG)
  await expect(page.getByRole('button', { name: /, not right$/ })).toHaveCount(1)
  await page.keyboard.press(key(rightChoice(first)))
  await expect(message).toContainText(RIGHT)
  await expect(choices(read(second)).getByRole('button').first()).toBeFocused()
})

test('the equation is written in signs, and the sum before it stays in view', async ({ page }) => {
  const { start, choice } = onPage(page)
  await page.getByRole('radio', { name: '1000' }).check()
  await start.click()
  const [sum] = sums(1, '2') as [State]
  const board = page.locator('[data-board]')
  await expect(board).toContainText(`${inSigns(sum.equation)} = ${sum.answer}`)
  await choice(rightChoice(sum)).click()
  await expect(board).toContainText(`Before: ${inSigns(sum.equation)} = ${answerTo(sum.equation)}`)
})

test('the difficulty begins with the setting of the person', async ({ page }) => {
  await page.route('**/api/parlour/user_activity_settings/', (route) =>
    route.fulfill({ json: [{ difficulty: 1 }] }),
  )
  await page.reload()
  await expect(page.getByRole('radio', { name: '100', exact: true })).toBeChecked()
})

test('each event is announced once, and stands out for 5 seconds', async ({ page }) => {
  await page.clock.install({ time: new Date('2030-01-01T10:00:00') })
  await page.reload()
  const { start, choice, message } = onPage(page)
  await expect(start).toBeVisible()
  await plantSeed(page, SEED)
  await page.clock.pauseAt(new Date('2030-01-01T10:01:00'))
  await start.click()
  const [sum] = sums(1) as [State]
  await expect(choice('Correct')).toBeVisible()
  const announced = await listen(page)
  await choice(wrongChoice(sum)).click()
  const fresh = message.locator('[data-fresh="true"]')
  await page.clock.runFor(4900)
  await expect(fresh).toHaveText(WRONG)
  await page.clock.runFor(300)
  await expect(fresh).toHaveCount(0)
  await expect(message).toHaveText(WRONG)
  await choice(rightChoice(sum)).click()
  await expect(message).toContainText(RIGHT)
  await page.clock.runFor(6000)
  await choice('Finish').click()
  await expect(page.getByRole('dialog', { name: 'Well Done!' })).toBeVisible()
  expect(await announced()).toEqual([WRONG, RIGHT, 'You solved 1 sum.'])
})
