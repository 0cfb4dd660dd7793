import type { Page } from '@playwright/test'
import { addAccount } from './accounts.ts'
import { expect, type Server, submitLogin, test } from './fixtures.ts'

const OLD = 'maple-court-demo'
const NEW = 'seven yellow boats at dawn'
const SENT =
  'Thank you for using our password reset utility. The link to reset your password has been sent to your email.'
const NOT_SENT =
  'Your email may be incorrect. If you need assistance please contact your administration.'

async function ask(page: Page, email: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Submit' }).click()
}

async function choose(page: Page, password: string, confirm = password) {
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password', { exact: true }).fill(confirm)
  await page.getByRole('button', { name: 'Submit' }).click()
}

const mailsTo = (server: Server, email: string) =>
  server.mails().filter((mail) => mail.includes(`To: ${email}`))

/** Asks for a link on the page, and reads it in the mail. */
async function mailedLink(page: Page, server: Server, email: string): Promise<string> {
  await page.goto('/forgot-your-password')
  await ask(page, email)
  await expect(page.getByText(SENT)).toBeVisible()
  await expect.poll(() => mailsTo(server, email).length).toBe(1)
  const [link] =
    fromQuotedPrintable(mailsTo(server, email).join()).match(/http\S+token=[\w-]+/) ?? []
  return link ?? ''
}

const fromQuotedPrintable = (mail: string) =>
  mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))

/** The calls of a path, as they are made. */
function callsOf(page: Page, path: string): string[] {
  const calls: string[] = []
  page.on('request', (request) => request.url().includes(path) && calls.push(request.url()))
  return calls
}

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test.describe('forgot password', () => {
  test.beforeEach(({ page }) => page.goto('/forgot-your-password'))

  test('an empty email is asked for, and nothing is sent', async ({ page }) => {
    const sent = callsOf(page, '/api/password_reset/')
    await ask(page, '  ')
    await expect(page.getByRole('alert')).toHaveText('Please enter an Email.')
    expect(sent).toEqual([])
  })

  test('a malformed email is refused in the words of the specification', async ({ page }) => {
    await ask(page, 'nobody')
    await expect(page.getByRole('alert')).toHaveText(NOT_SENT)
    await expect(page.getByLabel('Email')).toHaveValue('nobody')
  })

  test('so is any other answer than 200', async ({ page }) => {
    await page.route('**/api/password_reset/', (route) =>
      route.fulfill({ status: 503, json: { detail: 'Mail cannot be sent at present.' } }),
    )
    await ask(page, 'staff@maplecourt.example')
    await expect(page.getByRole('alert')).toHaveText(NOT_SENT)
  })

  test('a known and an unknown address get the same words, and only the known one a mail', async ({
    page,
    server,
  }) => {
    const { email } = addAccount(server)
    await ask(page, 'unknown@own.example')
    await expect(page.getByRole('status').filter({ hasText: SENT })).toHaveText(SENT)
    await page.reload()
    await ask(page, email)
    await expect(page.getByRole('status').filter({ hasText: SENT })).toHaveText(SENT)
    await expect.poll(() => mailsTo(server, email).length).toBe(1)
    expect(mailsTo(server, 'unknown@own.example')).toEqual([])
  })

  test('"Back to home" goes to the login page', async ({ page }) => {
    await page.getByRole('button', { name: 'Back to home' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  })

  test('"Need Help?" copies the support address, and says so for 2 seconds', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.clock.install()
    await page.reload()
    const button = page.getByRole('button', { name: 'Need Help?' })
    await expect(button).toBeEnabled()
    await page.clock.pauseAt(Date.now() + 5000)
    await button.click()
    const toast = page.getByText('The support email has been copied to your clipboard!')
    await expect(toast).toBeVisible()
    expect(await clipboard(page)).toBe('support@parlour.example')
    await page.clock.runFor(1999)
    await expect(toast).toBeVisible()
    await page.clock.runFor(1)
    await expect(toast).toBeHidden()
  })

  test('so it does where the browser does not let a page write to the clipboard', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read'])
    await expect(page.evaluate(() => navigator.clipboard.writeText(''))).rejects.toThrow(/denied/)
    const button = page.getByRole('button', { name: 'Need Help?' })
    await button.click()
    await expect(
      page.getByText('The support email has been copied to your clipboard!'),
    ).toBeVisible()
    expect(await clipboard(page)).toBe('support@parlour.example')
    await expect(button).toBeFocused()
  })
})

test.describe('password confirm', () => {
  test('what is missing or differs is asked for before anything is sent', async ({ page }) => {
    await page.goto('/password-confirm?token=any')
    const sent = callsOf(page, '/api/password_reset/confirm/')
    const alert = page.getByRole('alert')

    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(alert).toHaveText('Please confirm your password.')
    await choose(page, NEW, '')
    await expect(alert).toHaveText('Please confirm your password.')
    await choose(page, '', NEW)
    await expect(alert).toHaveText('Please enter an password.')
    await choose(page, NEW, `${NEW} `)
    await expect(alert).toHaveText('Please ensure that both passwords are the same.')
    expect(sent).toEqual([])
  })

  test('a weak password is refused in the words of the server, and the link still works', async ({
    page,
    server,
  }) => {
    const { email } = addAccount(server)
    await page.goto(await mailedLink(page, server, email))
    await choose(page, 'short one')
    await expect(page.getByRole('alert')).toHaveText(
      'Please choose a password of at least 12 characters.',
    )
    await choose(page, 'password1234')
    await expect(page.getByRole('alert')).toHaveText(
      'This password is too common. Try a short sentence of four or more words.',
    )
    await choose(page, NEW)
    await expect(page.getByText('Your password was reset.')).toBeVisible()
  })
})

test('the mailed link gives the account a new password, once', async ({
  page,
  server,
  browser,
  login,
}) => {
  const { email } = addAccount(server)
  await login(email)
  const other = await browser.newPage({ baseURL: server.url() })

  const link = await mailedLink(other, server, email)
  await other.goto(link)
  await expect(other.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await expect(other).toHaveURL(`${server.url()}/password-confirm`)
  await choose(other, NEW)
  await expect(other.getByRole('status').first()).toHaveText(/Your password was reset/)
  await other.getByRole('link', { name: 'Go to login' }).click()
  await expect(other).toHaveURL(/\/login$/)

  // The session from before is over.
  await page.getByRole('button', { name: 'Games' }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()

  await submitLogin(other, email, OLD)
  await expect(other.getByRole('alert')).toHaveText(
    'No active account found with the given credentials',
  )
  await submitLogin(other, email, NEW)
  await expect(other).toHaveURL(/\/home$/)

  await page.goto(link)
  await choose(page, `${NEW} again`)
  await expect(page.getByRole('alert')).toHaveText(
    'This link has expired or was already used. Please ask for a new one.',
  )
  await other.close()
})
