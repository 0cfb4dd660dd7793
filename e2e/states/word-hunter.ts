import { expect, type Page } from '@playwright/test'
import { answer, closeWithEscape, inGame, refuse, shows, startTimed } from './state.ts'

const ROW = { id: 'porch', word: 'Home', phrase: 'A rocking chair on the porch, 1950' }

export const WORD_HUNTER = inGame('Word Hunter', [
  { name: 'start dialog', arrange: openWordHunter },
  {
    name: 'not started',
    async arrange(page) {
      await openWordHunter(page)
      await closeWithEscape(page)
    },
  },
  { name: 'playing', arrange: startWordHunter },
  { name: 'after right letters', arrange: (page) => type(page, 'aoc', 'C appears 3 times.') },
  {
    name: 'after many wrong letters',
    arrange: (page) => type(page, 'aobdfjlmqsuvwxyz', 'No Z. 12 attempts left.'),
  },
  {
    name: 'with a letter that was used',
    arrange: (page) => type(page, 'qq', 'You have used this character already.'),
  },
  { name: 'won', arrange: (page) => type(page, 'arockinghteqp', 'Congratulations!') },
  {
    name: 'lost',
    async arrange(page) {
      await page.clock.install({ time: new Date('2030-01-01T10:00:00') })
      await type(page, 'aot', 'T appears once.')
      await page.clock.runFor(121_000)
      await shows(page, 'Time is up.')
    },
  },
  {
    name: 'not loaded',
    async arrange(page) {
      await refuse(page, 'parlour/get_word_hunter', 500)
      await page.goto('/games/word-hunter')
      await shows(page, 'This game could not be loaded.')
    },
  },
  {
    name: 'no phrases',
    async arrange(page) {
      await answer(page, 'parlour/get_word_hunter', [])
      await page.goto('/games/word-hunter')
      await shows(page, 'There is nothing here yet.')
    },
  },
])

async function openWordHunter(page: Page) {
  await answer(page, 'parlour/get_word_hunter', [ROW])
  await page.goto('/games/word-hunter')
  await shows(page, 'Welcome to Word Hunter')
}

async function startWordHunter(page: Page) {
  await openWordHunter(page)
  await startTimed(page)
  await expect(page.getByRole('textbox')).toBeFocused()
}

async function type(page: Page, letters: string, said: string) {
  await startWordHunter(page)
  await page.keyboard.type(letters)
  await shows(page, said)
}
