import type { Locator, Page } from '@playwright/test'

type Place = readonly [x: number, y: number]

/** The time between two taps on one key, in ms; two that come sooner are one trembling tap. */
const PACE = 250

/** Writes with taps on the large keys of a game. */
export async function tapKeys(page: Page, text: string): Promise<void> {
  let before = ''
  for (const sign of text.toUpperCase()) {
    if (sign === before) await page.waitForTimeout(PACE)
    const name = sign === ' ' ? 'Space' : sign
    await page.touchscreen.tap(...(await middleOf(page.getByRole('button', { name, exact: true }))))
    before = sign
  }
}

interface Touch {
  /** How far it moves before it is lifted. */
  drift?: Place
  /** How long it stays before it moves and is lifted, in ms. */
  hold?: number
}

/** A finger as the browser's input sees it: it may land beside the middle, drift and stay long. */
export async function fingerOn(page: Page) {
  const input = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', places: Place[]) =>
    input.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: places.map(([x, y]) => ({ x, y })),
    })

  async function touchAt([x, y]: Place, { drift = [0, 0], hold = 0 }: Touch = {}) {
    const steps = 4
    const at = (step: number): Place => [
      x + (drift[0] * step) / steps,
      y + (drift[1] * step) / steps,
    ]
    await send('touchStart', [at(0)])
    if (hold > 0) await page.waitForTimeout(hold)
    const hasDrift = drift[0] !== 0 || drift[1] !== 0
    for (let step = 1; hasDrift && step <= steps; step++) await send('touchMove', [at(step)])
    await send('touchEnd', [])
  }

  return {
    touchAt,
    touch: async (target: Locator, touch?: Touch) => touchAt(await middleOf(target), touch),
  }
}

/** Where to touch, once nothing moves any more: letters have another width until their font is there. */
export async function middleOf(target: Locator): Promise<Place> {
  await target.page().evaluate(() => document.fonts.ready.then(() => undefined))
  const box = await target.boundingBox()
  if (!box) throw new Error(`There is no place to touch at ${target}`)
  return [box.x + box.width / 2, box.y + box.height / 2]
}
