import { expect, type Page } from '@playwright/test'
import { hideNumber } from '../hidden-number.ts'
import { closeWithEscape, inGame, shows, startTimed } from './state.ts'

export const HIGH_LOW = inGame('High Low', [
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
])

async function openHighLow(page: Page) {
  await page.goto('/games/high-low')
  await shows(page, 'Welcome to High Low')
}

async function startHighLow(page: Page) {
  await openHighLow(page)
  await hideNumber(page, 50)
  await startTimed(page)
  await expect(page.getByRole('textbox')).toBeFocused()
}

async function enter(page: Page, text: string) {
  await page.getByRole('textbox').fill(text)
  await page.keyboard.press('Enter')
}
