import { expect, type Page } from '@playwright/test'
import { answer, closeWithEscape, inGame, press, refuse, shows, startTimed } from './state.ts'

const ROW = { id: 'sandwich', phrase: 'Two slices of bread with a filling', word: 'sandwich' }

export const LETTER_SCRAMBLE = inGame('Letter Scramble', [
  { name: 'start dialog', arrange: openLetterScramble },
  { name: 'playing', arrange: startLetterScramble },
  {
    name: 'with a chosen slot',
    async arrange(page) {
      await type(page, 'san')
      await press(page, 'Slot 6 of 8, empty')
      await shows(page, 'Slot 6 of 8 is chosen.')
    },
  },
  { name: 'with a wrong word', arrange: (page) => type(page, 'sandwihc', 'It looks like') },
  { name: 'completion dialog', arrange: (page) => type(page, 'sandwich', 'Well Done!') },
  {
    name: 'completed',
    async arrange(page) {
      await type(page, 'sandwich', 'Well Done!')
      await closeWithEscape(page)
    },
  },
  {
    name: 'not loaded',
    async arrange(page) {
      await refuse(page, 'parlour/get_letter_scramble', 500)
      await page.goto('/games/letter-scramble')
      await shows(page, 'This game could not be loaded.')
    },
  },
  {
    name: 'no words',
    async arrange(page) {
      await answer(page, 'parlour/get_letter_scramble', [])
      await page.goto('/games/letter-scramble')
      await shows(page, 'There is nothing here yet.')
    },
  },
])

async function openLetterScramble(page: Page) {
  await answer(page, 'parlour/get_letter_scramble', [{ ...ROW, answer: ROW.word }])
  await page.goto('/games/letter-scramble')
  await shows(page, 'Welcome to Letter Scramble')
}

async function startLetterScramble(page: Page) {
  await openLetterScramble(page)
  await startTimed(page)
  await expect(page.getByRole('region', { name: 'Letters' })).toBeVisible()
}

async function type(page: Page, letters: string, said = 'So far') {
  await startLetterScramble(page)
  await page.keyboard.type(letters)
  await shows(page, said)
}
