import type { Page } from '@playwright/test'
import { plantSeed } from '../seed.ts'
import { closeWithEscape, inGame, press, shows, startTimed } from './state.ts'

/** With this seed, the first sum of the hardest kind is 1,000 × 276, as long as they come. */
const LONG = 43

export const MATH_CORRECT_CHOICE = inGame('Choose the Sum', [
  { name: 'start dialog', arrange: openMathCorrectChoice },
  { name: 'playing', arrange: startMathCorrectChoice },
  {
    name: 'after a right choice',
    async arrange(page) {
      await startMathCorrectChoice(page)
      await press(page, '276,000')
      await shows(page, 'Congratulations')
    },
  },
  {
    name: 'after a wrong choice',
    async arrange(page) {
      await startMathCorrectChoice(page)
      await press(page, '276,001')
      await shows(page, 'Sorry but that is incorrect.')
    },
  },
  { name: 'completion dialog', arrange: finishMathCorrectChoice },
  {
    name: 'completed',
    async arrange(page) {
      await finishMathCorrectChoice(page)
      await closeWithEscape(page)
    },
  },
])

async function openMathCorrectChoice(page: Page) {
  await page.goto('/games/math-correct-choice')
  await shows(page, 'Welcome to Choose the Sum')
}

async function startMathCorrectChoice(page: Page) {
  await openMathCorrectChoice(page)
  await plantSeed(page, LONG)
  await page.getByRole('radio', { name: '1000' }).press('Space')
  await startTimed(page)
  await shows(page, 'Number Correct')
}

async function finishMathCorrectChoice(page: Page) {
  await startMathCorrectChoice(page)
  await press(page, 'Finish')
  await shows(page, 'Well Done!')
}
