import type { Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { type Bar, controlFindings, PHONE, SCREENS, scrollRoom, TABLET } from './geometry.ts'
import { expect, test as loggedIn } from './logged-in.ts'
import { BEFORE_LOGIN } from './states/before-login.ts'
import { BEHIND_LOGIN } from './states/behind-login.ts'
import { GAMES } from './states/games.ts'
import type { State } from './states/state.ts'
import { structureOf } from './structure.ts'
import { textFindings } from './text.ts'

const THEMES = ['dark', 'contrast', 'light'] as const

const test = loggedIn.extend<{ isLoggedOut: boolean }>({
  isLoggedOut: [false, { option: true }],
  storageState: async ({ server, session, isLoggedOut }, use) => {
    const localStorage = isLoggedOut ? [] : session.stored
    await use({ cookies: [], origins: [{ origin: server.url('maple'), localStorage }] })
  },
})
// What fades in has no colors of its own yet.
test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' })

const PARTS = [
  { name: 'before the login', isLoggedOut: true, states: BEFORE_LOGIN },
  { name: 'behind the login', isLoggedOut: false, states: BEHIND_LOGIN },
  { name: 'in the games', isLoggedOut: false, states: GAMES },
]

for (const { name, isLoggedOut, states } of PARTS) {
  test.describe(name, () => {
    test.use({ isLoggedOut })
    for (const state of states) {
      test(state.name, async ({ page }) => {
        await state.arrange(page)
        for (const theme of THEMES) {
          await page.evaluate((theme) => {
            document.documentElement.dataset.theme = theme
          }, theme)
          expect(await axeFindings(page), theme).toEqual([])
          expect(await textFindings(page), theme).toEqual([])
        }
        await expectFit(page, state)
      })
    }
  })
}

/** A layout that depends on the width is drawn anew. */
const nextFrame = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )

async function expectFit(page: Page, { title, heading = title, isGame }: State): Promise<void> {
  expect(await structureOf(page)).toEqual({
    title: `${title} - Maple Court`,
    lang: 'en',
    mains: 1,
    headings: [expect.stringMatching(heading)],
  })
  const findings: string[] = []
  const look = async (place: string, bar: Bar, mayScroll: boolean) => {
    const { across, along, inDialog } = await scrollRoom(page)
    if (across > 0) findings.push(`${place}: scrolls across by ${across} px`)
    if (inDialog > 0 && !mayScroll) findings.push(`${place}: the dialog scrolls by ${inDialog} px`)
    if (along > 0 && isGame && !mayScroll) findings.push(`${place}: scrolls along by ${along} px`)
    for (const found of [...(await controlFindings(page, bar)), ...(await textFindings(page))]) {
      findings.push(`${place}: ${found}`)
    }
  }
  for (const { width, height, bar } of SCREENS) {
    await page.setViewportSize({ width, height })
    await nextFrame(page)
    await look(`${width} x ${height}`, bar, bar === PHONE)
  }
  await page.setViewportSize({ width: 1024, height: 768 })
  for (const size of ['125', '150', '200']) {
    await page.evaluate((size) => {
      document.documentElement.dataset.text = size
    }, size)
    await look(`text at ${size} %`, TABLET, true)
  }
  expect(findings).toEqual([])
}
