import type { Config } from '../config.ts'
import { StartRefused } from '../start-refused.ts'
import { createDataFolder, openDataFolder } from '../storage/data-folder.ts'
import { migrate, refuseNewer } from './migrate.ts'
import { openPostgres } from './postgres.ts'
import type { Db, Schema } from './schema.ts'
import { openSqlite, readSqlite } from './sqlite.ts'
import { findKind, prepareInstallation } from './starter.ts'

type Kind = Schema['installation']['kind']

export interface OpenDatabase {
  readonly db: Db
  readonly kind: Kind
  close(): Promise<void>
}

/** Opens the database of the settings. One that may not be opened is refused, and left as it is. */
export const openDatabase = (config: Config): Promise<OpenDatabase> =>
  config.databaseUrl ? openShared(config, config.databaseUrl) : openOwn(config)

async function openShared(config: Config, url: string): Promise<OpenDatabase> {
  createDataFolder(config.dataDir)
  const db = await openPostgres(url)
  const close = () => db.destroy()
  try {
    await refuseUnfit(db, config)
    return { db, kind: await prepare(db, config), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function openOwn(config: Config): Promise<OpenDatabase> {
  const folder = openDataFolder(config.dataDir)
  try {
    const present = folder.hasDatabase
      ? await readSqlite(folder.database, (db) => refuseUnfit(db, config))
      : undefined
    if (folder.isMarked && !present) {
      throw new StartRefused(
        `The database is missing from ${config.dataDir}. Nothing was changed. Please restore the newest backup.`,
      )
    }
    const db = openSqlite(folder.database)
    const kind = await prepare(db, config)
    folder.mark()
    return {
      db,
      kind,
      async close() {
        await db.destroy()
        folder.release()
      },
    }
  } catch (error) {
    folder.release()
    const { code, message } = error as NodeJS.ErrnoException
    if (code !== 'ERR_SQLITE_ERROR') throw error
    throw new StartRefused(`The database in ${config.dataDir} cannot be used: ${message}.`)
  }
}

/** Only reads, so that a refusal changes nothing. Says what the database is, if it is anything yet. */
async function refuseUnfit(db: Db, { isLoopback }: Config): Promise<Kind | undefined> {
  const applied = await refuseNewer(db)
  if (applied.length === 0) return undefined
  const kind = await findKind(db)
  if (kind === 'demo' && !isLoopback) {
    throw new StartRefused(
      'This data is the demonstration, whose passwords everyone knows. Choose another folder with DATA_DIR or another database with DATABASE_URL, or let HOST be 127.0.0.1.',
    )
  }
  return kind
}

async function prepare(db: Db, { isLoopback }: Config): Promise<Kind> {
  await migrate(db)
  return prepareInstallation(db, isLoopback ? 'demo' : 'live')
}
