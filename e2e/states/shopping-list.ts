import { expect, type Page } from '@playwright/test'
import { facesOn, named } from '../faces.ts'
import { answer, inGame, press, refuse, shows, startTimed } from './state.ts'

const LAST_LEVEL = 16

export const SHOPPING_LIST = inGame('Shopping List', [
  {
    name: 'start dialog',
    async arrange(page) {
      await page.goto('/games/shopping-list')
      await shows(page, 'Welcome to Shopping List')
    },
  },
  { name: 'the list', arrange: start },
  {
    name: 'in the store, with an item twice',
    async arrange(page) {
      await start(page)
      await press(page, 'I Am Ready')
      const [first = ''] = await facesOn(page, 9)
      for (let times = 0; times < 2; times++) await take(page, first)
      await shows(page, 'already in the cart')
    },
  },
  {
    name: 'a wrong cart',
    async arrange(page) {
      await start(page)
      await press(page, 'I Am Ready')
      await press(page, 'Checkout')
      await shows(page, '0 of the 3 items are correct.')
    },
  },
  {
    name: 'a right cart',
    async arrange(page) {
      await start(page)
      await fillCart(page)
      await press(page, 'Checkout')
      await shows(page, 'Well done.')
    },
  },
  {
    name: 'the list of a middle level',
    async arrange(page) {
      await reach(page, 6)
    },
  },
  {
    name: 'the store of a middle level',
    async arrange(page) {
      await reach(page, 4)
      await fillCart(page)
    },
  },
  {
    name: 'the longest list',
    async arrange(page) {
      await reach(page, LAST_LEVEL)
    },
  },
  {
    name: 'the largest store',
    async arrange(page) {
      await reach(page, LAST_LEVEL)
      await fillCart(page)
    },
  },
  {
    name: 'won',
    async arrange(page) {
      await reach(page, LAST_LEVEL)
      await fillCart(page)
      await press(page, 'Checkout')
      await shows(page, 'Congratulations!')
    },
  },
  {
    name: 'not loaded',
    async arrange(page) {
      await refuse(page, 'parlour/get_icons', 500)
      await page.goto('/games/shopping-list')
      await shows(page, 'This game could not be loaded.')
    },
  },
  {
    name: 'no groceries',
    async arrange(page) {
      await answer(page, 'parlour/get_icons', [])
      await page.goto('/games/shopping-list')
      await shows(page, 'There is nothing here yet.')
    },
  },
])

async function start(page: Page) {
  await page.goto('/games/shopping-list')
  await shows(page, 'Welcome to Shopping List')
  await startTimed(page, 'Go To The Store')
  await shows(page, 'Your list')
}

async function reach(page: Page, level: number) {
  await start(page)
  for (let passed = 1; passed < level; passed++) {
    await fillCart(page)
    await press(page, 'Checkout')
    await press(page, 'Next Level')
  }
  await shows(page, `Level ${level}:`)
}

const take = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Store' })
    .getByRole('button', { name: named(name) })
    .press('Enter')

async function fillCart(page: Page) {
  const items = await page.getByRole('listitem').allInnerTexts()
  await press(page, 'I Am Ready')
  for (const name of items) await take(page, name)
  await expect(page.getByRole('button', { name: /^Take out/ })).toHaveCount(items.length)
}
