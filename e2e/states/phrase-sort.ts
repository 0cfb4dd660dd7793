import { expect, type Page } from '@playwright/test'
import { answer, closeWithEscape, inGame, press, refuse, shows, startTimed } from './state.ts'

const ROW = {
  id: 'beholder',
  phrase: 'People like different things',
  answer: 'Beauty is in the eye of the beholder',
}
const WORDS = ROW.answer.split(' ')

export const PHRASE_SORT = inGame('Phrase Sorts', [
  { name: 'start dialog', arrange: openPhraseSort },
  { name: 'playing', arrange: startPhraseSort },
  {
    name: 'with a chosen slot',
    async arrange(page) {
      await use(page, WORDS.slice(0, 3))
      await press(page, 'Slot 5 of 8, empty')
      await shows(page, 'Slot 5 of 8 is chosen.')
    },
  },
  {
    name: 'with a wrong order',
    async arrange(page) {
      await use(page, [...WORDS].reverse())
      await shows(page, 'It looks like something is incorrect.')
    },
  },
  {
    name: 'completion dialog',
    async arrange(page) {
      await use(page, WORDS)
      await shows(page, 'Well Done!')
    },
  },
  {
    name: 'completed',
    async arrange(page) {
      await use(page, WORDS)
      await shows(page, 'Well Done!')
      await closeWithEscape(page)
    },
  },
  {
    name: 'not loaded',
    async arrange(page) {
      await refuse(page, 'parlour/get_phrase_sorts', 500)
      await page.goto('/games/phrase-sort')
      await shows(page, 'This game could not be loaded.')
    },
  },
  {
    name: 'no phrases',
    async arrange(page) {
      await answer(page, 'parlour/get_phrase_sorts', [])
      await page.goto('/games/phrase-sort')
      await shows(page, 'There is nothing here yet.')
    },
  },
])

async function openPhraseSort(page: Page) {
  await answer(page, 'parlour/get_phrase_sorts', [ROW])
  await page.goto('/games/phrase-sort')
  await shows(page, 'Welcome to Phrase Sorts')
}

async function startPhraseSort(page: Page) {
  await openPhraseSort(page)
  await startTimed(page)
  await expect(page.getByRole('region', { name: 'Words' })).toBeVisible()
}

async function use(page: Page, words: string[]) {
  await startPhraseSort(page)
  const pool = page.getByRole('region', { name: 'Words' })
  for (const name of words) {
    await pool.getByRole('button', { name, exact: true }).first().press('Enter')
  }
}
