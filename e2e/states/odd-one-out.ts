import { expect, type Page } from '@playwright/test'
import { facesOn } from '../faces.ts'
import { answer, holdTime, inGame, refuse, shows, startTimed } from './state.ts'

export const ODD_ONE_OUT = inGame('Odd One Out', [
  { name: 'start dialog', arrange: openOddOneOut },
  { name: 'playing', arrange: startOddOneOut },
  {
    name: 'after a wrong pick',
    async arrange(page) {
      await startOddOneOut(page)
      const { odd, tiles } = await tilesOn(page)
      await tiles.nth(odd === 0 ? 1 : 0).press('Enter')
      await shows(page, 'Not that one.')
    },
  },
  {
    name: 'won',
    async arrange(page) {
      await startOddOneOut(page)
      const { odd, tiles } = await tilesOn(page)
      await tiles.nth(odd).press('Enter')
      await shows(page, 'Congratulations!')
    },
  },
  {
    name: 'out of time',
    async arrange(page) {
      await startOddOneOut(page)
      await holdTime(page, 60)
      await shows(page, 'Looks like you ran out of time!')
    },
  },
  {
    name: 'not loaded',
    async arrange(page) {
      await refuse(page, 'parlour/get_icons', 500)
      await page.goto('/games/odd-one-out')
      await shows(page, 'This game could not be loaded.')
    },
  },
  {
    name: 'no pictures',
    async arrange(page) {
      await answer(page, 'parlour/get_icons', [])
      await page.goto('/games/odd-one-out')
      await shows(page, 'There is nothing here yet.')
    },
  },
])

async function openOddOneOut(page: Page) {
  await page.goto('/games/odd-one-out')
  await shows(page, 'Welcome to Odd One Out')
}

async function startOddOneOut(page: Page) {
  await openOddOneOut(page)
  await startTimed(page)
  await expect(page.locator('[data-board] button').first()).toBeFocused()
}

async function tilesOn(page: Page) {
  const faces = await facesOn(page, 9)
  const odd = faces.findIndex((name) => faces.indexOf(name) === faces.lastIndexOf(name))
  return { odd, tiles: page.locator('[data-board] button') }
}
