import { expect, type Page } from '@playwright/test'

/** With this seed the card has a full row after seven balls. */
export const BINGO_AFTER_SEVEN = 843

/** Calls so many balls, and marks each that is on the card. */
export async function playTo(page: Page, balls: number): Promise<void> {
  const said = page.locator('[role="status"]').filter({ hasText: /./ })
  for (let ball = 0; ball < balls; ball++) {
    await page.getByRole('button', { name: 'Call next ball' }).press('Enter')
    await expect(said).toHaveText(/^[BINGO] \d+$/)
    const tile = page.getByRole('button', { name: `${await said.innerText()}, not marked` })
    if (await tile.isVisible()) await tile.press('Enter')
  }
}
