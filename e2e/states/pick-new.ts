import type { Page } from '@playwright/test'
import { facesOn } from '../faces.ts'
import { answer, holdTime, inGame, refuse, shows, startTimed } from './state.ts'

export const PICK_NEW = inGame('Pick New', [
  {
    name: 'start dialog',
    async arrange(page) {
      await page.goto('/games/pick-new')
      await shows(page, 'Welcome to Pick New')
    },
  },
  { name: 'the first picture', arrange: start },
  {
    name: 'after a right pick',
    async arrange(page) {
      await find(page, 7)
    },
  },
  {
    name: 'after a wrong pick',
    async arrange(page) {
      const [first = ''] = await find(page, 4)
      await page.getByRole('button', { name: first, exact: true }).press('Enter')
      await shows(page, 'You did not select the correct tile.')
    },
  },
  {
    name: 'won',
    async arrange(page) {
      await find(page, 15)
      await shows(page, 'Congratulations!')
    },
  },
  {
    name: 'not loaded',
    async arrange(page) {
      await refuse(page, 'parlour/get_icons', 500)
      await page.goto('/games/pick-new')
      await shows(page, 'This game could not be loaded.')
    },
  },
  {
    name: 'no pictures',
    async arrange(page) {
      await answer(page, 'parlour/get_icons', [])
      await page.goto('/games/pick-new')
      await shows(page, 'There is nothing here yet.')
    },
  },
])

async function start(page: Page) {
  await page.goto('/games/pick-new')
  await shows(page, 'Welcome to Pick New')
  await startTimed(page)
  await facesOn(page, 1)
  await holdTime(page)
}

/** Finds so many new ones, and tells their names, the oldest first. */
async function find(page: Page, count: number) {
  await start(page)
  const found: string[] = []
  while (found.length < count) {
    const faces = await facesOn(page, found.length + 1)
    const at = faces.findIndex((name) => !found.includes(name))
    found.push(faces[at] ?? '')
    await page.locator('[data-board] button').nth(at).press('Enter')
  }
  return found
}
