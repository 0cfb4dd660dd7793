import { expect, type Page } from '@playwright/test'
import { answer, holdTime, inGame, press, refuse, shows, startTimed } from './state.ts'

export const SEQUENCES = inGame('Sequences', [
  {
    name: 'start dialog',
    async arrange(page) {
      await page.goto('/games/sequences')
      await shows(page, 'Welcome to Sequences')
    },
  },
  { name: 'ready', arrange: start },
  {
    name: 'a light is on',
    async arrange(page) {
      await showFirst(page)
    },
  },
  {
    name: 'after a wrong light, with a hint',
    async arrange(page) {
      const light = await watchFirst(page)
      await page.keyboard.press(light === '1' ? '2' : '1')
      await shows(page, 'Sorry the order was incorrect.')
      await press(page, 'Hint')
      await shows(page, 'The next light is')
    },
  },
  {
    name: 'level done',
    async arrange(page) {
      await page.keyboard.press(await watchFirst(page))
      await shows(page, 'Level 1 is done.')
      await expect(page.locator('[data-mark="right"]')).toHaveCount(9)
    },
  },
  {
    name: 'not loaded',
    async arrange(page) {
      await refuse(page, 'parlour/get_icons', 500)
      await page.goto('/games/sequences')
      await shows(page, 'This game could not be loaded.')
    },
  },
  {
    name: 'no pictures',
    async arrange(page) {
      await answer(page, 'parlour/get_icons', [])
      await page.goto('/games/sequences')
      await shows(page, 'There is nothing here yet.')
    },
  },
])

async function start(page: Page) {
  await page.goto('/games/sequences')
  await shows(page, 'Welcome to Sequences')
  await startTimed(page)
  await shows(page, 'Start Level 1')
  await holdTime(page)
}

/** Begins the first level, and tells its light. */
async function showFirst(page: Page) {
  await start(page)
  await press(page, 'Start Level 1')
  await holdTime(page, 1)
  const lit = page.locator('[data-mark="lit"]')
  return (await lit.innerText()).trim().charAt(0)
}

async function watchFirst(page: Page) {
  const light = await showFirst(page)
  await holdTime(page, 1)
  await shows(page, 'Your turn.')
  return light
}
