import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import type { FinishLineSet } from '#games/finish-line/content.ts'
import type { GameKey } from '#games/index.ts'
import { addAccount } from './accounts.ts'
import { expect, type Server, submitLogin, test } from './fixtures.ts'
import { keptModules, waitingTimes } from './samples.ts'

// A part of the program that does not arrive is an error to the browser.
test.use({
  expectedErrors:
    /Failed to load resource|ERR_INTERNET_DISCONNECTED|preload CSS|dynamically imported module/,
})
test.afterEach(({ server }) => server.start())

const KEEP_PLAYING = 'No connection. You can keep playing.'
const NOT_FETCHED = 'This page could not be loaded. Please check the connection and try again.'

/** Makes the moves of a game, one at each step, until it is over. */
type Moves = (page: Page) => AsyncGenerator<void>

/** One game with content and one without stand for all: what is lost is the shell's to bear. */
const GAMES: Partial<Record<GameKey, { name: string; moves: Moves }>> = {
  'finish-line': {
    name: 'Finish Line',
    async *moves(page) {
      for (const { finishLine } of firstSet('finish-line').finish_lines) {
        await page.getByRole('textbox').fill(finishLine)
        await page.keyboard.press('Enter')
        await expect(
          page.getByRole('button', { name: /^(Next Finish Line|Finish)$/ }),
        ).toBeFocused()
        yield
        await page.keyboard.press('Enter')
      }
      await expect(page.getByRole('dialog', { name: 'Well Done!' })).toBeVisible()
    },
  },
  'high-low': {
    name: 'High Low',
    async *moves(page) {
      const isOver = page.getByRole('button', { name: 'Reset Game' })
      for (let turn = 1; turn <= 10 && !(await isOver.isVisible()); turn++) {
        await page.getByRole('textbox').fill('50')
        await page.keyboard.press('Enter')
        await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(turn)
        yield
      }
      await expect(isOver).toBeVisible()
    },
  },
}

function firstSet(key: GameKey): FinishLineSet {
  const file = join(import.meta.dirname, '../games', key, 'starter.json')
  return JSON.parse(readFileSync(file, 'utf8'))[0]
}

interface Place {
  context: BrowserContext
  server: Server
}
const LOSSES = {
  'the network': {
    lose: ({ context }: Place) => context.setOffline(true),
    regain: ({ context }: Place) => context.setOffline(false),
    notices: 1,
  },
  'the server': {
    lose: ({ server }: Place) => server.stop(),
    regain: ({ server }: Place) => server.start(),
    notices: 0,
  },
} as const

for (const [key, { name, moves }] of Object.entries(GAMES)) {
  for (const [what, { lose, regain, notices }] of Object.entries(LOSSES)) {
    test(`${name} plays on to its end without ${what}, and its time is counted once`, async ({
      page,
      context,
      server,
      login,
    }) => {
      const { id, email } = addAccount(server)
      await login(email)
      await page.getByRole('button', { name: 'Games' }).click()
      await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
      const choice = page.getByRole('combobox', { name: 'Choose a game' })
      await page.getByRole('dialog').waitFor()
      if (await choice.isVisible()) await choice.selectOption({ index: 0 })
      await page.getByRole('button', { name: 'Start Game' }).click()
      await expect.poll(() => keptModules(server, id)).toEqual(['home', 'games'])
      const play = moves(page)
      await play.next()

      await lose({ context, server })
      await expect(page.getByText(KEEP_PLAYING)).toHaveCount(notices)
      for await (const _ of play);
      await page
        .getByRole('button', { name: /^(Back )?Home$/ })
        .first()
        .click()
      await expect(page.getByRole('heading', { name: /^Good/ })).toBeVisible()
      await expect.poll(async () => (await waitingTimes(page)).length).toBe(1)
      expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull()

      await regain({ context, server })
      await expect(page.getByText(KEEP_PLAYING)).toBeHidden()
      await page.getByRole('link', { name: 'Resources' }).click()
      await expect(page.getByRole('heading', { name: 'Resources' })).toBeVisible()
      await expect.poll(() => waitingTimes(page)).toEqual([])
      expect(keptModules(server, id)).toEqual(['home', 'games', `games/${key}`, 'home'])
    })
  }
}

test('a screen that does not arrive says so, and comes when the network is back', async ({
  page,
  context,
  login,
}) => {
  await login()
  await page.getByRole('heading', { name: /^Good/ }).waitFor()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Games' }).click()
  await expect(page.getByRole('alert')).toHaveText(NOT_FETCHED)

  const tryAgain = page.getByRole('button', { name: 'Try Again' })
  const failed = page.waitForEvent('requestfailed')
  await tryAgain.click()
  await failed
  await expect(page.getByRole('alert')).toHaveText(NOT_FETCHED)

  await context.setOffline(false)
  await tryAgain.click()
  await expect(page.getByRole('heading', { name: 'Games', exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/games$/)
})

test('another screen, which has arrived before, opens meanwhile', async ({
  page,
  context,
  login,
}) => {
  await login()
  await page.getByRole('heading', { name: /^Good/ }).waitFor()
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Resources' }).click()
  await expect(page.getByRole('alert')).toHaveText(NOT_FETCHED)
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('button', { name: 'Morning Meeting' })).toBeVisible()
})

test('so does a page before the login that does not arrive', async ({ page, context }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: /staff@maplecourt.example/ }).waitFor()
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('alert')).toHaveText(NOT_FETCHED)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible()
})

test('a login without a server says so, and loses nothing of what was typed', async ({
  page,
  server,
}) => {
  await page.goto('/login')
  const email = page.getByLabel('Email')
  const password = page.getByLabel('Password', { exact: true })
  const submit = page.getByRole('button', { name: 'Submit' })
  await email.fill('staff@maplecourt.example')
  await password.fill('maple-court-demo')
  await page.getByLabel('Save username?').check()
  await server.stop()
  await submit.click()
  await expect(page.getByRole('alert')).toHaveText('No connection to the server. Please try again.')
  await expect(email).toHaveValue('staff@maplecourt.example')
  await expect(password).toHaveValue('maple-court-demo')
  await expect(page.getByLabel('Save username?')).toBeChecked()

  await server.start()
  await submit.click()
  await expect(page).toHaveURL(/\/home$/)
})

test('a login that is cut off half way leaves no session', async ({ page }) => {
  await page.goto('/login')
  await page.route('**/api/user/user_details/', (route) => route.abort())
  await submitLogin(page, 'staff@maplecourt.example')
  await expect(page.getByRole('alert')).toHaveText('No connection to the server. Please try again.')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('a permission lookup that is refused logs out and loads the login page', async ({
  page,
  login,
}) => {
  await login()
  await page.route('**/api/user/permissions/**', (route) =>
    route.fulfill({ status: 500, json: {} }),
  )
  await page.reload()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('a permission lookup without an answer does not log out', async ({ page, login }) => {
  await login()
  await page.route('**/api/user/permissions/**', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('permissions'),
  )
  await page.reload()
  await failed
  await page.getByRole('button', { name: 'Games' }).click()
  await expect(page.getByRole('button', { name: /^High Low/ })).toBeVisible()
})
