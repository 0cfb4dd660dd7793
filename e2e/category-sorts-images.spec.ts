import type { Page } from '@playwright/test'
import type { PictureSet } from '#games/kit/category-sets.ts'
import { listen } from './announcements.ts'
import { DRAGS } from './drag.ts'
import { expect, test } from './logged-in.ts'
import { PLAYERS } from './players.ts'

const picture = (word: string) => ({ id: word, word, image: '/pictures/owl.svg' })
const GROUPS: PictureSet['groups'] = [
  { group_name: 'Birds', words: [picture('owl'), picture('duck')] },
  { group_name: 'Fruit', words: [picture('pear'), picture('apple')] },
]
const WORDS = GROUPS.flatMap(({ words }) => words.map(({ word }) => word))
const WON = 'Congratulations! Every word is at its picture.'

const onPage = (page: Page) => ({
  start: page.getByRole('button', { name: 'Start Game' }),
  again: page.getByRole('button', { name: 'Restart Game' }),
  word: (name: string) => page.getByRole('button', { name, exact: true }),
  picture: (word: string) => page.getByRole('button', { name: `Picture of ${word}` }),
  message: page.getByRole('status').filter({ hasText: /./ }),
})

test.beforeEach(async ({ page }) => {
  await page.route('**/api/parlour/get_category_sorts_games/', (route) =>
    route.fulfill({ json: [{ id: 'mixed', title: 'Birds or Fruit', image_game: true }] }),
  )
  await page.route('**/api/parlour/get_category_sorts/**', (route) => {
    expect(new URL(route.request().url()).search).toBe('?active=True&image_game=True')
    return route.fulfill({
      json: GROUPS.map((group) => ({ category_sorts: 'mixed', ...group })),
    })
  })
  await page.goto('/games/category-sorts-images')
  await expect(page.getByRole('dialog', { name: 'Welcome to Category Sorts' })).toBeVisible()
})

for (const [way, playerOn] of Object.entries(PLAYERS)) {
  test(`a game is won ${way}, and started again`, async ({ page }) => {
    const player = await playerOn(page)
    await player.press('Start Game')
    for (const word of WORDS) {
      await player.press(word)
      await expect.poll(player.said).toBe(`${word}, picked. Choose its picture.`)
      await player.press(`Picture of ${word}`)
      await expect.poll(player.said).toMatch(/ left\.$|^Congratulations/)
    }
    await expect.poll(player.said).toBe(WON)
    await player.press('Restart Game')
    await expect(onPage(page).word('owl')).toBeVisible()
  })
}

for (const [way, dragOn] of Object.entries(DRAGS)) {
  test(`a game is won ${way}`, async ({ page }) => {
    const drag = await dragOn(page)
    const { start, word, picture, message, again } = onPage(page)
    await start.click()
    await drag(word('pear'), picture('duck'))
    await expect(message).toHaveText('That is not the picture for pear. Try another one.')
    for (const name of WORDS) await drag(word(name), picture(name))
    await expect(message).toHaveText(WON)
    await expect(again).toBeVisible()
  })
}

test('a drop flashes green and stays, or red for 2 seconds', async ({ page }) => {
  const { start, word, picture } = onPage(page)
  await page.clock.install({ time: new Date('2030-01-01T10:00:00') })
  await page.reload()
  await expect(start).toBeVisible()
  await page.clock.pauseAt(new Date('2030-01-01T10:01:00'))
  await start.click()
  await word('owl').press('Enter')
  await picture('duck').press('Enter')
  await expect(picture('duck')).toHaveAccessibleName('Picture of duck , not right')
  await page.clock.runFor(2100)
  await expect(picture('duck')).toHaveAccessibleName('Picture of duck')
  await word('owl').press('Enter')
  await picture('owl').press('Enter')
  await expect(picture('owl')).toHaveAccessibleName('Picture of owl , right')
  await expect(word('owl')).toBeHidden()
})

test('each event is announced once', async ({ page }) => {
  const { start, word, picture, message } = onPage(page)
  await start.click()
  await expect(word('owl')).toBeVisible()
  const announced = await listen(page)
  await word('owl').press('Enter')
  await picture('duck').press('Enter')
  await word('owl').press('Enter')
  await page.keyboard.press('Escape')
  await word('owl').press('Enter')
  await picture('owl').press('Enter')
  await expect(message).toHaveText('Right: owl is one of Birds. 3 left.')
  expect(await announced()).toEqual([
    'owl, picked. Choose its picture.',
    'That is not the picture for owl. Try another one.',
    'owl, picked. Choose its picture.',
    'owl was put back.',
    'owl, picked. Choose its picture.',
    'Right: owl is one of Birds. 3 left.',
  ])
})
