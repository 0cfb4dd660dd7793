import { expect, type Page } from '@playwright/test'
import { facesOn } from '../faces.ts'
import { answer, holdTime, inGame, press, refuse, shows, startTimed } from './state.ts'

export const MEMORY_MATCH = inGame('Memory Match', [
  {
    name: 'start dialog',
    async arrange(page) {
      await page.goto('/games/memory-match')
      await shows(page, 'Welcome to Memory Match')
    },
  },
  {
    name: 'looking',
    async arrange(page) {
      await seeCards(page)
    },
  },
  {
    name: 'playing',
    async arrange(page) {
      await seeCards(page)
      await press(page, 'Start Game')
      await cardsOn(page).nth(5).press('Enter')
      await shows(page, 'face up.')
    },
  },
  { name: 'a pair and a wrong pair', arrange: turnFour },
  {
    name: 'won',
    async arrange(page) {
      const names = await seeCards(page)
      await press(page, 'Start Game')
      for (const [found, name] of [...new Set(names)].entries()) {
        await cardsOn(page).nth(names.indexOf(name)).press('Enter')
        await cardsOn(page).nth(names.lastIndexOf(name)).press('Enter')
        await holdTime(page, 2)
        await expect(page.locator('[data-mark="pair"]')).toHaveCount(2 * found + 2)
      }
      await shows(page, 'All eight pairs found.')
    },
  },
  {
    name: 'out of time',
    async arrange(page) {
      await turnFour(page)
      await holdTime(page, 120)
      await shows(page, 'The time is over.')
    },
  },
  {
    name: 'not loaded',
    async arrange(page) {
      await refuse(page, 'parlour/get_icons', 500)
      await page.goto('/games/memory-match')
      await shows(page, 'This game could not be loaded.')
    },
  },
  {
    name: 'too few pictures',
    async arrange(page) {
      const icon = { id: 'key', item: 'key', image: '/pictures/key.svg', category: '1' }
      await answer(page, 'parlour/get_icons', [icon])
      await page.goto('/games/memory-match')
      await shows(page, 'There is nothing here yet.')
    },
  },
])

const cardsOn = (page: Page) => page.getByRole('button', { name: /^Row / })

/** Begins, with no time that passes, and tells the name of each card. */
async function seeCards(page: Page) {
  await page.goto('/games/memory-match')
  await shows(page, 'Welcome to Memory Match')
  await holdTime(page)
  await startTimed(page, 'See Cards')
  return (await facesOn(page, 16)).map((name) => name.split(', ')[2] ?? '')
}

async function turnFour(page: Page) {
  const names = await seeCards(page)
  await press(page, 'Start Game')
  const others = [...names.keys()].filter((at) => names[at] !== names[0])
  await cardsOn(page).first().press('Enter')
  await cardsOn(page)
    .nth(names.lastIndexOf(names[0] ?? ''))
    .press('Enter')
  await holdTime(page, 2)
  await expect(page.locator('[data-mark="pair"]')).toHaveCount(2)
  const [one = 0] = others
  const other = others.find((at) => names[at] !== names[one]) ?? 0
  await cardsOn(page).nth(one).press('Enter')
  await cardsOn(page).nth(other).press('Enter')
  await shows(page, 'Sorry that is an incorrect pair.')
  await expect(page.locator('[data-mark="wrong"]')).toHaveCount(2)
}
