import type { Locator, Page } from '@playwright/test'
import { fingerOn, middleOf } from './finger.ts'

export type Drag = (piece: Locator, place: Locator) => Promise<void>

/** The ways in which a piece is dragged to its place. */
export const DRAGS: Record<string, (page: Page) => Promise<Drag>> = {
  'by dragging with a mouse': async (page) => async (piece, place) => {
    await page.mouse.move(...(await middleOf(piece)))
    await page.mouse.down()
    await page.mouse.move(...(await middleOf(place)), { steps: 6 })
    await page.mouse.up()
  },
  'by dragging with a finger': async (page) => {
    const finger = await fingerOn(page)
    return async (piece, place) => {
      const [x, y] = await middleOf(piece)
      const [toX, toY] = await middleOf(place)
      await finger.touchAt([x, y], { drift: [toX - x, toY - y] })
    }
  },
}
