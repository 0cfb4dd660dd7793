import { expect, type Page } from '@playwright/test'
import { answer, inGame, press, shows, startTimed } from './state.ts'

const WORDS = [
  { category_sorts: 'set', group_name: 'In the kitchen', words: ['skillet', 'teapot', 'whisk'] },
  { category_sorts: 'set', group_name: 'In the workshop', words: ['hammer', 'pliers', 'drill'] },
]
const picture = (word: string) => ({ id: word, word, image: '/pictures/owl.svg' })
const PICTURES = [
  {
    category_sorts: 'set',
    group_name: 'Birds',
    words: ['owl', 'duck', 'dove', 'swan'].map(picture),
  },
  {
    category_sorts: 'set',
    group_name: 'Fruit',
    words: ['pear', 'pineapple', 'cherries', 'grapes'].map(picture),
  },
]

export const CATEGORY_SORTS = [
  ...inGame('Category Sorts', [
    { name: 'start dialog', arrange: (page) => open(page, false) },
    {
      name: 'a word picked, another in the wrong box',
      async arrange(page) {
        await open(page, false)
        await page.getByRole('checkbox', { name: 'Error Checking' }).press('Space')
        await startTimed(page)
        await press(page, 'hammer')
        await press(page, 'Put here: hammer in In the kitchen')
        await press(page, 'whisk')
        await shows(page, 'whisk, picked.')
      },
    },
    {
      name: 'every word in one box',
      async arrange(page) {
        await open(page, false)
        await startTimed(page)
        for (const word of WORDS.flatMap(({ words }) => words)) {
          await press(page, word)
          await press(page, `Put here: ${word} in In the workshop`)
        }
        await shows(page, 'All words are placed.')
      },
    },
  ]),
  ...inGame('Category Sorts', [
    { name: 'pictures, start dialog', arrange: (page) => open(page, true) },
    {
      name: 'pictures, right and wrong',
      async arrange(page) {
        await open(page, true)
        await startTimed(page)
        await press(page, 'owl')
        await press(page, 'Picture of owl')
        await press(page, 'pear')
        await press(page, 'Picture of duck')
        await press(page, 'swan')
        await shows(page, 'swan, picked.')
      },
    },
    {
      name: 'pictures, won',
      async arrange(page) {
        await open(page, true)
        await startTimed(page)
        for (const { word } of PICTURES.flatMap(({ words }) => words)) {
          await press(page, word)
          await press(page, `Picture of ${word}`)
        }
        await shows(page, 'Congratulations!')
      },
    },
  ]),
]

async function open(page: Page, image_game: boolean) {
  const games = [
    { id: 'set', title: 'Today', image_game },
    { id: 'other', title: 'Tomorrow', image_game },
  ]
  const groups = image_game ? PICTURES : WORDS
  await answer(page, 'parlour/get_category_sorts_games', games)
  await page.route('**/api/parlour/get_category_sorts/?**', (route) =>
    route.fulfill({
      json: [...groups, ...groups.map((group) => ({ ...group, category_sorts: 'other' }))],
    }),
  )
  await page.goto(image_game ? '/games/category-sorts-images' : '/games/category-sorts')
  await shows(page, 'Welcome to Category Sorts')
  await expect(page.getByRole('dialog')).toBeVisible()
}
