import type { Page } from '@playwright/test'
import { submitLogin } from './fixtures.ts'
import { expect, test } from './logged-in.ts'

const NOW = new Date('2030-01-01T10:00:00')
const KEPT = 'Your place was kept. Continue the game?'

const onPage = (page: Page) => ({
  start: page.getByRole('button', { name: 'Start Game' }),
  goOn: page.getByRole('button', { name: 'Continue' }),
  field: page.getByRole('textbox', { name: 'Your guess, from 1 to 100' }),
  guesses: page.getByRole('region', { name: 'Earlier guesses' }).getByRole('listitem'),
  kept: page.getByText(KEPT),
  figure: (label: string) =>
    page.getByRole('definition').and(page.locator(`dt:text-is("${label}") + dd`)),
})

/** A game with two guesses, after `seconds` of play. */
async function playAWhile(page: Page, seconds: number) {
  const { start, field, guesses } = onPage(page)
  await page.clock.install({ time: NOW })
  await page.goto('/games/high-low')
  await expect(start).toBeVisible()
  await page.clock.pauseAt(new Date(NOW.getTime() + 60_000))
  await page.getByRole('checkbox', { name: 'Current Time' }).check()
  await start.click()
  // Whatever the number is, these do not win both.
  for (const guess of ['101', '1', '1']) {
    await field.fill(guess)
    await field.press('Enter')
  }
  await expect(guesses).not.toHaveCount(0)
  await page.clock.runFor(seconds * 1000)
}

/** A page that loads needs a clock that runs. */
async function reload(page: Page) {
  await page.clock.resume()
  await page.reload()
}

test('a reload offers the place that was kept, with its time', async ({ page }) => {
  const { goOn, kept, guesses, figure } = onPage(page)
  await playAWhile(page, 20)
  const before = await guesses.count()
  await reload(page)
  await expect(kept).toBeVisible()
  await goOn.click()
  await expect(guesses).toHaveCount(before)
  await expect(figure('Current Time')).toHaveText(/^0:2[0-3]$/)
})

test('a new game takes the place of the kept one', async ({ page }) => {
  const { start, kept, guesses } = onPage(page)
  await playAWhile(page, 1)
  await reload(page)
  await expect(kept).toBeVisible()
  await start.click()
  await expect(guesses).toHaveCount(0)
})

test('the place outlasts a logout, also for another of the staff', async ({ page }) => {
  const { kept } = onPage(page)
  await playAWhile(page, 1)
  await page.route('**/api/user/permissions/**', (route) =>
    route.fulfill({ status: 500, json: {} }),
  )
  await reload(page)
  await expect(page).toHaveURL(/\/login$/)
  await page.unrouteAll()
  await submitLogin(page, 'staff@maplecourt.example')
  await expect(page).toHaveURL(/\/home$/)
  await page.goto('/games/high-low')
  await expect(kept).toBeVisible()
})

test('after 30 minutes the place is no longer offered', async ({ page }) => {
  const { start, kept } = onPage(page)
  await playAWhile(page, 1)
  await page.evaluate(() => {
    const name = Object.keys(localStorage).find((key) => key.startsWith('place:')) ?? ''
    const place = JSON.parse(localStorage.getItem(name) ?? '{}')
    // The page keeps its place once more when it goes.
    addEventListener('pagehide', () =>
      localStorage.setItem(name, JSON.stringify({ ...place, at: place.at - 30 * 60_000 })),
    )
  })
  await reload(page)
  await expect(start).toBeVisible()
  await expect(kept).toBeHidden()
})

test('a finished game keeps no place', async ({ page }) => {
  const { start, field, kept } = onPage(page)
  await page.goto('/games/high-low')
  await start.click()
  for (let guess = 1; guess <= 10; guess++) {
    if (await field.isDisabled()) break
    await field.fill(`${guess}`)
    await field.press('Enter')
  }
  await page.reload()
  await expect(start).toBeVisible()
  await expect(kept).toBeHidden()
})

test('a place that cannot be read is none', async ({ page }) => {
  const { start, kept } = onPage(page)
  await playAWhile(page, 1)
  await page.evaluate(() => {
    const name = Object.keys(localStorage).find((key) => key.startsWith('place:')) ?? ''
    addEventListener('pagehide', () => localStorage.setItem(name, '{"state":'))
  })
  await reload(page)
  await expect(start).toBeVisible()
  await expect(kept).toBeHidden()
})

test('Pause stops the time', async ({ page }) => {
  const { figure } = onPage(page)
  await playAWhile(page, 10)
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.clock.runFor(600_000)
  await page.getByRole('dialog', { name: 'Paused' }).getByRole('button').click()
  await page.clock.runFor(2000)
  await expect(figure('Current Time')).toHaveText('0:12')
})

test('a tablet that slept does not stretch a limit', async ({ page }) => {
  await page.route('**/api/parlour/get_phone_recall/', (route) =>
    route.fulfill({
      json: [
        { id: 'a', first_name: 'Ada', last_name: 'Baker', job: 'Florist', phone_number: '5550123' },
      ],
    }),
  )
  await page.clock.install({ time: NOW })
  await page.goto('/games/phone-recall')
  await expect(onPage(page).start).toBeVisible()
  await page.clock.pauseAt(new Date(NOW.getTime() + 60_000))
  await onPage(page).start.click()
  await page.getByRole('button', { name: 'I Am Ready' }).click()
  // Asleep, a tablet runs no program: the clock goes on, and what waited comes late.
  await page.clock.fastForward(600_000)
  await expect(page.getByRole('status').filter({ hasText: 'The time is over.' })).toBeVisible()
})
