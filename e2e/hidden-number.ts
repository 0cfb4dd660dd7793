import type { Page } from '@playwright/test'
import { start } from '#games/high-low/rules.ts'
import { plantSeed } from './seed.ts'

/** The games of High Low that are started from now on hide this number. */
export async function hideNumber(page: Page, secret: number): Promise<void> {
  let seed = 0
  while (start({ seed }).secret !== secret) seed += 1
  await plantSeed(page, seed)
}
