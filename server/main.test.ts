import { existsSync, writeFileSync } from 'node:fs'
import { get } from 'node:https'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { mailsIn } from './mail/test-mailbox.ts'
import { makeCertificate } from './test-certificate.ts'
import { freePort, refusal, startParlour, temporaryFolders } from './test-process.ts'
import { createDatabase, POSTGRES } from './test-server.ts'
import { VERSION } from './version.ts'

const newFolder = temporaryFolders()
const drops: (() => Promise<void>)[] = []
afterAll(() => Promise.all(drops.map((drop) => drop())))

/** The settings of an installation of its own. */
async function newInstallation(): Promise<{ DATA_DIR: string } & Record<string, string>> {
  const DATA_DIR = newFolder()
  if (!POSTGRES) return { DATA_DIR }
  const { url, drop } = await createDatabase(POSTGRES)
  drops.push(drop)
  return { DATA_DIR, DATABASE_URL: url }
}

async function startReady(env: Record<string, string>) {
  const parlour = await startParlour(env)
  await parlour.ready
  return parlour
}

const post = (url: string, path: string, body: object) =>
  fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const STAFF = 'staff@maplecourt.example'

/** The token of a demonstration's account, when its password is the right one. */
async function login(url: string, password = 'maple-court-demo'): Promise<string | undefined> {
  const answer = await post(url, '/token/', { username: STAFF, password })
  return ((await answer.json()) as { token?: string }).token
}

describe('a start', () => {
  test('ends with the address on the console, and health is told', async () => {
    const { url, output } = await startReady(await newInstallation())
    expect(output.stdout).toContain(`Parlour is ready: ${url.replace('127.0.0.1', 'localhost')}\n`)
    expect(output.stdout).toContain('staff@maplecourt.example  (staff)')
    expect(output.stdout).toContain('All accounts have the password maple-court-demo')
    expect(output.stderr).toBe('')
    const health = await fetch(`${url}/api/health/`)
    expect([health.status, await health.json()]).toEqual([200, { status: 'ok', version: VERSION }])
  })

  test('on a prepared folder takes under three seconds', { retry: 2 }, async () => {
    const env = await newInstallation()
    await (await startReady(env)).stop()
    const started = performance.now()
    await startReady(env)
    expect(performance.now() - started).toBeLessThan(3000)
  })

  test.each([350, 400, 450, 500, 550, 600, 650])(
    'that was broken off after %i ms is made good by the next',
    async (ms) => {
      const env = await newInstallation()
      const { stop } = await startParlour(env)
      await pause(ms)
      await stop('SIGKILL')
      const { url } = await startReady(env)
      expect(await login(url)).toBeDefined()
    },
  )
})

describe('the end', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('by %s is orderly', async (signal) => {
    const { url, stop, output } = await startReady(await newInstallation())
    // A connection that is kept open must not hold it up.
    await fetch(`${url}/api/health/`)
    expect(await stop(signal)).toEqual({ code: 0, signal: null })
    expect(output.stderr).toBe('')
  })

  test('comes when whoever started it is gone', async () => {
    const { child, ended } = await startReady(await newInstallation())
    child.disconnect()
    expect(await ended).toEqual({ code: 0, signal: null })
  })

  test('by kill -9 loses no login and no later start', async () => {
    const env = await newInstallation()
    const first = await startReady(env)
    const token = await login(first.url)
    await first.stop('SIGKILL')
    const { url } = await startReady(env)
    const details = await fetch(`${url}/api/user/user_details/`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(details.status).toBe(200)
  })
})

describe('a live server', () => {
  const LIVE = { HOST: '0.0.0.0', PUBLIC_URL: 'https://parlour.cedar.example' }

  test('is set up with the code of its console, once', async () => {
    const env = { ...LIVE, ...(await newInstallation()) }
    const { url, output, stop } = await startReady(env)
    expect(output.stdout).toContain('Open https://parlour.cedar.example/set-up within 30 minutes')
    expect(output.stdout).not.toContain('demo')
    const code = output.stdout.match(/^ {2}(\w{4}-\w{4}-\w{4})$/m)?.[1]
    const answer = await post(url, '/set_up/', {
      code,
      community: 'Cedar Hall',
      subdomain: 'cedar',
      first_name: 'Ada',
      last_name: 'Cedar',
      email: 'ada@cedarhall.example',
      password: 'tea at four with rosa',
    })
    expect(answer.status).toBe(200)
    await stop()

    const again = await startReady(env)
    expect(again.output.stdout).not.toContain('set-up')
    const operator = { username: 'ada@cedarhall.example', password: 'tea at four with rosa' }
    expect((await post(again.url, '/token/', operator)).status).toBe(200)
  })

  test('does not open a demonstration', async () => {
    const env = await newInstallation()
    await (await startReady(env)).stop()
    expect(await refusal({ ...env, HOST: '0.0.0.0' })).toContain('is the demonstration')
    expect(await login((await startReady(env)).url)).toBeDefined()
  })
})

