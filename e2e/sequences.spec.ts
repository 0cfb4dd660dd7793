import type { Page } from '@playwright/test'
import { listen } from './announcements.ts'
import { figureOn, startOnClock, stopClock } from './faces.ts'
import { expect, test } from './logged-in.ts'
import { PLAYERS } from './players.ts'

const WATCH = 'Watch the lights.'
const WAIT = 'Please wait until the sequence has finished.'
const SELECT_START = 'Please select the Start Level button to see the next sequence.'
const WRONG =
  'Sorry the order was incorrect. Please try again. If you need help use the yellow hint button.'

const onPage = (page: Page) => ({
  startLevel: (level: number) => page.getByRole('button', { name: `Start Level ${level}` }),
  showAgain: page.getByRole('button', { name: 'Show again' }),
  hint: page.getByRole('button', { name: 'Hint' }),
  light: (number: string) => page.getByRole('button', { name: new RegExp(`^${number}, `) }),
  message: page.getByRole('status').filter({ hasText: /./ }).first(),
})

/** Lets a sequence of so many lights pass. */
const pass = (page: Page, lights: number) => page.clock.runFor(1000 + 1200 * lights)

/** Lets a sequence pass, and tells the numbers that were announced. */
async function watch(page: Page, lights: number): Promise<string[]> {
  const announced = await listen(page)
  await pass(page, lights)
  await expect.poll(announced).toContain('Your turn.')
  const numbers = (await announced()).filter((text) => /^\d$/.test(text))
  expect(numbers).toHaveLength(lights)
  return numbers
}

test.beforeEach(async ({ page }) => {
  const asked = page.waitForRequest('**/api/parlour/get_icons/**')
  await page.goto('/games/sequences')
  expect(new URL((await asked).url()).search).toBe('?active=True&category=2')
})

for (const [way, playerOn] of Object.entries(PLAYERS)) {
  test(`ten levels are won ${way}, by what is announced`, async ({ page }) => {
    test.slow()
    await stopClock(page, 'Start Game')
    const player = await playerOn(page)
    await player.press('Start Game')
    let before: string[] = []
    for (let level = 1; level <= 10; level++) {
      await player.press(`Start Level ${level}`)
      await expect(figureOn(page, 'Level')).toHaveText(`${level} of 10`)
      const numbers = await watch(page, level)
      expect(numbers.slice(0, -1)).toEqual(before)
      for (const number of numbers) await player.press(new RegExp(`^${number}, `))
      before = numbers
      if (level < 10) {
        await expect.poll(player.said).toBe(`Level ${level} is done. ${SELECT_START}`)
      }
    }
    await expect(page.getByRole('dialog', { name: 'Well Done!' })).toBeVisible()
    await expect(onPage(page).message).toHaveText('Congratulations! All 10 levels are done.')
    await player.press('Restart')
    await expect(onPage(page).startLevel(1)).toBeFocused()
  })
}

test('a wrong light flashes red, and help leads on', async ({ page }) => {
  const { startLevel, showAgain, hint, light, message } = onPage(page)
  await startOnClock(page, 'Start Game')
  await startLevel(1).press('Enter')
  const [number = ''] = await watch(page, 1)
  const other = number === '1' ? '2' : '1'
  await light(other).press('Enter')
  await expect(message).toHaveText(WRONG)
  await expect(light(other)).toHaveAccessibleName(/not right$/)
  await expect(figureOn(page, 'Incorrect')).toHaveText('1')
  await page.clock.runFor(1100)
  await expect(light(other)).not.toHaveAccessibleName(/not right$/)
  await page.clock.runFor(3000)

  await showAgain.press('Enter')
  expect(await watch(page, 1)).toEqual([number])
  await hint.press('Enter')
  await expect(message).toHaveText(`The next light is ${number}.`)
  await expect(light(number)).toHaveAccessibleName(/hint$/)
  await page.keyboard.press(number)
  await expect(startLevel(2)).toBeVisible()
  await expect(light('5')).toHaveAccessibleName(/, right$/)
  await page.clock.runFor(1100)
  await expect(light('5')).not.toHaveAccessibleName(/right$/)
})

test('before and during the playback a press is answered with words', async ({ page }) => {
  const { startLevel, showAgain, hint, light, message } = onPage(page)
  await startOnClock(page, 'Start Game')
  await expect(startLevel(1)).toBeFocused()
  const announced = await listen(page)
  await light('1').press('Enter')
  await expect(message).toHaveText(SELECT_START)
  await startLevel(1).press('Enter')
  await expect(message).toHaveText(WATCH)
  for (const press of [() => page.keyboard.press('7'), () => showAgain.press('Enter')]) {
    await press()
    await expect(message).toHaveText(WAIT)
  }
  await hint.press('Enter')
  await pass(page, 1)
  await expect(message).toHaveText('Your turn.')
  const numbers = (await announced()).filter((text) => /^\d$/.test(text))
  expect(await announced()).toEqual([
    SELECT_START,
    WATCH,
    WAIT,
    WAIT,
    WAIT,
    ...numbers,
    'Your turn.',
  ])
})

test('the sequence is nowhere on the page while it is repeated', async ({ page }) => {
  const { startLevel } = onPage(page)
  const lights = page.locator('[data-board] button:has(img)')
  const written = () => lights.evaluateAll((all) => all.map((each) => each.outerHTML))
  await startOnClock(page, 'Start Game')
  await expect(lights).toHaveCount(9)
  const before = await written()
  await startLevel(1).press('Enter')
  await watch(page, 1)
  expect(await written()).toEqual(before)
})

test('lights are larger on screens wider than 1000 px', async ({ page }) => {
  const { startLevel, light } = onPage(page)
  await page.getByRole('button', { name: 'Start Game' }).press('Enter')
  await expect(startLevel(1)).toBeVisible()
  const areaAt = async (width: number, height: number) => {
    await page.setViewportSize({ width, height })
    const box = await light('1').boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(112)
    return (box?.width ?? 0) * (box?.height ?? 0)
  }
  const small = Math.max(await areaAt(1000, 768), await areaAt(768, 1024))
  expect(await areaAt(1024, 768)).toBeGreaterThan(small)
  expect(await areaAt(1280, 800)).toBeGreaterThan(small)
})
