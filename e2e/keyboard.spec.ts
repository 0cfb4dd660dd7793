import type { Locator, Page } from '@playwright/test'
import { PASSWORD } from './fixtures.ts'
import { hideNumber } from './hidden-number.ts'
import { tabTo } from './keys.ts'
import { expect, test } from './logged-in.ts'
import { GAMES } from './states/games.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name, exact: true })

/** Goes to a control with Tab and presses it. */
async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

test('the first Tab offers to skip to the page', async ({ page }) => {
  await page.goto('/resource-selector')
  await expect(heading(page, 'Resources')).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to the page' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  expect((await skip.boundingBox())?.height).toBeGreaterThanOrEqual(60)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Printable Activities')).toBeFocused()
})

test('a new screen takes the focus to its heading', async ({ page, server }) => {
  await page.goto('/home')
  await press(page, page.getByRole('link', { name: 'Resources' }))
  await expect(heading(page, 'Resources')).toBeFocused()
  await press(page, button(page, 'Training and In-services'))
  await expect(heading(page, 'Training and In-services')).toBeFocused()
  await press(page, button(page, 'Back to resources'))
  await expect(heading(page, 'Resources')).toBeFocused()
  await press(page, page.getByRole('link', { name: 'Home' }))
  await expect(heading(page, /^Good /)).toBeFocused()
  await press(page, button(page, 'Games'))
  await expect(heading(page, 'Games')).toBeFocused()
  await page.goBack()
  await expect(heading(page, /^Good /)).toBeFocused()

  await page.evaluate(() => localStorage.clear())
  await page.goto(`${server.url('maple')}/login`)
  await press(page, page.getByRole('link', { name: 'Forgot your password?' }))
  await expect(heading(page, 'Forgot password')).toBeFocused()
  await press(page, button(page, 'Back to home'))
  await expect(heading(page, 'Login')).toBeFocused()
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type('staff@maplecourt.example')
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(heading(page, /^Good /)).toBeFocused()
})

