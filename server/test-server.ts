import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll } from 'vitest'
import { API_BASE } from '#contract/endpoint.ts'
import { buildApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { migrate } from './db/migrate.ts'
import { openPostgres } from './db/postgres.ts'
import type { Db } from './db/schema.ts'
import { openSqlite } from './db/sqlite.ts'
import { DEMO_PASSWORD, prepareInstallation } from './db/starter.ts'
import { openServices, type Services } from './services.ts'

/** Where PostgreSQL listens for the tests; without it they run on SQLite. */
export const POSTGRES = process.env.TEST_POSTGRES_URL

export interface Answered {
  readonly status: number
  readonly headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: tests look at answers as a stranger would
  readonly body: any
}

export interface TestServer {
  readonly url: string
  readonly config: Config
  readonly db: Db
  readonly services: Services
  /** Sends a request under `/api` as another program would. */
  call(path: string, options?: CallOptions): Promise<Answered>
  get(path: string, token?: string): Promise<Answered>
  post(path: string, body: unknown, token?: string): Promise<Answered>
  login(email: string, password?: string): Promise<string>
}

interface CallOptions extends RequestInit {
  token?: string | undefined
}

/** A server of its own for one test file, to be started at its top: real HTTP, real database, the demonstration's rows. */
export async function startTestServer(
  env: NodeJS.ProcessEnv = {},
  kind: 'demo' | 'live' = 'demo',
): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'parlour-test-'))
  const config = readConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent', ...env })
  const { db, drop } = await openTestDatabase(dataDir)
  await migrate(db)
  await prepareInstallation(db, kind)

  const services = await openServices(config, db, kind, () => {})
  const app = await buildApp(services, join(import.meta.dirname, '../dist'))
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  afterAll(async () => {
    await app.close()
    await services.outbox.stop()
    await db.destroy()
    await drop()
    rmSync(dataDir, { recursive: true })
  })

  const call: TestServer['call'] = async (path, { token, headers, ...init } = {}) => {
    const response = await fetch(`${origin}${API_BASE}${path}`, {
      ...init,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
    })
    return { status: response.status, headers: response.headers, body: await response.json() }
  }
  const post: TestServer['post'] = (path, body, token) =>
    call(path, {
      method: 'POST',
      token,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  return {
    url: origin,
    config,
    db,
    services,
    call,
    get: (path, token) => call(path, { token }),
    post,
    async login(username, password = DEMO_PASSWORD) {
      return (await post('/token/', { username, password })).body.token
    },
  }
}

async function openTestDatabase(dataDir: string): Promise<{ db: Db; drop: () => Promise<void> }> {
  if (!POSTGRES) return { db: openSqlite(join(dataDir, 'parlour.db')), drop: async () => {} }
  const { url, drop } = await createDatabase(POSTGRES)
  return { db: await openPostgres(url), drop }
}

/** A new, empty database on a PostgreSQL server. */
export async function createDatabase(
  server: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `parlour_${randomUUID().replaceAll('-', '')}`
  const ask = async (sql: string) => {
    const client = new pg.Client({ connectionString: server })
    await client.connect()
    await client.query(sql)
    await client.end()
  }
  await ask(`create database ${name}`)
  const url = new URL(server)
  url.pathname = name
  return { url: url.href, drop: () => ask(`drop database ${name} with (force)`) }
}
