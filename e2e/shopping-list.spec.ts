import type { Page } from '@playwright/test'
import { readerOf } from './accessibility-tree.ts'
import { listen } from './announcements.ts'
import { facesOn, figureOn, named } from './faces.ts'
import { expect, test } from './logged-in.ts'
import { PLAYERS } from './players.ts'

const FIND = 'Find the 3 items in the store.'
const RIGHT = 'All 3 items are in the cart, and nothing else. Well done.'
const LEVEL_2 = /^Level 2: (12 items in the store, 3|9 items in the store, 4) to remember\.$/
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

const onPage = (page: Page) => ({
  go: page.getByRole('button', { name: 'Go To The Store' }),
  ready: page.getByRole('button', { name: 'I Am Ready' }),
  store: page.getByRole('region', { name: 'Store' }),
  item: (name: string) =>
    page.getByRole('region', { name: 'Store' }).getByRole('button', { name: named(name) }),
  inCart: page.getByRole('button', { name: /^Take out / }),
  checkout: page.getByRole('button', { name: 'Checkout' }),
  back: page.getByRole('button', { name: 'Back To The Store' }),
  restart: page.getByRole('button', { name: 'Restart Game' }),
  next: page.getByRole('button', { name: 'Next Level' }),
  message: page.getByRole('status').filter({ hasText: /./ }).first(),
})

const listOn = (page: Page) =>
  page.getByRole('list', { name: 'Your list' }).getByRole('listitem').allInnerTexts()

/** Goes to the store, and tells what is to be bought and what is not. */
async function shop(page: Page): Promise<{ list: string[]; others: string[] }> {
  const { go, ready, store } = onPage(page)
  await go.press('Enter')
  await expect(ready).toBeFocused()
  const list = await listOn(page)
  await ready.press('Enter')
  await expect(store.getByRole('button').first()).toBeFocused()
  const faces = await facesOn(page, 9)
  return { list, others: faces.filter((name) => !list.includes(name)) }
}

test.beforeEach(async ({ page }) => {
  const asked = page.waitForRequest('**/api/parlour/get_icons/**')
  await page.goto('/games/shopping-list')
  expect(new URL((await asked).url()).search).toBe('?active=True&category=0')
})

for (const [way, playerOn] of Object.entries(PLAYERS)) {
  test(`two levels are passed ${way}`, async ({ page }) => {
    const player = await playerOn(page)
    await player.press('Go To The Store')
    for (const level of [1, 2]) {
      await expect(onPage(page).ready).toBeVisible()
      const list = await listOn(page)
      await expect(figureOn(page, 'Score')).toHaveText(level === 1 ? '0' : '2400')
      await player.press('I Am Ready')
      for (const [at, name] of list.entries()) {
        await player.press(named(name))
        await expect.poll(player.said).toBe(`${capital(name)} added, ${at + 1} in the cart.`)
      }
      await player.press('Checkout')
      await expect.poll(player.said).toMatch(/^All \d items are in the cart, and nothing else\./)
      await player.press('Next Level')
      await expect(figureOn(page, 'Level')).toHaveText(`${level + 1}`)
    }
  })
}

test('the cart refuses what it holds, and gives back what is not wanted', async ({ page }) => {
  const { item, inCart, message } = onPage(page)
  const { others } = await shop(page)
  const [one = '', two = ''] = others
  await item(one).press('Enter')
  await item(one).press('Enter')
  await expect(message).toHaveText(`${capital(one)}: this item is already in the cart.`)
  await expect(inCart).toHaveCount(1)
  await expect(item(one)).toHaveAccessibleName(/picked$/)
  await item(two).press('Enter')
  await inCart.first().press('Enter')
  await expect(message).toHaveText(`${capital(one)} taken out, 1 in the cart.`)
  await expect(inCart).toHaveAccessibleName(`Take out ${two}`)
  await expect(inCart).toBeFocused()
  await expect(item(one)).not.toHaveAccessibleName(/picked$/)
})

test('a wrong cart leads back to the same items; each event is announced once', async ({
  page,
}) => {
  const { item, inCart, checkout, back, next } = onPage(page)
  const { list, others } = await shop(page)
  const [one = '', two = '', three = ''] = list
  const [other = ''] = others
  const announced = await listen(page)
  const faces = await facesOn(page, 9)

  await item(one).press('Enter')
  await checkout.press('Enter')
  await expect(back).toBeFocused()
  await expect(next).toBeHidden()
  await back.press('Enter')
  expect((await facesOn(page, 10)).slice(0, 9)).toEqual(faces)
  for (const name of [other, two, three]) await item(name).press('Enter')
  await page.keyboard.press('c')
  await back.press('Enter')
  await inCart.nth(1).press('Enter')
  await checkout.press('Enter')
  await expect(next).toBeFocused()
  expect(await announced()).toEqual([
    `${capital(one)} added, 1 in the cart.`,
    '1 of the 3 items are correct.',
    FIND,
    `${capital(other)} added, 2 in the cart.`,
    `${capital(two)} added, 3 in the cart.`,
    `${capital(three)} added, 4 in the cart.`,
    'You have taken too many items. 3 were on the list.',
    FIND,
    `${capital(other)} taken out, 3 in the cart.`,
    RIGHT,
  ])
})

test('Next Level raises the score, Restart Game begins anew', async ({ page }) => {
  const { item, ready, checkout, next, restart, message } = onPage(page)
  const { list } = await shop(page)
  for (const name of list) await item(name).press('Enter')
  await checkout.press('Enter')
  await next.press('Enter')
  await expect(message).toHaveText(LEVEL_2)
  await expect(ready).toBeFocused()
  await expect(figureOn(page, 'Score')).toHaveText('2400')

  await ready.press('Enter')
  await checkout.press('Enter')
  await expect(message).toHaveText(/^0 of the [34] items are correct\.$/)
  await restart.press('Enter')
  await expect(message).toHaveText('Remember these 3 items.')
  await expect(figureOn(page, 'Score')).toHaveText('0')
  await expect(figureOn(page, 'Level')).toHaveText('1')
})

test('in the store, nothing tells what is on the list', async ({ page }) => {
  const reader = await readerOf(page)
  const { list, others } = await shop(page)
  const heard = await reader.everything()
  const written = await page.locator('body').innerHTML()
  const countOf = (text: string, name: string) => text.split(name).length
  const lookOf = (name: string) =>
    onPage(page)
      .item(name)
      .evaluate((tile) => tile.className + tile.getAttributeNames().join())
  for (const name of list) {
    expect(await lookOf(name)).toBe(await lookOf(others[0] ?? ''))
    // Its own tile names it, and nothing else does.
    expect(countOf(written, `>${name}<`)).toBe(2)
    expect(countOf(heard, `\n${name}\n`)).toBe(countOf(heard, `\n${others[0]}\n`))
  }
})
