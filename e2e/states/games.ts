import { expect, type Page } from '@playwright/test'
import { hideNumber } from '../hidden-number.ts'
import { answer, press, refuse, type State, shows } from './state.ts'

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

const inGame = (title: string, states: Pick<State, 'name' | 'arrange'>[]): State[] =>
  states.map(({ name, arrange }) => ({ name: `${title}, ${name}`, title, isGame: true, arrange }))

export const GAMES: readonly State[] = [
  ...inGame('High Low', [
    { name: 'start dialog', arrange: openHighLow },
    {
      name: 'not started',
      async arrange(page) {
        await openHighLow(page)
        await closeWithEscape(page)
      },
    },
    { name: 'playing', arrange: startHighLow },
    {
      name: 'a number out of range',
      async arrange(page) {
        await startHighLow(page)
        await page.getByRole('textbox').fill('101')
        await shows(page, 'This value is too high.')
      },
    },
    {
      name: 'after nine guesses',
      async arrange(page) {
        await startHighLow(page)
        for (let value = 46; value < 55; value++) await enter(page, `${value === 50 ? 9 : value}`)
        await expect(page.getByRole('listitem')).toHaveCount(9)
      },
    },
    {
      name: 'won',
      async arrange(page) {
        await startHighLow(page)
        for (const guess of ['75', '25', '50']) await enter(page, guess)
        await shows(page, 'Congratulations!')
      },
    },
    {
      name: 'lost',
      async arrange(page) {
        await startHighLow(page)
        for (let value = 1; value <= 10; value++) await enter(page, `${value}`)
        await shows(page, 'Game Over')
      },
    },
  ]),
  ...inGame('Finish Line', [
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
  ]),
]

async function openHighLow(page: Page) {
  await page.goto('/games/high-low')
  await shows(page, 'Welcome to High Low')
}

async function startHighLow(page: Page) {
  await openHighLow(page)
  await hideNumber(page, 50)
  await start(page)
}

async function startFinishLine(page: Page) {
  await answer(page, 'parlour/get_finish_line', [SET])
  await page.goto('/games/finish-line')
  await shows(page, 'Welcome to Finish Line')
  await start(page)
}

async function completeFinishLine(page: Page) {
  await startFinishLine(page)
  await enter(page, 'sure')
  await press(page, 'Finish')
  await shows(page, 'Well Done!')
}

async function start(page: Page) {
  await page.getByRole('checkbox', { name: 'Current Time' }).press('Space')
  await press(page, 'Start Game')
  await expect(page.getByRole('textbox')).toBeFocused()
}

async function enter(page: Page, text: string) {
  await page.getByRole('textbox').fill(text)
  await page.keyboard.press('Enter')
}

async function closeWithEscape(page: Page) {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}