test.describe('a dialog takes the focus, keeps it and gives it back:', () => {
  const OPENED = ['Comfort', 'Logout']
  for (const name of OPENED) {
    test(name, async ({ page }) => {
      await page.goto('/home')
      await press(page, button(page, name))
      await expectTrap(page, page.getByRole('dialog'))
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(button(page, name)).toBeFocused()
    })
  }

  test('Logout, at its safe answer first', async ({ page }) => {
    await page.goto('/home')
    await press(page, button(page, 'Logout'))
    await expect(button(page, 'No')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(button(page, 'Logout')).toBeFocused()
  })

  test('the error', async ({ page }) => {
    await page.goto('/home')
    await tabTo(page, page.getByRole('link', { name: 'Resources' }))
    await page.evaluate(() =>
      dispatchEvent(new ErrorEvent('error', { error: new TypeError('Nothing is as it was') })),
    )
    const dialog = page.getByRole('dialog', { name: 'An Error has Occurred' })
    await expectTrap(page, dialog)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('link', { name: 'Resources' })).toBeFocused()
  })

  test('the start of a game, which leaves it at the heading', async ({ page }) => {
    await page.goto('/games/finish-line')
    const dialog = page.getByRole('dialog', { name: 'Welcome to Finish Line' })
    await expect(button(page, 'Start Game')).toBeFocused()
    await expectTrap(page, dialog)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(heading(page, 'Finish Line')).toBeFocused()
    await press(page, button(page, 'Start Game'))
    await expect(button(page, 'Start Game')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox')).toBeFocused()
  })

  test('the end of a game, which leaves it at the heading', async ({ page }) => {
    await arrange(page, 'Finish Line, completion dialog')
    const dialog = page.getByRole('dialog', { name: 'Well Done!' })
    await expect(button(page, 'Restart')).toBeFocused()
    await expectTrap(page, dialog)
    await press(page, button(page, 'Close'))
    await expect(heading(page, 'Finish Line')).toBeFocused()
  })
})

test('Home in the start dialog leads to the heading of the home screen', async ({ page }) => {
  await page.goto('/games/high-low')
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Home' }))
  await expect(heading(page, /^Good /)).toBeFocused()
})

test('High Low never loses the focus', async ({ page }) => {
  await page.goto('/games/high-low')
  await expect(button(page, 'Start Game')).toBeFocused()
  await hideNumber(page, 42)
  await page.keyboard.press('Enter')
  const field = page.getByRole('textbox')
  for (const guess of ['50', '200', '']) {
    await expect(field).toBeFocused()
    await page.keyboard.type(guess)
    await page.keyboard.press('Enter')
  }
  await press(page, button(page, '7'))
  await expect(button(page, '7')).toBeFocused()
  await press(page, button(page, 'Submit'))
  await expect(field).toBeFocused()
  await page.keyboard.type('42')
  await page.keyboard.press('Enter')
  await expect(field).toBeDisabled()
  await expect(heading(page, 'High Low')).toBeFocused()
  await press(page, button(page, 'Reset Game'))
  await expect(field).toBeFocused()
  await press(page, button(page, 'Skip Game'))
  await expect(heading(page, 'Games')).toBeFocused()
})

test('Finish Line never loses the focus', async ({ page }) => {
  await arrange(page, 'Finish Line, playing')
  const field = page.getByRole('textbox')
  for (const guess of ['', 'one', 'two', 'three']) {
    await expect(field).toBeFocused()
    await page.keyboard.type(guess)
    await page.keyboard.press('Enter')
  }
  await expect(button(page, 'Try Again')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await page.keyboard.type('sure')
  await page.keyboard.press('Enter')
  await expect(button(page, 'Finish')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button(page, 'Restart')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await press(page, button(page, 'Back Home'))
  await expect(heading(page, /^Good /)).toBeFocused()
})

test('a game that was not loaded has the focus at its heading, and after a new try in its dialog', async ({
  page,
}) => {
  let fails = true
  await page.route('**/api/parlour/get_finish_line/**', (route) =>
    fails ? route.fulfill({ status: 500, json: { detail: '' } }) : route.continue(),
  )
  await page.goto('/games')
  await press(page, button(page, 'Finish Line'))
  await expect(heading(page, 'Finish Line')).toBeFocused()
  fails = false
  await press(page, button(page, 'Try Again'))
  await expect(button(page, 'Start Game')).toBeFocused()
})

for (const theme of ['light', 'dark', 'contrast']) {
  test(`the focus is seen at every control in ${theme}`, async ({ page }) => {
    const places = ['High Low, start dialog', 'High Low, playing', 'Finish Line, playing']
    for (const place of places) {
      await arrange(page, place)
      await expectRings(page, theme)
    }
    await page.goto('/home')
    await press(page, button(page, 'Comfort'))
    await expectRings(page, theme)
    await page.keyboard.press('Escape')
    await expectRings(page, theme)
    await page.evaluate(() => localStorage.clear())
    await page.goto('/login')
    await expect(page.getByText('Demonstration')).toBeVisible()
    await expectRings(page, theme)
  })
}

async function arrange(page: Page, name: string): Promise<void> {
  const state = GAMES.find((each) => each.name === name)
  if (!state) throw new Error(`There is no state ${name}`)
  await state.arrange(page)
}

/** Tab goes round in the dialog, in both directions. */
async function expectTrap(page: Page, dialog: Locator): Promise<void> {
  const hasFocus = () => dialog.evaluate((element) => element.contains(document.activeElement))
  await expect(dialog).toBeVisible()
  expect(await hasFocus(), 'at first').toBe(true)
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press(key)
      expect(await hasFocus(), `after ${key} ${presses + 1}`).toBe(true)
    }
  }
}

/** Each stop of Tab has a ring that is broad, contrasts with what is around it, and is not covered. */
async function expectRings(page: Page, theme: string): Promise<void> {
  await page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme
  }, theme)
  const stops = new Set<number>()
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const own = document.activeElement
      if (!own || own === document.body) return undefined
      const ringed = own.matches('[type="radio"]') ? (own.closest('label') ?? own) : own
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(ringed)
      const box = ringed.getBoundingClientRect()
      const top = document.elementFromPoint(
        box.left + box.width / 2,
        box.top + Math.min(box.height / 2, innerHeight / 2),
      )
      let around = ringed.parentElement
      const ground = () =>
        around ? getComputedStyle(around).backgroundColor : 'rgb(255, 255, 255)'
      while (around && ground() === 'rgba(0, 0, 0, 0)') around = around.parentElement
      return {
        place: [...document.querySelectorAll('*')].indexOf(own),
        name: `${own.tagName} ${own.getAttribute('aria-label') ?? ringed.textContent}`,
        style: outlineStyle,
        width: Number.parseFloat(outlineWidth),
        contrast: contrast(outlineColor, ground()),
        isCovered: !(top && (ringed.contains(top) || top.contains(ringed))),
      }

      function contrast(one: string, other: string): number {
        const [darker = 0, lighter = 0] = [light(one), light(other)].sort((a, b) => a - b)
        return (lighter + 0.05) / (darker + 0.05)
      }
      function light(css: string): number {
        const [red = 0, green = 0, blue = 0] = (css.match(/[\d.]+/g) ?? []).map((text) => {
          const share = Number(text) / 255
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
      }
    })
    if (!stop) continue
    if (stops.has(stop.place)) break
    stops.add(stop.place)
    expect.soft(stop.style, stop.name).toBe('solid')
    expect.soft(stop.width, stop.name).toBeGreaterThanOrEqual(3)
    expect.soft(stop.contrast, stop.name).toBeGreaterThanOrEqual(3)
    expect.soft(stop.isCovered, stop.name).toBe(false)
  }
  expect(stops.size).toBeGreaterThanOrEqual(3)
}