describe('nothing is created, and one sentence says why,', () => {
  const nowhere = () => join(newFolder(), 'not-yet')

  test('when the port is taken', async () => {
    const port = await freePort()
    const other = createServer().listen(port, '127.0.0.1')
    const DATA_DIR = nowhere()
    expect(await refusal({ DATA_DIR, PORT: String(port) })).toBe(
      `Port ${port} is already in use. Stop the other program, or choose another port with PORT.`,
    )
    other.close()
    expect(existsSync(DATA_DIR)).toBe(false)
  })

  test.each([
    [{ PORT: 'eighty' }, 'The setting PORT must be a whole number from 0 to 65535.'],
    [{ HOST: '192.0.2.1' }, 'Parlour cannot listen on 192.0.2.1. Please check the setting HOST.'],
    [{ TLS_CERT: '/x' }, 'Set both TLS_CERT and TLS_KEY, or neither.'],
    [{ TLS_KEY: '/x' }, 'Set both TLS_CERT and TLS_KEY, or neither.'],
  ])('with %j', async (settings, sentence) => {
    const DATA_DIR = nowhere()
    expect(await refusal({ DATA_DIR, ...settings })).toBe(sentence)
    expect(existsSync(DATA_DIR)).toBe(false)
  })

  test.each([
    ['a file', (folder: string) => folder],
    ['below a file', (folder: string) => join(folder, 'data')],
  ])('when DATA_DIR is %s', async (_, pathIn) => {
    const file = join(newFolder(), 'file')
    writeFileSync(file, 'mine')
    const DATA_DIR = pathIn(file)
    expect(await refusal({ ...(await newInstallation()), DATA_DIR })).toBe(
      `The data folder ${DATA_DIR} cannot be written to.`,
    )
  })

  test('when PostgreSQL cannot be reached', async () => {
    const DATABASE_URL = `postgres://parlour:secret@127.0.0.1:${await freePort()}/parlour`
    const sentence = await refusal({ DATA_DIR: newFolder(), DATABASE_URL })
    expect(sentence).toMatch(/^The database of DATABASE_URL cannot be used: .+\.$/)
    expect(sentence).not.toContain('secret')
  })
})

test('with a certificate it serves https, and says so everywhere', async () => {
  const env = await newInstallation()
  const { cert, key } = makeCertificate()
  const [TLS_CERT, TLS_KEY] = [join(env.DATA_DIR, 'cert'), join(env.DATA_DIR, 'key')]
  writeFileSync(TLS_CERT, cert)
  writeFileSync(TLS_KEY, key)
  const { url, output } = await startReady({ ...env, TLS_CERT, TLS_KEY })
  const port = new URL(url).port
  expect(output.stdout).toContain(`Parlour is ready: https://localhost:${port}`)
  const [headers, body] = await new Promise<[Record<string, unknown>, unknown]>((resolve, reject) =>
    get(
      `https://127.0.0.1:${port}/api/health/`,
      { ca: cert, servername: 'localhost' },
      (response) => json(response).then((read) => resolve([response.headers, read]), reject),
    ).on('error', reject),
  )
  expect(body).toMatchObject({ status: 'ok' })
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
})

test('the log holds no token, no query and no password', async () => {
  const env = await newInstallation()
  const { url, output, stop } = await startReady({ ...env, LOG_LEVEL: 'debug' })
  await post(url, '/password_reset/', { email: STAFF })
  await expect.poll(() => mailsIn(env.DATA_DIR)).toHaveLength(1)
  const [{ token } = { token: '' }] = mailsIn(env.DATA_DIR)
  await fetch(`${url}/password-confirm?token=${token}`)
  await fetch(`${url}/api/token/?token=${token}`)
  const secret = 'tea at four with rosa'
  await post(url, '/password_reset/confirm/', { password: secret, password_c: secret, token })
  const session = await login(url, secret)
  await fetch(`${url}/api/user/user_details/`, { headers: { authorization: `Bearer ${session}` } })
  await stop()

  const log = output.stdout + output.stderr
  expect(log).toContain('/password-confirm')
  for (const hidden of [token, session, secret, '?token']) expect(log).not.toContain(hidden)
  for (const line of log.split('\n').filter((each) => each.startsWith('{'))) JSON.parse(line)
})
