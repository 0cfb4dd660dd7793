import { expect, type Page } from '@playwright/test'

/** The names of the pictures on the board, in their order, as soon as there are so many. */
export async function facesOn(page: Page, count: number): Promise<string[]> {
  const pictures = page.locator('[data-board]').getByRole('img')
  await expect(pictures).toHaveCount(count)
  return pictures.evaluateAll((all) => all.map((each) => each.getAttribute('alt') ?? ''))
}

/** The name of a tile, with or without what has become of it. */
export const named = (name: string) => new RegExp(`^${name}( ?,|$)`)

/** The value of a figure in the heading of the board. */
export const figureOn = (page: Page, label: string) =>
  page.getByRole('definition').and(page.locator(`dt:text-is("${label}") + dd`))

/** Opens the start dialog anew, on a clock that stands still. */
export async function stopClock(page: Page, begin: string): Promise<void> {
  await page.clock.install({ time: new Date('2030-01-01T10:00:00') })
  await page.reload()
  await expect(page.getByRole('button', { name: begin })).toBeVisible()
  await page.clock.pauseAt(new Date('2030-01-01T10:01:00'))
}

/** Starts a game on a clock that stands still. */
export async function startOnClock(page: Page, begin: string): Promise<void> {
  await stopClock(page, begin)
  await page.getByRole('button', { name: begin }).press('Enter')
}
