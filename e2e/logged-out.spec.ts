import type { Page } from '@playwright/test'
import { addAccount, type OwnAccount } from './accounts.ts'
import { expect, type Server, submitLogin, test } from './fixtures.ts'

const ENDED = 'Your free trial has ended...'

test('without a session, any other path shows the page of an ended account', async ({ page }) => {
  for (const path of ['/deactivated', '/home', '/games/high-low/', '/a/b', '/loginn']) {
    await page.goto(path)
    await expect(page.getByText(ENDED), path).toBeVisible()
  }
  await expect(page.getByText('Please contact support')).toContainText('support@parlour.example')
  await page.getByRole('button', { name: 'Return to Login' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
})

test('the sales address is copied, and the button says so for 2 seconds', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await page.goto('/deactivated')
  const button = page.getByRole('button', { name: 'Click to Copy Sales Email' })
  await expect(button).toBeEnabled()
  await page.clock.pauseAt(Date.now() + 5000)
  await button.click()
  const copied = page.getByRole('button', { name: 'Copied!' })
  await expect(copied).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('sales@parlour.example')
  await page.clock.runFor(1999)
  await expect(copied).toBeVisible()
  await page.clock.runFor(1)
  await expect(button).toBeVisible()
})

test('the sales address is copied on a plain http page too, which has no clipboard', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read'])
  await page.addInitScript(() => {
    const { clipboard } = navigator
    Object.assign(window, { readClipboard: () => clipboard.readText() })
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await page.goto('/deactivated')
  await page.getByRole('button', { name: 'Click to Copy Sales Email' }).click()
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
  expect(await page.evaluate('readClipboard()')).toBe('sales@parlour.example')
})

const endTrial = ({ database }: Server, { communityId }: OwnAccount) =>
  database((db) =>
    db.prepare('update communities set trial_ends_at = 1 where id = ?').run(communityId),
  )
const deactivate = ({ database }: Server, { id }: OwnAccount) =>
  database((db) => db.prepare('update accounts set active = 0 where id = ?').run(id))

const fetchList = (page: Page) => page.getByRole('button', { name: 'Games' }).click()
const sendSample = (page: Page) => page.getByRole('button', { name: 'Exercise' }).click()
const reload = (page: Page) => page.reload()

for (const [name, end, next] of [
  ['whose trial has ended is cleared when a list is fetched', endTrial, fetchList],
  ['whose trial has ended is cleared when a time sample is sent', endTrial, sendSample],
  ['whose trial has ended is cleared when the page is loaded', endTrial, reload],
  ['of a deactivated account is cleared when a time sample is sent', deactivate, sendSample],
] as const) {
  test(`a session ${name}`, async ({ page, server, login }) => {
    const account = addAccount(server)
    const lookup = page.waitForResponse('**/api/user/permissions/**')
    await login(account.email)
    await lookup
    end(server, account)
    await next(page)
    await expect(page.getByText(ENDED)).toBeVisible()
    await expect(page).toHaveURL(/\/deactivated$/)
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('token')
  })
}

test('after the end of a trial, the login page says so', async ({ page, server }) => {
  const account = addAccount(server)
  endTrial(server, account)
  await page.goto('/login')
  await submitLogin(page, account.email)
  await expect(page.getByRole('alert')).toHaveText(
    "Your community's free trial has ended. Please contact your administration.",
  )
})
