import type { Page } from '@playwright/test'
import { BINGO_AFTER_SEVEN, playTo } from '../bingo-hall.ts'
import { plantSeed } from '../seed.ts'
import { inGame, press, shows, startTimed } from './state.ts'

export const BINGO = inGame('Bingo', [
  { name: 'start dialog', arrange: openBingo },
  { name: 'playing, before the first ball', arrange: startBingo },
  {
    name: 'after some balls',
    async arrange(page) {
      await startBingo(page)
      await playTo(page, 6)
    },
  },
  {
    name: 'after a wrong tile',
    async arrange(page) {
      await startBingo(page)
      await playTo(page, 1)
      await page
        .getByRole('button', { name: /not marked/ })
        .last()
        .press('Enter')
      await shows(page, 'is not the last ball.')
    },
  },
  {
    name: 'hint',
    async arrange(page) {
      await startBingo(page)
      await press(page, 'Call next ball')
      await press(page, 'Hint')
      await shows(page, 'on your card.')
    },
  },
  {
    name: 'won',
    async arrange(page) {
      await startBingo(page)
      await playTo(page, 7)
      await shows(page, 'Bingo! ')
    },
  },
  {
    name: 'with a ball every few seconds',
    async arrange(page) {
      await page.clock.install()
      await openBingo(page)
      await startTimed(page)
      await page.clock.fastForward(5000)
      await shows(page, /Last ball: \w/)
    },
  },
])

async function openBingo(page: Page) {
  await page.goto('/games/bingo')
  await shows(page, 'Welcome to Bingo')
}

async function startBingo(page: Page) {
  await openBingo(page)
  await plantSeed(page, BINGO_AFTER_SEVEN)
  await page.getByRole('checkbox', { name: 'Call each ball myself' }).press('Space')
  await startTimed(page)
  await shows(page, 'No ball yet')
}
