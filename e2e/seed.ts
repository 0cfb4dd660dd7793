import type { Page } from '@playwright/test'

/** Games that are started from now on begin with this seed. */
export async function plantSeed(page: Page, seed: number): Promise<void> {
  await page.evaluate(
    (random) => {
      Math.random = () => random
    },
    seed / 2 ** 32,
  )
}
