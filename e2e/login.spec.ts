import { expect, test } from './fixtures.ts'

const KEYS = ['token', 'permissions', 'roles', 'clientID', 'firstName', 'lastName', 'organizations']

test.beforeEach(({ page }) => page.goto('/login'))

test('an empty email is asked for, also when the password is empty too', async ({ page }) => {
  const calls: string[] = []
  page.on(
    'request',
    (request) => request.url().includes('/api/token/') && calls.push(request.url()),
  )
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('alert')).toHaveText('Please enter an email.')
  await page.getByLabel('Email').fill('staff@maplecourt.example')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('alert')).toHaveText('Please enter a password.')
  expect(calls).toEqual([])
})

test('a wrong password shows the words of the server and clears the password', async ({ page }) => {
  await page.getByLabel('Email').fill('staff@maplecourt.example')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'No active account found with the given credentials',
  )
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  await expect(page.getByLabel('Email')).toHaveValue('staff@maplecourt.example')
})

test('the session is kept under its keys, and a reload goes on with it', async ({
  page,
  login,
}) => {
  await login('STAFF@maplecourt.example')
  const stored = await page.evaluate(() => ({ ...localStorage }))
  expect(Object.keys(stored)).toEqual(expect.arrayContaining(KEYS))
  expect(stored).toMatchObject({
    firstName: 'Mary',
    lastName: 'Alder',
    permissions: '["parlour"]',
    roles: '["staff"]',
  })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Morning Meeting' })).toBeVisible()
})

test('logging out asks, and removes every key', async ({ page, login, server }) => {
  await login()
  await page.getByRole('button', { name: 'Logout' }).click()
  const dialog = page.getByRole('dialog', { name: 'Are you sure that you want to Logout?' })
  await dialog.getByRole('button', { name: 'No' }).click()
  await expect(dialog).toBeHidden()
  const token = await page.evaluate(() => localStorage.getItem('token'))

  await page.getByRole('button', { name: 'Logout' }).click()
  await dialog.getByRole('button', { name: 'Yes' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  const left = await page.evaluate(() => Object.keys(localStorage))
  for (const key of KEYS) expect(left).not.toContain(key)

  const answer = await page.request.get(`${server.url()}/api/user/user_details/`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.status()).toBe(401)
})

test('"Save username?" keeps the email for the next time, and forgets it when unticked', async ({
  page,
}) => {
  await page.getByLabel('Save username?').check()
  await page.getByLabel('Email').fill('staff@maplecourt.example')
  await page.getByLabel('Password', { exact: true }).fill('maple-court-demo')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL(/\/home$/)
  await page.evaluate(() => localStorage.removeItem('token'))
  await page.goto('/login')
  await expect(page.getByLabel('Email')).toHaveValue('staff@maplecourt.example')

  await page.getByLabel('Save username?').uncheck()
  await page.getByLabel('Password', { exact: true }).fill('maple-court-demo')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL(/\/home$/)
  await page.evaluate(() => localStorage.removeItem('token'))
  await page.goto('/login')
  await expect(page.getByLabel('Email')).toHaveValue('')
})

test('a deactivated account is told so', async ({ page }) => {
  await page.getByLabel('Email').fill('ended@birchhouse.example')
  await page.getByLabel('Password', { exact: true }).fill('maple-court-demo')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'This account has been deactivated. Please contact your administration.',
  )
})

test('what was typed and sent before the program arrived is kept', async ({ browser, server }) => {
  const page = await browser.newPage()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${server.url()}/login`, { waitUntil: 'commit' })
  await page.getByLabel('Email').fill('typed@early.example')
  await page.getByRole('button', { name: 'Submit' }).click()
  release()
  await expect(page.getByRole('alert')).toHaveText('Please enter a password.')
  await expect(page.getByLabel('Email')).toHaveValue('typed@early.example')
  await page.close()
})

test('the brand is that of the community, and the product where there is none', async ({
  page,
  ownServer,
}) => {
  for (const [subdomain, name] of [
    ['maple', 'Maple Court'],
    ['birch', 'Birch House'],
    [undefined, 'Parlour'],
    ['nobody', 'Parlour'],
  ] as const) {
    await page.goto(`${ownServer.url(subdomain)}/login`)
    await expect(page.getByRole('banner')).toContainText(name)
    await expect(page).toHaveTitle(`Login - ${name}`)
  }
})
