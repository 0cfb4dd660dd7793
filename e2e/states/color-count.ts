import type { Page } from '@playwright/test'
import { plantSeed } from '../seed.ts'
import { inGame, press, shows, startTimed } from './state.ts'

/** With this seed there are 27 cells, the most that there can be, and most of them are red. */
const MOST_CELLS = 504

export const COLOR_COUNT = inGame('Color Count', [
  { name: 'start dialog', arrange: openColorCount },
  { name: 'playing', arrange: startColorCount },
  {
    name: 'after a wrong choice',
    async arrange(page) {
      await startColorCount(page)
      await press(page, 'Green')
      await shows(page, 'Not green.')
    },
  },
  {
    name: 'hint',
    async arrange(page) {
      await startColorCount(page)
      await press(page, 'Hint')
      await shows(page, 'There are 10 red cells.')
    },
  },
  {
    name: 'won',
    async arrange(page) {
      await startColorCount(page)
      await press(page, 'Green')
      await press(page, 'Red')
      await shows(page, 'Right, red is the most.')
    },
  },
  {
    name: 'lost',
    async arrange(page) {
      await page.clock.install()
      await startColorCount(page)
      await page.clock.fastForward(60_000)
      await shows(page, 'Looks like you ran out of time!')
    },
  },
])

async function openColorCount(page: Page) {
  await page.goto('/games/color-count')
  await shows(page, 'Welcome to Color Count')
}

async function startColorCount(page: Page) {
  await openColorCount(page)
  await plantSeed(page, MOST_CELLS)
  await startTimed(page, 'Start')
  await shows(page, 'Time Remaining')
}
