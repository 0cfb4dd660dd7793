import { answer, press, refuse, type State, shows } from './state.ts'

export const BEHIND_LOGIN: readonly State[] = [
  {
    name: 'No access',
    title: 'No access',
    async arrange(page) {
      await answer(page, 'user/permissions', [])
      await page.goto('/home')
      await shows(page, 'Your account does not have permission')
    },
  },
  {
    name: 'Home',
    title: 'Home',
    heading: /^Good /,
    async arrange(page) {
      await page.goto('/home')
      await shows(page, 'Morning Meeting')
    },
  },
  {
    name: 'Home without a network',
    title: 'Home',
    heading: /^Good /,
    async arrange(page) {
      await page.goto('/home')
      await shows(page, 'Morning Meeting')
      await page.context().setOffline(true)
      await shows(page, 'No connection.')
    },
  },
  {
    name: 'Logout dialog',
    title: 'Home',
    heading: /^Good /,
    async arrange(page) {
      await page.goto('/home')
      await shows(page, 'Morning Meeting')
      await press(page, 'Logout')
    },
  },
  {
    name: 'Comfort dialog',
    title: 'Home',
    heading: /^Good /,
    async arrange(page) {
      await page.goto('/home')
      await shows(page, 'Morning Meeting')
      await press(page, 'Comfort')
    },
  },
  {
    name: 'Error dialog',
    title: 'Home',
    heading: /^Good /,
    async arrange(page) {
      await page.goto('/home')
      await shows(page, 'Morning Meeting')
      await page.evaluate(() =>
        dispatchEvent(new ErrorEvent('error', { error: new TypeError('Nothing is as it was') })),
      )
      await press(page, 'See More..')
      await shows(page, 'TypeError: Nothing is as it was')
    },
  },
  {
    name: 'Games',
    title: 'Games',
    async arrange(page) {
      await page.goto('/games')
      await shows(page, 'Finish Line')
    },
  },
  {
    name: 'Games that are not loaded',
    title: 'Games',
    async arrange(page) {
      await refuse(page, 'parlour/get_game_list', 500)
      await page.goto('/games')
      await shows(page, 'The games could not be loaded.')
    },
  },
  {
    name: 'Resources',
    title: 'Resources',
    async arrange(page) {
      await page.goto('/resource-selector')
      await shows(page, 'Planning Tools')
    },
  },
  {
    name: 'A screen that is not here yet',
    title: 'Training and In-services',
    async arrange(page) {
      await page.goto('/training')
      await shows(page, 'is not here yet')
    },
  },
  {
    name: 'Dashboard',
    title: 'Homepage',
    async arrange(page) {
      await page.goto('/administration/dashboard')
      await shows(page, 'Homepage')
    },
  },
  {
    name: 'Quiz Show',
    title: 'Quiz Show',
    async arrange(page) {
      await page.goto('/quiz-show')
      await shows(page, 'There is no quiz show yet.')
    },
  },
  {
    name: 'Category Sorts, chooser',
    title: 'Category Sorts',
    async arrange(page) {
      await page.goto('/games/category-sorts-select')
      await shows(page, 'Image Match')
    },
  },
  {
    name: 'External game refused',
    title: 'External Games',
    async arrange(page) {
      await page.goto('/games/external-games?game_url=none')
      await shows(page, 'This game cannot be shown.')
    },
  },
]
