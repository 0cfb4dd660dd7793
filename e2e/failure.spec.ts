import type { Page } from '@playwright/test'
import { expect, submitLogin, test } from './fixtures.ts'

test.use({
  expectedErrors: /Planned|Failed to load resource|preload CSS|dynamically imported module|Zod/,
})

const dialog = (page: Page) => page.getByRole('dialog', { name: 'An Error has Occurred' })

/** The home screen with the dialog, which closes, and an application that goes on. */
async function expectFailureAndGoOn(page: Page, details: RegExp) {
  await expect(dialog(page)).toBeVisible()
  await expect(page).toHaveURL(/\/home$/)
  await expect(dialog(page).getByText('Please give your tablet back to your nurse')).toBeVisible()
  const more = dialog(page).getByRole('button', { name: 'See More..' })
  await expect(dialog(page).getByText(details)).toBeHidden()
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  await more.click()
  await expect(dialog(page).getByText(details)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(dialog(page)).toBeHidden()

  await page.getByRole('button', { name: 'Games' }).click()
  await page.getByRole('button', { name: /^High Low/ }).click()
  await expect(page.getByRole('dialog', { name: 'Welcome to High Low' })).toBeVisible()
}

/** A screen's part of the program that fails as soon as it is drawn, until it is mended. */
const breakScreen = (page: Page, file: string) =>
  page.route(`**/assets/${file}-*.js`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export default function Screen() {
        if (window.isMended) return 'Mended'
        throw new Error('Planned in a screen')
      }`,
    }),
  )

test('a screen that fails leads home, with the dialog', async ({ page, login }) => {
  await breakScreen(page, 'resource-selector')
  await login()
  await page.getByRole('link', { name: 'Resources' }).click()
  await expectFailureAndGoOn(page, /Planned in a screen/)
})

test('so does an answer that breaks the contract', async ({ page, login }) => {
  await login()
  await page.route('**/api/user/permissions/**', (route) => route.fulfill({ json: { no: 'list' } }))
  await page.goto('/exercise')
  await expectFailureAndGoOn(page, /invalid_type/)
})

test('so do an error and a refused promise that nobody caught, also in a game', async ({
  page,
  login,
}) => {
  await login()
  await page.getByRole('link', { name: 'Resources' }).click()
  await page.evaluate(() => void Promise.reject(new Error('Planned refusal')))
  await expectFailureAndGoOn(page, /Planned refusal/)
  await page.evaluate(
    () =>
      void setTimeout(() => {
        throw new Error('Planned error')
      }),
  )
  await expectFailureAndGoOn(page, /Planned error/)
})

test('a home screen that fails is tried again when the dialog is closed', async ({
  page,
  login,
}) => {
  await breakScreen(page, 'home')
  await login()
  await expect(dialog(page)).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isMended: true }))
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('main')).toHaveText('Mended')
})

test('before the login the dialog opens too, and the form can be used again', async ({ page }) => {
  await page.goto('/login')
  await page.route('**/api/token/', (route) => route.fulfill({ json: { no: 'token' } }))
  await submitLogin(page, 'staff@maplecourt.example')
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(dialog(page)).toBeHidden()

  await page.unroute('**/api/token/')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('button', { name: 'Morning Meeting' })).toBeVisible()
})

test.describe('an old tab, whose parts of the program are gone from the server', () => {
  const GONE = 'This page could not be loaded. Please check the connection and try again.'

  test('says so plainly, and trying again fetches the new ones', async ({ page, login }) => {
    await login()
    await page.getByRole('heading', { name: /^Good/ }).waitFor()
    await page.route('**/assets/*', (route) => route.fulfill({ status: 404 }))
    await page.getByRole('button', { name: 'Games' }).click()
    await expect(page.getByRole('alert')).toHaveText(GONE)
    await expect(dialog(page)).toBeHidden()
    await page.unroute('**/assets/*')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { name: 'Games', exact: true })).toBeVisible()
  })

  test('says so at the login too', async ({ page }) => {
    await page.route('**/assets/app-*', (route) => route.fulfill({ status: 404 }))
    await page.goto('/login')
    await submitLogin(page, 'staff@maplecourt.example')
    await expect(page.getByRole('alert')).toHaveText(GONE)
    await page.unroute('**/assets/app-*')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('button', { name: 'Morning Meeting' })).toBeVisible()
  })
})
