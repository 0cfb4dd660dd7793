import { expect, type Page } from '@playwright/test'
import { answer, inGame, refuse, shows, startTimed } from './state.ts'

const WRONG = ['paper', 'plant', 'ample', 'maple', 'amble']

export const WORD_OF_THE_DAY = inGame('Word of the Day', [
  { name: 'start dialog', arrange: openWordOfTheDay },
  { name: 'playing', arrange: startWordOfTheDay },
  {
    name: 'a word that is too short',
    async arrange(page) {
      await startWordOfTheDay(page)
      await page.keyboard.type('pap')
      await page.keyboard.press('Enter')
      await shows(page, 'Wrong word length')
    },
  },
  {
    name: 'a word that is not known',
    async arrange(page) {
      await startWordOfTheDay(page)
      await guess(page, 'paper')
      await shows(page, 'Line 1: P elsewhere')
      await refuse(page, 'dictionary', 404)
      await guess(page, 'wwwww')
      await shows(page, 'Word not in dictionary')
    },
  },
  {
    name: 'after four lines',
    async arrange(page) {
      await enter(page, WRONG.slice(0, 4))
      await shows(page, 'Line 5 of 5')
    },
  },
  {
    name: 'won',
    async arrange(page) {
      await enter(page, [...WRONG.slice(0, 2), 'apple'])
      await shows(page, 'Good job! The word was apple')
    },
  },
  {
    name: 'lost',
    async arrange(page) {
      await enter(page, WRONG)
      await shows(page, 'Nice Try! The word was apple')
    },
  },
  {
    name: 'not loaded',
    async arrange(page) {
      await refuse(page, 'parlour/get_word_of_the_day', 500)
      await page.goto('/games/wotd')
      await shows(page, 'This game could not be loaded.')
    },
  },
  {
    name: 'no words',
    async arrange(page) {
      await answer(page, 'parlour/get_word_of_the_day', [])
      await page.goto('/games/wotd')
      await shows(page, 'There is nothing here yet.')
    },
  },
])

async function openWordOfTheDay(page: Page) {
  await answer(page, 'parlour/get_word_of_the_day', [{ id: 'apple', word: 'apple' }])
  await answer(page, 'dictionary', [{ word: 'known' }])
  await page.goto('/games/wotd')
  await shows(page, 'Welcome to Word of the Day')
}

async function startWordOfTheDay(page: Page) {
  await openWordOfTheDay(page)
  await startTimed(page)
  await expect(page.getByRole('table', { name: 'Guesses' })).toBeVisible()
}

async function enter(page: Page, words: string[]) {
  await startWordOfTheDay(page)
  for (const [at, word] of words.entries()) {
    await guess(page, word)
    await expect(page.getByRole('row').nth(at).locator('[data-look]')).toHaveCount(5)
  }
}

async function guess(page: Page, word: string) {
  await page.keyboard.type(word)
  await page.keyboard.press('Enter')
}
