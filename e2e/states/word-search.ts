import { inGame, press, refuse, type State, shows, startTimed } from './state.ts'

const OWN = '/games/word-search/in-the-garden'

export const WORD_SEARCH: readonly State[] = [
  {
    name: 'Word Search, list',
    title: 'Word Search',
    async arrange(page) {
      await page.goto('/games/word-search')
      await shows(page, 'In the Garden')
    },
  },
  {
    name: 'Word Search, list not loaded',
    title: 'Word Search',
    async arrange(page) {
      await refuse(page, 'parlour/get_word_search', 500)
      await page.goto('/games/word-search')
      await shows(page, 'could not be loaded')
    },
  },
  ...inGame('Word Search', [
    {
      name: 'a word found, and a letter picked',
      async arrange(page) {
        await page.goto(OWN)
        await shows(page, 'Welcome to Word Search')
        await startTimed(page)
        await page.getByRole('button', { name: 'R, row 1, column 3' }).press('Enter')
        await page.getByRole('button', { name: 'E, row 1, column 6' }).press('Enter')
        await shows(page, 'ROSE found, 6 left.')
        await press(page, 'Hint')
        await shows(page, 'begins in row')
      },
    },
    {
      name: 'not there',
      async arrange(page) {
        await page.goto('/games/word-search/nowhere')
        await shows(page, 'There is nothing here yet.')
      },
    },
  ]),
]
