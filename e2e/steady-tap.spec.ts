import type { Page } from '@playwright/test'
import { fingerOn, middleOf } from './finger.ts'
import { expect, test } from './logged-in.ts'

const onPage = (page: Page) => ({
  field: page.getByRole('textbox'),
  key: (name: string) => page.getByRole('button', { name, exact: true }),
  message: page.getByRole('status').filter({ hasText: /./ }),
  guesses: page.getByRole('listitem'),
})

/** Counts every press that reaches a button, and every menu that a long press opens. */
async function watchBoard(page: Page) {
  await page.evaluate(() => {
    const seen = { presses: 0, menus: 0 }
    Object.assign(window, { seen })
    document.addEventListener('click', () => {
      seen.presses += 1
    })
    document.addEventListener('contextmenu', (event) => {
      if (!event.defaultPrevented) seen.menus += 1
    })
  })
  return () =>
    page.evaluate(() => ({
      ...(window as unknown as { seen: { presses: number; menus: number } }).seen,
      selected: getSelection()?.toString() ?? '',
    }))
}

async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start Game' }).press('Enter')
  await expect(onPage(page).field).toBeFocused()
}

test.describe('one touch', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/games/high-low')
    await begin(page)
  })

  for (const drift of [
    [14, 20],
    [0, 30],
  ] as const) {
    test(`that drifts ${drift.join(' and ')} px inside a key writes one digit`, async ({
      page,
    }) => {
      const { field, key } = onPage(page)
      const finger = await fingerOn(page)
      const seen = await watchBoard(page)
      // Lands above the middle, so that it is lifted inside.
      const [x, y] = await middleOf(key('5'))
      await finger.touchAt([x - drift[0] / 2, y - drift[1] / 2], { drift })
      await expect(field).toHaveValue('5')
      // Anything the first touch still caused would come before the second.
      await finger.touch(key('6'))
      await expect(field).toHaveValue('56')
      expect(await seen()).toMatchObject({ presses: 2 })
    })
  }

  test('that slides off a key writes nothing', async ({ page }) => {
    const { field, key } = onPage(page)
    const finger = await fingerOn(page)
    const seen = await watchBoard(page)
    await finger.touch(key('5'), { drift: [0, 70] })
    await finger.touch(key('2'), { drift: [0, -70] })
    await finger.touch(key('7'))
    await expect(field).toHaveValue('7')
    expect(await seen()).toMatchObject({ presses: 1 })
  })

  test('that stays long writes one digit, opens no menu and selects nothing', async ({ page }) => {
    const { field, key } = onPage(page)
    const finger = await fingerOn(page)
    const seen = await watchBoard(page)
    await finger.touch(key('5'), { hold: 1500 })
    await expect(field).toHaveValue('5')
    // What a tablet sends while a finger stays.
    await key('5').dispatchEvent('contextmenu')
    await expect(key('5')).toHaveCSS('user-select', 'none')
    await finger.touch(key('6'))
    await expect(field).toHaveValue('56')
    expect(await seen()).toEqual({ presses: 2, menus: 0, selected: '' })
  })
})

test.describe('two touches', () => {
  // The page's clock stands, so that a slow machine puts no more time between them.
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: new Date('2030-01-01T10:00:00') })
    await page.goto('/games/high-low')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.clock.pauseAt(new Date('2030-01-01T10:01:00'))
  })

  test('on a key at once write one digit, and two digits 250 ms apart', async ({ page }) => {
    await begin(page)
    const { field, key } = onPage(page)
    const finger = await fingerOn(page)
    await finger.touch(key('4'))
    await page.clock.runFor(150)
    await finger.touch(key('4'))
    await expect(field).toHaveValue('4')
    await page.clock.runFor(250)
    await finger.touch(key('4'))
    await expect(field).toHaveValue('44')
    await finger.touch(key('5'))
    await expect(field).toHaveValue('445')
  })

  test('on Submit within half a second submit once', async ({ page }) => {
    await begin(page)
    const { key, message, guesses } = onPage(page)
    const finger = await fingerOn(page)
    const submit = page.getByRole('button', { name: 'Submit' })
    await finger.touch(key('5'))
    await finger.touch(submit)
    await page.clock.runFor(450)
    await finger.touch(submit)
    await expect(guesses).toHaveCount(1)
    await expect(message).toContainText('5')
    // A second submit would have been an empty one.
    await expect(message).not.toContainText('not submitted')
    await page.clock.runFor(510)
    await finger.touch(submit)
    await expect(message).toContainText('not submitted')
  })

  test('on Reset Game start one game, and do not press what takes its place', async ({ page }) => {
    await begin(page)
    const { field, guesses } = onPage(page)
    const finger = await fingerOn(page)
    for (let value = 1; await field.isEnabled(); value++) {
      await field.fill(`${value}`)
      await field.press('Enter')
    }
    const place = await middleOf(page.getByRole('button', { name: 'Reset Game' }))
    const home = page.getByRole('button', { name: 'Back Home' })
    await finger.touchAt(place)
    await expect(guesses).toHaveCount(0)
    await expect(field).toBeFocused()
    const box = await home.boundingBox()
    expect(box && place[0] > box.x && place[0] < box.x + box.width, 'Back Home came here').toBe(
      true,
    )
    await page.clock.runFor(450)
    await finger.touchAt(place)
    await expect(field).toBeFocused()
    await page.clock.runFor(510)
    await expect(page).toHaveURL(/high-low$/)
    await finger.touchAt(place)
    await expect(page).toHaveURL(/\/home$/)
  })

  test('on Start Game do not press the key that was behind it', async ({ page }) => {
    await page.clock.resume()
    await page.goto('/games/finish-line')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.clock.pauseAt(new Date('2030-01-01T10:02:00'))
    const { field, key } = onPage(page)
    const finger = await fingerOn(page)
    const [x, y] = await middleOf(page.getByRole('button', { name: 'Start Game' }))
    const place = [x + 40, y] as const
    await finger.touchAt(place)
    await expect(field).toBeFocused()
    const behind = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x, y)?.textContent ?? '',
      place,
    )
    expect(behind).toMatch(/^[A-Z]$/)

    await page.clock.runFor(450)
    await finger.touchAt(place)
    await page.clock.runFor(510)
    await finger.touch(key('Z'))
    await expect(field).toHaveValue('z')
    await finger.touchAt(place)
    await expect(field).toHaveValue(`z${behind.toLowerCase()}`)
  })
})

test('Enter, a mouse click and the click of a helping program each press once', async ({
  page,
}) => {
  await page.goto('/games/high-low')
  await begin(page)
  const { field, key } = onPage(page)
  const seen = await watchBoard(page)
  await key('1').press('Enter')
  await expect(field).toHaveValue('1')
  await key('2').press('Space')
  await expect(field).toHaveValue('12')
  await key('3').click()
  await expect(field).toHaveValue('123')
  await key('4').evaluate((button: HTMLButtonElement) => button.click())
  await expect(field).toHaveValue('1234')
  expect(await seen()).toMatchObject({ presses: 4 })
})

test('a key and a finger may follow each other at once', async ({ page }) => {
  await page.goto('/games/high-low')
  await begin(page)
  const { field, key } = onPage(page)
  const finger = await fingerOn(page)
  await finger.touch(key('1'))
  await key('2').press('Enter')
  await finger.touch(key('3'))
  await key('3').press('Enter')
  await expect(field).toHaveValue('1233')
})
