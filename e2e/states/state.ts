import { expect, type Page } from '@playwright/test'

/** A screen in one of its states. */
export interface State {
  name: string
  /** The name of the screen in the page's title. */
  title: string
  /** Its heading, where that is another. */
  heading?: string | RegExp
  isGame?: true
  /** Brings the page there, and waits until it is. */
  arrange(page: Page): Promise<void>
}

export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).press('Enter')

export const shows = (page: Page, text: string | RegExp) =>
  expect(page.locator('body')).toContainText(text)

/** Fails every call below the path. */
export const refuse = (page: Page, path: string, status: number) =>
  page.route(`**/api/${path}/**`, (route) =>
    route.fulfill({ status, json: { detail: 'Something went wrong. Please try again.' } }),
  )

export const answer = (page: Page, path: string, json: unknown) =>
  page.route(`**/api/${path}/**`, (route) => route.fulfill({ json }))

/** The states of a game, named after it. */
export const inGame = (title: string, states: Pick<State, 'name' | 'arrange'>[]): State[] =>
  states.map(({ name, arrange }) => ({ name: `${title}, ${name}`, title, isGame: true, arrange }))

/** Starts a game from its dialog, with the time shown. */
export async function startTimed(page: Page, begin = 'Start Game'): Promise<void> {
  await page.getByRole('checkbox', { name: 'Current Time' }).press('Space')
  await press(page, begin)
}

export async function closeWithEscape(page: Page) {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

/**
 * For games time stands still from now on, after a leap of so many seconds. The page goes on: what
 * measures it may wait.
 */
export const holdTime = (page: Page, leap = 0) =>
  page.evaluate((leap) => {
    const now = Date.now() + leap * 1000
    Date.now = () => now
  }, leap)
