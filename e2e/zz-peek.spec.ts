import { test } from './logged-in.ts'
import { BEHIND_LOGIN } from './states/behind-login.ts'
import { GAMES } from './states/games.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' })
for (const [n, w, h, t] of [
  ['High Low, after nine guesses', 768, 1024, '100'],
  ['High Low, lost', 800, 1280, '100'],
  ['High Low, won', 1024, 768, '100'],
  ['Home', 1024, 768, '200'],
  ['Home', 1024, 768, '100'],
  ['Home', 768, 1024, '150'],
  ['Finish Line, out of guesses', 1024, 768, '100'],
  ['High Low, lost', 390, 844, '100'],
  ['High Low, after nine guesses', 768, 1024, '150'],
] as const)
  test(`peek ${n} ${w} ${t}`, async ({ page }) => {
    await [...GAMES, ...BEHIND_LOGIN].find((s) => s.name === n)!.arrange(page)
    await page.evaluate((t) => {
      document.documentElement.dataset.text = t
    }, t)
    await page.setViewportSize({ width: w, height: h })
    await page.waitForTimeout(100)
    await page.screenshot({
      path: `/tmp/pk-${n.replace(/\W/g, '')}-${w}-${t}.png`,
      fullPage: t !== '100' || w < 400,
    })
  })
