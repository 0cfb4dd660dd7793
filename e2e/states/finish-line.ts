import { expect, type Page } from '@playwright/test'
import { answer, closeWithEscape, inGame, press, refuse, shows, startTimed } from './state.ts'

const SET = {
  id: 'long',
  title: 'A Line as Long as They Come',
  finish_lines: [
    {
      start: "She sells seashells by the seashore, and the shells she sells are seashells, I'm",
      finishLine: 'sure',
      difficulty: 'Hard',
    },
  ],
}

export const FINISH_LINE = inGame('Finish Line', [
  {
    name: 'start dialog',
    async arrange(page) {
      await page.goto('/games/finish-line')
      await shows(page, 'Welcome to Finish Line')
    },
  },
  { name: 'playing', arrange: startFinishLine },
  {
    name: 'after a wrong guess',
    async arrange(page) {
      await startFinishLine(page)
      await enter(page, 'maybe')
      await shows(page, 'That is incorrect.')
    },
  },
  {
    name: 'out of guesses',
    async arrange(page) {
      await startFinishLine(page)
      for (const guess of ['maybe', 'certain', 'not']) await enter(page, guess)
      await shows(page, 'Nice try')
    },
  },
  {
    name: 'solved',
    async arrange(page) {
      await startFinishLine(page)
      await enter(page, 'sure')
      await shows(page, 'That is correct!')
    },
  },
  { name: 'completion dialog', arrange: completeFinishLine },
  {
    name: 'completed',
    async arrange(page) {
      await completeFinishLine(page)
      await closeWithEscape(page)
    },
  },
  {
    name: 'not loaded',
    async arrange(page) {
      await refuse(page, 'parlour/get_finish_line', 500)
      await page.goto('/games/finish-line')
      await shows(page, 'This game could not be loaded.')
    },
  },
  {
    name: 'no sets',
    async arrange(page) {
      await answer(page, 'parlour/get_finish_line', [])
      await page.goto('/games/finish-line')
      await shows(page, 'There is nothing here yet.')
    },
  },
])

async function startFinishLine(page: Page) {
  await answer(page, 'parlour/get_finish_line', [SET])
  await page.goto('/games/finish-line')
  await shows(page, 'Welcome to Finish Line')
  await startTimed(page)
  await expect(page.getByRole('textbox')).toBeFocused()
}

async function completeFinishLine(page: Page) {
  await startFinishLine(page)
  await enter(page, 'sure')
  await press(page, 'Finish')
  await shows(page, 'Well Done!')
}

async function enter(page: Page, text: string) {
  await page.getByRole('textbox').fill(text)
  await page.keyboard.press('Enter')
}
