import type { Page } from '@playwright/test'
import { answer, inGame, press, shows, startTimed } from './state.ts'

const PERSON = {
  id: 'long',
  first_name: 'Bartholomew',
  last_name: 'Featherstonehaugh',
  job: 'Telephone operator',
  phone_number: '5550123',
}

export const PHONE_RECALL = inGame('Phone Recall', [
  { name: 'the number', arrange: look },
  {
    name: 'a wrong number',
    async arrange(page) {
      await enter(page, '5550124')
      await shows(page, 'That is not the number yet.')
    },
  },
  {
    name: 'the right number',
    async arrange(page) {
      await enter(page, '5550123')
      await press(page, 'Next')
      await shows(page, 'I Am Ready')
      await press(page, 'I Am Ready')
      await page.getByRole('textbox').fill('5550123')
      await page.getByRole('button', { name: 'Next' }).waitFor()
    },
  },
])

async function look(page: Page) {
  await answer(page, 'parlour/get_phone_recall', [PERSON])
  await page.goto('/games/phone-recall')
  await shows(page, 'Welcome to Phone Recall')
  await startTimed(page)
  await shows(page, '555-0123')
}

async function enter(page: Page, digits: string) {
  await look(page)
  await press(page, 'I Am Ready')
  await page.getByRole('textbox').fill(digits)
}
