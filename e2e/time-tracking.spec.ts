import type { Page } from '@playwright/test'
import { addAccount } from './accounts.ts'
import { expect, test } from './fixtures.ts'
import { keptModules, keptTimes, waitingTimes } from './samples.ts'

const CALL = '**/api/analytics/get_time_tracking_per_module/'

const open = async (page: Page, name: 'Home' | 'Resources') => {
  await page.getByRole('navigation').getByRole('link', { name }).click()
  const heading = name === 'Home' ? /^Good/ : name
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
}

/** Logs out while the clock stands still, so that no second is added on the way. */
async function logOut(page: Page) {
  await page.clock.pauseAt(Date.now() + 10_000)
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.clock.resume()
}

/** Answers to samples do not arrive; the server may still have them. */
const loseAnswers = (page: Page) =>
  page.route(CALL, async (route) => {
    await route.fetch({ url: route.request().url().replace('//maple.', '//') })
    await route.abort()
  })

test('the seconds and clicks of a page are sent when another is opened, and count anew', async ({
  page,
  server,
  login,
}) => {
  const { id, email } = addAccount(server)
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().includes('time_tracking')) keys.push(request.headers()['idempotency-key'])
  })
  const home = page.getByRole('heading', { name: /^Good/ })
  const games = page.getByRole('button', { name: 'Games' })
  const highLow = page.getByRole('button', { name: /^High Low/ })
  const welcome = page.getByRole('dialog', { name: 'Welcome to High Low' })
  await page.clock.install()
  await login(email)
  // A first round fetches what a clock that stands still would hold up.
  await games.click()
  await highLow.click()
  await welcome.getByRole('button', { name: 'Home' }).click()
  await expect.poll(() => keptModules(server, id)).toEqual(['home', 'games', 'games/high-low'])

  await page.clock.pauseAt(Date.now() + 10_000)
  await page.getByRole('link', { name: 'Resources' }).click()
  await page.getByRole('heading', { name: 'Resources' }).waitFor()
  await page.clock.runFor(4000)
  await page.getByRole('link', { name: 'Home' }).click()
  await page.clock.runFor(3000)
  await home.click()
  await games.click()
  await page.clock.runFor(2000)
  await highLow.click()
  await page.clock.runFor(7000)
  await welcome.getByRole('button', { name: 'Home' }).click()
  await expect.poll(() => keptTimes(server, id).length).toBe(8)
  expect(keptTimes(server, id).slice(4)).toEqual([
    { module: 'resource-selector', seconds: 4, clicks: 1 },
    { module: 'home', seconds: 3, clicks: 2 },
    { module: 'games', seconds: 2, clicks: 1 },
    { module: 'games/high-low', seconds: 7, clicks: 1 },
  ])
  expect(new Set(keys).size).toBe(8)
  for (const key of keys) expect(key).toMatch(/^[\w-]{8,100}$/)
})

test('a tap in a game counts once, by finger and by mouse', async ({ page, server, login }) => {
  const { id, email } = addAccount(server)
  await login(email)
  await page.goto('/games/high-low')
  await page.getByRole('dialog').getByRole('button', { name: 'Start Game' }).click()
  await page.getByRole('button', { name: '4', exact: true }).tap()
  await page.getByRole('button', { name: '2', exact: true }).click()
  await page.getByRole('button', { name: 'Skip Game' }).click()
  await expect
    .poll(() => keptTimes(server, id).find(({ module }) => module === 'games/high-low')?.clicks)
    .toBe(4)
})

test('an unknown path is counted as home', async ({ page, server, login }) => {
  const { id, email } = addAccount(server)
  await login(email)
  await open(page, 'Resources')
  await page.getByRole('heading', { name: 'Resources' }).click()
  await page.evaluate(() => history.pushState(null, '', '/nonsense'))
  await page.getByRole('heading', { name: /^Good/ }).waitFor()
  await open(page, 'Resources')
  await expect.poll(() => keptModules(server, id)).toEqual(['home', 'resource-selector', 'home'])
})

