import type { Page } from '@playwright/test'
import type { WordSet } from '#games/kit/category-sets.ts'
import { listen } from './announcements.ts'
import { DRAGS } from './drag.ts'
import { expect, test } from './logged-in.ts'
import { PLAYERS } from './players.ts'

const GROUPS: WordSet['groups'] = [
  { group_name: 'Fruit', words: ['Apple', 'Cherry', 'Peach'] },
  { group_name: 'Birds', words: ['Wren', 'Robin', 'Heron'] },
]
const WORDS = GROUPS.flatMap(({ words }) => words)
const WON = 'All 6 words are in their boxes.'

const onPage = (page: Page) => ({
  welcome: page.getByRole('dialog', { name: 'Welcome to Category Sorts' }),
  wellDone: page.getByRole('dialog', { name: 'Well Done!' }),
  start: page.getByRole('button', { name: 'Start Game' }),
  pool: page.getByRole('region', { name: 'Words' }),
  box: (name: string) => page.getByRole('region', { name, exact: true }),
  word: (name: string) => page.getByRole('button', { name, exact: true }),
  message: page.getByRole('status').filter({ hasText: /./ }),
})

test.beforeEach(async ({ page }) => {
  await page.route('**/api/parlour/get_category_sorts_games/', (route) =>
    route.fulfill({ json: [{ id: 'orchard', title: 'In the Orchard', image_game: false }] }),
  )
  await page.route('**/api/parlour/get_category_sorts/**', (route) =>
    route.fulfill({ json: GROUPS.map((group) => ({ category_sorts: 'orchard', ...group })) }),
  )
  await page.goto('/games/category-sorts')
  await expect(onPage(page).welcome).toBeVisible()
})

for (const [way, playerOn] of Object.entries(PLAYERS)) {
  test(`a game is won ${way}`, async ({ page }) => {
    const player = await playerOn(page)
    await player.press('Start Game')
    for (const { group_name, words } of GROUPS) {
      for (const word of words) {
        await player.press(word)
        await expect.poll(player.said).toBe(`${word}, picked. Choose “Fruit” or “Birds”.`)
        await player.press(`Put here: ${word} in ${group_name}`)
        if (word !== WORDS.at(-1)) await expect.poll(player.said).toMatch(/ left\.$/)
      }
    }
    await expect(onPage(page).message).toHaveText(WON)
    await expect(onPage(page).wellDone).toContainText('Times played')
  })
}

for (const [way, dragOn] of Object.entries(DRAGS)) {
  test(`a game is won ${way}`, async ({ page }) => {
    const drag = await dragOn(page)
    const { start, box, word, pool, message, wellDone } = onPage(page)
    await start.click()
    await drag(word('Wren'), box('Fruit'))
    await expect(message).toHaveText('Wren is in the box “Fruit”. 5 left.')
    await drag(word('Wren'), pool)
    await expect(message).toHaveText('Wren was put back.')
    for (const { group_name, words } of GROUPS) {
      for (const name of words) await drag(word(name), box(group_name))
    }
    await expect(message).toHaveText(WON)
    await expect(wellDone).toBeVisible()
  })
}

test('with Error Checking, the box that holds a word of the other group says so', async ({
  page,
}) => {
  const { start, box, word, message } = onPage(page)
  await page.getByRole('checkbox', { name: 'Error Checking' }).check()
  await start.click()
  await word('Wren').click()
  await word('Put here: Wren in Fruit').click()
  await expect(message).toHaveText(
    'Wren is in the box “Fruit”. 5 left. 1 word in “Fruit” belongs elsewhere.',
  )
  const red = await box('Fruit').evaluate((element) => getComputedStyle(element).borderColor)
  await expect(box('Birds')).not.toHaveCSS('border-color', red)
  await word('Wren').click()
  await expect(box('Fruit')).not.toHaveCSS('border-color', red)
})

test('a set that holds a word in the wrong box goes on until it is put right', async ({ page }) => {
  const { start, word, message, wellDone } = onPage(page)
  await start.click()
  for (const name of WORDS) {
    await word(name).click()
    await word(`Put here: ${name} in Fruit`).click()
  }
  await expect(message).toHaveText('All words are placed. 3 words belong in the other box.')
  await expect(wellDone).toBeHidden()
  for (const name of ['Wren', 'Robin', 'Heron']) {
    await word(name).click()
    await word(`Put here: ${name} in Birds`).click()
  }
  await expect(wellDone).toBeVisible()
})

test('Reset leads to the start dialog, and back to the game as it was', async ({ page }) => {
  const { start, word, box, welcome } = onPage(page)
  await start.click()
  await word('Wren').click()
  await word('Put here: Wren in Birds').click()
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(welcome).toBeVisible()
  await page.getByRole('button', { name: 'Back to the Game' }).click()
  await expect(box('Birds').getByRole('button', { name: 'Wren' })).toBeVisible()
  await page.getByRole('button', { name: 'Reset' }).click()
  await start.click()
  await expect(box('Birds').getByRole('button', { name: 'Wren' })).toBeHidden()
})

test('each event is announced once', async ({ page }) => {
  const { start, word, box, message } = onPage(page)
  await start.click()
  await expect(box('Fruit')).toBeVisible()
  const announced = await listen(page)
  await word('Wren').press('Enter')
  await page.keyboard.press('Escape')
  await expect(message).toHaveText('Wren was put back.')
  await word('Wren').press('Enter')
  await word('Put here: Wren in Birds').press('Enter')
  await expect(message).toHaveText('Wren is in the box “Birds”. 5 left.')
  expect(await announced()).toEqual([
    'Wren, picked. Choose “Fruit” or “Birds”.',
    'Wren was put back.',
    'Wren, picked. Choose “Fruit” or “Birds”.',
    'Wren is in the box “Birds”. 5 left.',
  ])
})
