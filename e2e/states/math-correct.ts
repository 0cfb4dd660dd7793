import type { Page } from '@playwright/test'
import { plantSeed } from '../seed.ts'
import { closeWithEscape, inGame, press, shows, startTimed } from './state.ts'

/** With this seed, the first sum of the hardest kind is 1,000 × 276 = 276,001. */
const LONG = 43

export const MATH_CORRECT = inGame('True or False Sums', [
  { name: 'start dialog', arrange: openMathCorrect },
  { name: 'playing', arrange: startMathCorrect },
  {
    name: 'after a right choice',
    async arrange(page) {
      await startMathCorrect(page)
      await press(page, 'Not correct')
      await shows(page, 'Congratulations')
    },
  },
  {
    name: 'after a wrong choice',
    async arrange(page) {
      await startMathCorrect(page)
      await press(page, 'Correct')
      await shows(page, 'Sorry but that is incorrect.')
    },
  },
  { name: 'completion dialog', arrange: finishMathCorrect },
  {
    name: 'completed',
    async arrange(page) {
      await finishMathCorrect(page)
      await closeWithEscape(page)
    },
  },
])

async function openMathCorrect(page: Page) {
  await page.goto('/games/math-correct')
  await shows(page, 'Welcome to True or False Sums')
}

async function startMathCorrect(page: Page) {
  await openMathCorrect(page)
  await plantSeed(page, LONG)
  await page.getByRole('radio', { name: '1000' }).press('Space')
  await startTimed(page)
  await shows(page, 'Number Correct')
}

async function finishMathCorrect(page: Page) {
  await startMathCorrect(page)
  await press(page, 'Finish')
  await shows(page, 'Well Done!')
}
