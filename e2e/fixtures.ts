import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test as base, expect, type Page } from '@playwright/test'

export const PASSWORD = 'maple-court-demo'
const ROOT = join(import.meta.dirname, '..')
/** Workers count up from here; another run on the same machine needs another place. */
const FIRST_PORT = Number(process.env.E2E_PORT ?? 9100)

/** A real server with a data folder of its own. */
export interface Server {
  readonly port: number
  /** Address of a community, or of the product itself. */
  url(subdomain?: string): string
  /** Texts of the mails it has sent, oldest first. */
  mails(): string[]
  /** What it has written on its console. */
  console(): string
  /** Works on its database file, as another program would. */
  database<T>(work: (database: DatabaseSync) => T): T
  stop(): Promise<void>
  start(): Promise<void>
  /** Stops it and removes its data folder. */
  remove(): Promise<void>
}

interface Worker {
  server: Server
}
interface Each {
  /** Settings of `ownServer`. */
  settings: NodeJS.ProcessEnv
  /** A further server, new for each test that asks for it. */
  ownServer: Server
  /** Errors on the console that a test brings about on purpose. */
  expectedErrors: RegExp
  /** Fails the test at any error that the page did not deal with. */
  watched: Page
  /** Logs in at Maple Court and waits for the home screen. */
  login: (email?: string) => Promise<void>
}

export const test = base.extend<Each, Worker>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the form that Playwright asks for
    async ({}, use, { workerIndex }) => {
      const server = await startServer(FIRST_PORT + workerIndex)
      await use(server)
      await server.remove()
    },
    { scope: 'worker' },
  ],
  settings: [{}, { option: true }],
  ownServer: async ({ settings }, use, { workerIndex }) => {
    const server = await startServer(FIRST_PORT + 50 + workerIndex, settings)
    await use(server)
    await server.remove()
  },
  baseURL: async ({ server }, use) => use(server.url('maple')),
  expectedErrors: [/Failed to load resource|ERR_INTERNET_DISCONNECTED/, { option: true }],
  watched: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = []
      const note = (text: string) => expectedErrors.test(text) || errors.push(text)
      page.on('pageerror', (error) => note(error.message))
      page.on('console', (message) => message.type() === 'error' && note(message.text()))
      await use(page)
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
  login: async ({ page }, use) => {
    await use(async (email = 'staff@maplecourt.example') => {
      await page.goto('/login')
      await submitLogin(page, email)
      await expect(page).toHaveURL(/\/home$/)
    })
  },
})
export { expect }

/** Fills the form of the login page and sends it. */
export async function submitLogin(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Submit' }).click()
}

async function startServer(port: number, settings: NodeJS.ProcessEnv = {}): Promise<Server> {
  const dataDir = mkdtempSync(join(tmpdir(), 'parlour-e2e-'))
  let child: ChildProcess | undefined
  let written = ''

  const start = async () => {
    if (child?.exitCode === null) return
    child = spawn(process.execPath, [join(ROOT, 'server/main.ts')], {
      env: { ...process.env, PORT: `${port}`, DATA_DIR: dataDir, LOG_LEVEL: 'error', ...settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child.stdout?.on('data', (part) => {
      written += part
    })
    await expect
      .poll(
        () =>
          fetch(`http://localhost:${port}/api/health/`).then(
            ({ ok }) => ok,
            () => false,
          ),
        { timeout: 20_000 },
      )
      .toBe(true)
  }
  const stop = async () => {
    if (!child || child.exitCode !== null) return
    child.kill()
    await once(child, 'exit')
  }
  await start()
  return {
    port,
    start,
    stop,
    async remove() {
      await stop()
      rmSync(dataDir, { recursive: true })
    },
    url: (subdomain) => `http://${subdomain ? `${subdomain}.` : ''}localhost:${port}`,
    mails() {
      const folder = join(dataDir, 'mail')
      const names = existsSync(folder) ? readdirSync(folder) : []
      return names
        .filter((name) => !name.startsWith('.'))
        .sort()
        .map((name) => readFileSync(join(folder, name), 'utf8'))
    },
    console: () => written,
    database(work) {
      const database = new DatabaseSync(join(dataDir, 'parlour.db'), { timeout: 5000 })
      try {
        return work(database)
      } finally {
        database.close()
      }
    },
  }
}
