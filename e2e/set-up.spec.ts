import type { Page } from '@playwright/test'
import { expect, type Server, submitLogin, test } from './fixtures.ts'

// Not the demonstration, which is for one machine only.
test.use({ settings: { HOST: '0.0.0.0' } })

const PASSWORD = 'seven yellow boats at dawn'

const consoleCode = ({ console }: Server) => console().match(/\b\w{4}-\w{4}-\w{4}\b/)?.[0] ?? ''

async function setUp(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values))
    await page.getByRole('textbox', { name: label }).fill(value)
  await page.getByRole('button', { name: 'Set up', exact: true }).click()
}

const COMMUNITY = {
  'Name of the community': 'Elm Lodge',
  'Short name for its address': 'Elm',
  'Your first name': 'Olive',
  'Your last name': 'Hazel',
  'Your email': 'Olive@elm.example',
  'Password, at least 12 characters': PASSWORD,
}

test('a new live server is set up with the code of its console, and its operator logs in', async ({
  page,
  ownServer,
}) => {
  await page.goto(ownServer.url())
  await expect(page).toHaveURL(`${ownServer.url()}/set-up`)
  await expect(page.getByText('Demonstration')).toBeHidden()

  await setUp(page, { ...COMMUNITY, 'Set-up code': consoleCode(ownServer).toLowerCase() })
  await expect(page.getByRole('heading', { name: 'Parlour is ready' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to login' }).click()
  await expect(page).toHaveURL(`${ownServer.url()}/login`)

  await submitLogin(page, 'olive@elm.example', PASSWORD)
  await expect(page.getByRole('heading', { name: /^Good/ })).toBeVisible()
  expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({
    roles: '["operator"]',
    permissions: '["parlour","parlour-admin"]',
    firstName: 'Olive',
  })
  await page.goto(`${ownServer.url()}/administration/dashboard`)
  await expect(page.getByRole('heading', { name: 'Homepage' })).toBeVisible()
  await page.goto(`${ownServer.url('elm')}/login`)
  await expect(page.getByRole('banner')).toContainText('Elm Lodge')
})

test('what is wrong is said at its field, and nothing that was typed is lost', async ({
  page,
  ownServer,
}) => {
  await page.goto(`${ownServer.url()}/set-up`)
  await setUp(page, { ...COMMUNITY, 'Set-up code': 'AAAA-BBBB-CCCC' })
  await expect(page.getByRole('alert')).toHaveText(
    'This code is wrong or has expired. Starting Parlour again shows a new one.',
  )
  await expect(page.getByLabel('Set-up code')).toHaveAccessibleDescription(/wrong or has expired/)

  const code = consoleCode(ownServer)
  await setUp(page, { 'Set-up code': code, 'Password, at least 12 characters': 'elm lodge olive' })
  await expect(page.getByRole('alert')).toHaveText(/too common/)
  await expect(page.getByRole('textbox', { name: /^Password/ })).toHaveAccessibleDescription(
    /too common/,
  )

  await setUp(page, { 'Short name for its address': 'Elm Lodge!', 'Your email': 'olive' })
  await expect(page.getByRole('alert')).toHaveText([/letters, digits and hyphens/, /./])
  await expect(page.getByLabel('Name of the community')).toHaveValue('Elm Lodge')
})