for (const status of [400, 500]) {
  test(`an answer of ${status} clears the session and loads the login page, once`, async ({
    page,
    server,
    login,
  }) => {
    const { email } = addAccount(server)
    await login(email)
    await page.evaluate(() => Object.assign(window, { isOld: true }))
    let refused: string | undefined
    await page.route(CALL, (route) => {
      const key = route.request().headers()['idempotency-key']
      refused ??= key
      return key === refused ? route.fulfill({ status, json: { detail: 'No.' } }) : route.continue()
    })
    await page.getByRole('link', { name: 'Resources' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
    expect(await page.evaluate(() => 'isOld' in window)).toBe(false)
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()

    // The refused sample does not log out again.
    await login(email)
    await open(page, 'Resources')
    await expect.poll(() => waitingTimes(page)).toEqual([])
  })
}

test('an answer of 503 is believed after 0.5, 1 and 2 seconds', async ({ page, server, login }) => {
  let tries = 0
  await page.clock.install()
  await login(addAccount(server).email)
  await page.getByRole('heading', { name: /^Good/ }).waitFor()
  await page.clock.pauseAt(Date.now() + 10_000)
  await page.route(CALL, (route) => {
    tries += 1
    return route.fulfill({ status: 503, json: { detail: 'Busy, please try again.' } })
  })
  await page.getByRole('link', { name: 'Resources' }).click()
  await expect.poll(() => tries).toBe(1)
  for (const [done, pause] of [500, 1000, 2000].entries()) {
    await settle(page)
    await page.clock.runFor(pause - 1)
    await settle(page)
    expect(tries).toBe(done + 1)
    await page.clock.runFor(1)
    await expect.poll(() => tries).toBe(done + 2)
  }
  await expect(page).toHaveURL(/\/login$/)
  expect(tries).toBe(4)
})

/** A further call has been answered, so those before it have been made and answered too. */
const settle = (page: Page) =>
  page.evaluate(async () => void (await (await fetch('/api/health/')).json()))

test('a server that is back in time is no reason to log out', async ({ page, server, login }) => {
  const { id, email } = addAccount(server)
  await login(email)
  const answers = [502, 504]
  await page.route(CALL, (route) => {
    const status = answers.shift()
    return status ? route.fulfill({ status, json: {} }) : route.continue()
  })
  await open(page, 'Resources')
  await expect.poll(() => keptModules(server, id)).toEqual(['home'])
  await expect(page).toHaveURL(/\/resource-selector$/)
})

test('without a network samples wait on the tablet, and are sent once when it returns', async ({
  page,
  context,
  server,
  login,
}) => {
  const { id, email } = addAccount(server)
  await login(email)
  await open(page, 'Resources')
  await expect.poll(() => keptTimes(server, id).length).toBe(1)

  await context.setOffline(true)
  await open(page, 'Home')
  await open(page, 'Resources')
  await expect.poll(async () => (await waitingTimes(page)).length).toBe(2)
  await context.setOffline(false)
  await expect.poll(() => waitingTimes(page)).toEqual([])
  expect(keptModules(server, id)).toEqual(['home', 'resource-selector', 'home'])
})

test('they outlive a reload, and one whose answer was lost is counted once', async ({
  page,
  server,
  login,
}) => {
  const { id, email } = addAccount(server)
  await loseAnswers(page)
  await login(email)
  await open(page, 'Resources')
  await expect.poll(async () => (await waitingTimes(page)).length).toBe(1)
  const [before] = await waitingTimes(page)
  await page.reload()
  await page.getByRole('heading', { name: 'Resources' }).waitFor()
  expect(await waitingTimes(page)).toContainEqual(before)

  await page.unroute(CALL)
  await open(page, 'Home')
  await expect.poll(() => waitingTimes(page)).toEqual([])
  const records = keptTimes(server, id)
  expect(records.filter(({ module }) => module === 'home')).toHaveLength(1)
})

test('closing the tab sends what has accumulated', async ({ page, context, server, login }) => {
  const { id, email } = addAccount(server)
  await page.clock.install()
  await login(email)
  await page.getByRole('heading', { name: /^Good/ }).waitFor()
  await page.clock.runFor(4000)
  // Another tab keeps the browser open.
  await context.newPage()
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => keptTimes(server, id).length).toBe(1)
  const [sample] = keptTimes(server, id)
  expect(sample?.module).toBe('home')
  expect(sample?.seconds).toBeGreaterThanOrEqual(4)
})

test('logging out sends what has accumulated', async ({ page, server, login }) => {
  const { id, email } = addAccount(server)
  await page.clock.install()
  await login(email)
  await page.getByRole('heading', { name: /^Good/ }).waitFor()
  await logOut(page)
  expect(keptTimes(server, id)).toMatchObject([{ module: 'home', clicks: 2 }])
  expect(await waitingTimes(page)).toEqual([])
})

test('at most 500 samples wait, and the oldest go first', async ({ page, server, login }) => {
  await login(addAccount(server).email)
  await page.route(CALL, (route) => route.abort())
  await page.evaluate(() => {
    const clientID = localStorage.getItem('clientID')
    const sample = { module: 'games', time: 1, click_engagement: 0 }
    const full = Array.from({ length: 500 }, (_, n) => ({ id: `sample-${n}`, clientID, sample }))
    localStorage.setItem('timeSamples', JSON.stringify(full))
  })
  await open(page, 'Resources')
  await expect.poll(async () => (await waitingTimes(page)).at(-1)?.sample.module).toBe('home')
  const ids = (await waitingTimes(page)).map((entry) => entry.id)
  expect(ids).toHaveLength(500)
  expect(ids[0]).toBe('sample-1')
})

test('samples of another account are not sent, and wait for it', async ({
  page,
  server,
  login,
}) => {
  const first = addAccount(server)
  const second = addAccount(server)
  await page.route(CALL, (route) => route.abort())
  await page.clock.install()
  await login(first.email)
  await open(page, 'Resources')
  await logOut(page)
  await page.unroute(CALL)

  await login(second.email)
  await open(page, 'Resources')
  await expect.poll(() => keptModules(server, second.id)).toEqual(['home'])
  expect(keptTimes(server, first.id)).toEqual([])
  await expect.poll(async () => (await waitingTimes(page)).length).toBe(2)
  await logOut(page)

  await login(first.email)
  await expect.poll(() => waitingTimes(page)).toEqual([])
  expect(keptModules(server, first.id)).toEqual(['home', 'resource-selector'])
})
