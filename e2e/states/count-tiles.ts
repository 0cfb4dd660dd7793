import type { Page } from '@playwright/test'
import { inGame, press, shows, startTimed } from './state.ts'

const NUMBERS = ['1', '2', '3', '4', '5', '6', '7', '8']

export const COUNT_TILES = inGame('Count Tiles', [
  { name: 'start dialog', arrange: openCountTiles },
  { name: 'playing', arrange: startCountTiles },
  {
    name: 'after right and wrong tiles',
    async arrange(page) {
      await startCountTiles(page)
      for (const number of ['1', '2', '3', '7']) await press(page, number)
      await shows(page, 'Not that one.')
    },
  },
  {
    name: 'hint',
    async arrange(page) {
      await startCountTiles(page)
      for (const number of ['1', '2', 'Hint']) await press(page, number)
      await shows(page, 'Next is 3.')
    },
  },
  {
    name: 'won',
    async arrange(page) {
      await startCountTiles(page)
      for (const number of NUMBERS) await press(page, number)
      await shows(page, 'All 8 tiles are in order.')
    },
  },
  {
    name: 'lost',
    async arrange(page) {
      await page.clock.install()
      await startCountTiles(page)
      await press(page, '1')
      await page.clock.fastForward(60_000)
      await shows(page, 'Looks like you ran out of time!')
    },
  },
])

async function openCountTiles(page: Page) {
  await page.goto('/games/count-tiles')
  await shows(page, 'Welcome to Count Tiles')
}

async function startCountTiles(page: Page) {
  await openCountTiles(page)
  await startTimed(page)
  await shows(page, 'Time Remaining')
}
