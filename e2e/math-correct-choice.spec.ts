import type { Page } from '@playwright/test'
import { answerTo, inWords } from '#games/kit/equation.ts'
import { play, type State, start } from '#games/math-correct-choice/rules.ts'
import { listen } from './announcements.ts'
import { expect, test } from './logged-in.ts'
import { PLAYERS, says } from './players.ts'
import { plantSeed } from './seed.ts'

const RIGHT = "Congratulations, you've selected the correct answer!"
const WRONG = 'Sorry but that is incorrect. Please try again!'
const SEED = 7

const onPage = (page: Page) => ({
  start: page.getByRole('button', { name: 'Start Game' }),
  question: ({ equation }: State) =>
    page.getByRole('group', { name: `What is ${inWords(equation)}?` }),
  answer: (name: string) => page.getByRole('button', { name, exact: true }),
  figure: (label: string) => page.locator(`dt:text-is("${label}") + dd`),
  message: page.getByRole('status').filter({ hasText: /./ }),
})

const rightPlace = ({ answers, equation }: State) => answers.indexOf(answerTo(equation))
const wrongPlace = (state: State) => (rightPlace(state) + 1) % 3
const at = ({ answers }: State, place: number) => answers[place] as string

/** The sums of a game, one after the other. */
function sums(count: number): State[] {
  const states = [start({ seed: SEED, options: { difficulty: '0' } })]
  while (states.length < count) {
    const last = states.at(-1) as State
    states.push(play(last, { type: 'choose', place: rightPlace(last) }))
  }
  return states
}

test.beforeEach(async ({ page }) => {
  await page.goto('/games/math-correct-choice')
  await expect(page.getByRole('dialog', { name: 'Welcome to Choose the Sum' })).toBeVisible()
  await plantSeed(page, SEED)
})

for (const [way, playerOn] of Object.entries(PLAYERS)) {
  test(`sums are solved ${way}, until the player finishes`, async ({ page }) => {
    const player = await playerOn(page)
    const { question, figure } = onPage(page)
    await player.press('Start Game')
    for (const [solved, sum] of sums(4).entries()) {
      await expect(question(sum).getByRole('button')).toHaveText([...sum.answers])
      if (solved === 1) {
        await player.press(at(sum, wrongPlace(sum)))
        await says(player, WRONG)
      }
      await player.press(at(sum, rightPlace(sum)))
      await expect(figure('Number Correct')).toHaveText(`${solved + 1}`)
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

test('the digits are keys of the answers, and the next sum takes the focus', async ({ page }) => {
  const { start, question, message } = onPage(page)
  await start.click()
  const [first, second] = sums(2) as [State, State]
  await page.keyboard.press(`${wrongPlace(first) + 1}`)
  await expect(message).toHaveText(WRONG)
  await expect(question(first).getByRole('button', { name: /not right$/ })).toHaveCount(1)
  for (const key of ['0', '4', 'a']) await page.keyboard.press(key)
  await expect(question(first)).toBeVisible()
  await page.keyboard.press(`${rightPlace(first) + 1}`)
  await expect(message).toContainText(RIGHT)
  await expect(question(second).getByRole('button').first()).toBeFocused()
})

test('nothing on the page tells the right answer', async ({ page }) => {
  const { start, question } = onPage(page)
  await start.click()
  const [sum] = sums(1) as [State]
  const looks = await question(sum)
    .getByRole('button')
    .evaluateAll((all) =>
      all.map((each) =>
        [...each.attributes].map(({ name, value }) => (name === 'data-first' ? '' : value)).join(),
      ),
    )
  expect(new Set(looks.map((look) => look.replace(/,+$/, ''))).size).toBe(1)
  expect(await page.content()).not.toContain(`equals ${answerTo(sum.equation)}`)
})

test('each event is announced once', async ({ page }) => {
  const { start, answer, message } = onPage(page)
  await start.click()
  const [sum] = sums(1) as [State]
  await expect(answer(at(sum, 0))).toBeVisible()
  const announced = await listen(page)
  await answer(at(sum, wrongPlace(sum))).click()
  await expect(message).toHaveText(WRONG)
  await answer(at(sum, rightPlace(sum))).click()
  await expect(page.locator('[data-board]')).toContainText('Before:')
  await answer('Finish').click()
  await expect(page.getByRole('dialog', { name: 'Well Done!' })).toBeVisible()
  expect(await announced()).toEqual([WRONG, RIGHT, 'You solved 1 sum.'])
})
