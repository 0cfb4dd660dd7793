import { mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { buildApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { migrate } from './db/migrate.ts'
import { openPostgres } from './db/postgres.ts'
import type { Db } from './db/schema.ts'
import { openSqlite } from './db/sqlite.ts'
import { DEMO, DEMO_PASSWORD, prepareInstallation } from './db/starter.ts'
import { createLimits } from './http/limits.ts'
import { StartRefused } from './start-refused.ts'
import { openDataFolder } from './storage/data-folder.ts'

const PAGES = join(import.meta.dirname, '../dist')

try {
  await start(readConfig(process.env))
} catch (error) {
  if (!(error instanceof StartRefused)) throw error
  console.error(error.message)
  process.exit(2)
}

async function start(config: Config): Promise<void> {
  await refuseTakenPort(config)
  const { db, close } = await openDatabase(config)
  const kind = await prepareInstallation(db, config.isLoopback ? 'demo' : 'live')
  if (kind === 'demo' && !config.isLoopback) {
    await close()
    throw new StartRefused(
      'This data folder holds the demonstration, whose passwords everyone knows. Choose another with DATA_DIR, or let HOST be 127.0.0.1.',
    )
  }

  const app = await buildApp({ config, db, kind, limits: createLimits() }, PAGES)
  await app.listen({ port: config.port, host: config.host })
  greet(config, kind)

  const stop = async () => {
    await app.close()
    await close()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

async function openDatabase(config: Config): Promise<{ db: Db; close: () => Promise<void> }> {
  if (config.databaseUrl) {
    mkdirSync(config.dataDir, { recursive: true })
    const db = await openPostgres(config.databaseUrl)
    await migrate(db)
    return { db, close: () => db.destroy() }
  }
  const folder = openDataFolder(config.dataDir)
  try {
    const db = openSqlite(folder.database)
    await migrate(db)
    folder.markCreated()
    return {
      db,
      async close() {
        await db.destroy()
        folder.release()
      },
    }
  } catch (error) {
    folder.release()
    throw error
  }
}

/** Tells a taken port before anything is opened or created. */
function refuseTakenPort({ port, host }: Config): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const probe = createServer()
  probe.once('error', (error: NodeJS.ErrnoException) =>
    reject(new StartRefused(portSentence(error.code, port, host))),
  )
  probe.listen({ port, host }, () => probe.close(() => resolve()))
  return promise
}

function portSentence(code: string | undefined, port: number, host: string): string {
  if (code === 'EADDRINUSE') {
    return `Port ${port} is already in use. Stop the other program, or choose another port with PORT.`
  }
  if (code === 'EACCES')
    return `Port ${port} may not be used by this account. Choose another with PORT.`
  return `Parlour cannot listen on ${host}. Please check the setting HOST.`
}

function greet({ tls, port, dataDir }: Config, kind: 'demo' | 'live'): void {
  const address = `${tls ? 'https' : 'http'}://localhost:${port}`
  console.log(`\nParlour is ready: ${address}\nEverything that must be kept lies in ${dataDir}`)
  if (kind !== 'demo') return
  console.log(`\nThis is the demonstration. All accounts have the password ${DEMO_PASSWORD}`)
  for (const { name, subdomain, accounts } of DEMO) {
    const own = address.replace('localhost', `${subdomain}.localhost`)
    console.log(`\n  ${name}  ${own}`)
    for (const account of accounts) {
      console.log(`    ${account.email}  (${account.active === 0 ? 'deactivated' : account.role})`)
    }
  }
}
