import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'

const PASSWORD = 'maple-court-demo'
const ROOT = join(import.meta.dirname, '..')

/** A real server with a data folder of its own. */
export interface Server {
  readonly port: number
  /** Address of a community, or of the product itself. */
  url(subdomain?: string): string
  /** Texts of the mails it has sent, oldest first. */
  mails(): string[]
  stop(): Promise<void>
  start(): Promise<void>
}

interface Worker {
  server: Server
}
interface Each {
  /** Fails the test at any error that the page did not deal with. */
  watched: Page
  /** Logs in at Maple Court and waits for the home screen. */
  login: (email?: string) => Promise<void>
}

export const test = base.extend<Each, Worker>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the form that Playwright asks for
    async ({}, use, { workerIndex }) => {
      const server = await startServer(9100 + workerIndex)
      await use(server)
      await server.stop()
      rmSync(server.dataDir, { recursive: true })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url('maple')),
  watched: [
    async ({ page }, use) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('console', (message) => {
        const isExpected = /Failed to load resource|ERR_INTERNET_DISCONNECTED/.test(message.text())
        if (message.type() === 'error' && !isExpected) errors.push(message.text())
      })
      await use(page)
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
  login: async ({ page }, use) => {
    await use(async (email = 'staff@maplecourt.example') => {
      await page.goto('/login')
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await page.getByRole('button', { name: 'Submit' }).click()
      await expect(page).toHaveURL(/\/home$/)
    })
  },
})
export { expect }

async function startServer(port: number): Promise<Server & { dataDir: string }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'parlour-e2e-'))
  let child: ChildProcess | undefined

  const start = async () => {
    child = spawn(process.execPath, [join(ROOT, 'server/main.ts')], {
      env: { ...process.env, PORT: `${port}`, DATA_DIR: dataDir, LOG_LEVEL: 'error' },
      stdio: ['ignore', 'ignore', 'inherit'],
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
    dataDir,
    start,
    stop,
    url: (subdomain) => `http://${subdomain ? `${subdomain}.` : ''}localhost:${port}`,
    mails: () =>
      readdirSync(join(dataDir, 'mail'))
        .sort()
        .map((name) => readFileSync(join(dataDir, 'mail', name), 'utf8')),
  }
}
