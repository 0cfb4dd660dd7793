import type { Locator, Page } from '@playwright/test'
import { type Reader, readerOf } from './accessibility-tree.ts'
import { fingerOn, middleOf } from './finger.ts'
import { expect } from './fixtures.ts'

type Name = string | RegExp

/** One way of playing: what the hands do, and what tells the person how it went. */
export interface Player {
  /** Presses a button by its name; of several of one name, the one at `place` (from 0). */
  press(name: Name, place?: number): Promise<void>
  /** Writes into the field of the page. */
  type(text: string): Promise<void>
  /** What the message bar says. */
  said(): Promise<string>
}

/** Two taps on one place that come sooner are one trembling tap, in ms. */
const PACE = 520
/** Two taps nearer than this are on one place, in px. */
const NEAR = 30

/** Each game is played in each of these ways. */
export const PLAYERS: Record<string, (page: Page) => Promise<Player>> = {
  'with taps alone': tapping,
  'with keys alone': withKeys,
  'by names alone': byNames,
}

/** The message bar says these words; what it said before may stand below them for a while. */
export const says = (player: Player, words: string) =>
  expect.poll(async () => (await player.said()).slice(0, words.length)).toBe(words)

const buttonOf = (page: Page, name: Name, place = 0) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).nth(place)

const saidOn = (page: Page) => page.getByRole('status').filter({ hasText: /./ }).first().innerText()

async function tapping(page: Page): Promise<Player> {
  const finger = await fingerOn(page)
  let last: readonly [x: number, y: number] = [0, 0]
  const tap = async (button: Locator) => {
    await expect(button).toBeVisible()
    await expect(button).toBeEnabled()
    const place = await middleOf(button)
    const [across, along] = [place[0] - last[0], place[1] - last[1]]
    if (Math.hypot(across, along) < NEAR) await page.waitForTimeout(PACE)
    last = place
    await finger.touchAt(place)
  }
  return {
    press: (name, place) => tap(buttonOf(page, name, place)),
    async type(text) {
      // A person taps the keys on the screen; the field takes them one by one.
      for (const sign of text.toUpperCase()) {
        const key = sign === ' ' ? 'Space' : sign
        await tap(buttonOf(page, key))
      }
    },
    said: () => saidOn(page),
  }
}

async function withKeys(page: Page): Promise<Player> {
  return {
    async press(name, place) {
      const button = buttonOf(page, name, place)
      await expect(button).toBeEnabled()
      await tabTo(page, button)
      await page.keyboard.press('Enter')
    },
    async type(text) {
      await tabTo(page, page.getByRole('textbox').first())
      await page.keyboard.type(text)
    },
    said: () => saidOn(page),
  }
}

async function byNames(page: Page): Promise<Player> {
  const reader: Reader = await readerOf(page)
  return {
    press: (name, place) => reader.press('button', name, place),
    type: (text) => reader.enter(text, 'textbox'),
    said: async () => reader.textIn('status'),
  }
}

/** Goes on with Tab until the control has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 100; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${target}`)
}
