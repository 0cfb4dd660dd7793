import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartRefused } from '../start-refused.ts'

/** Everything that must be kept lies in one folder, held by one process at a time. */
export interface DataFolder {
  readonly path: string
  readonly database: string
  readonly mail: string
  /** Notes that a database was created here, so that its loss is noticed. */
  markCreated(): void
  release(): void
}

export function openDataFolder(path: string): DataFolder {
  const database = join(path, 'parlour.db')
  const marker = join(path, 'created')
  const pid = join(path, 'pid')

  const lock = takeLock(path, pid)
  if (existsSync(marker) && !existsSync(database)) {
    lock.close()
    throw new StartRefused(
      `The database is missing from ${path}. Nothing was changed. Please restore the newest backup.`,
    )
  }
  return {
    path,
    database,
    mail: join(path, 'mail'),
    markCreated: () => writeFileSync(marker, `${new Date().toISOString()}\n`),
    release: () => lock.close(),
  }
}

/** A lock that ends with the process, however it ends. */
function takeLock(path: string, pid: string): DatabaseSync {
  let lock: DatabaseSync
  try {
    mkdirSync(path, { recursive: true })
    lock = new DatabaseSync(join(path, 'lock'))
  } catch {
    throw new StartRefused(`The data folder ${path} cannot be written to.`)
  }
  try {
    lock.exec('begin exclusive')
    writeFileSync(pid, `${process.pid}\n`)
    return lock
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) {
      throw new StartRefused(`The data folder ${path} cannot be written to.`)
    }
    const other = existsSync(pid) ? readFileSync(pid, 'utf8').trim() : 'unknown'
    throw new StartRefused(
      `Another copy is already running with this data folder (process ${other}).`,
    )
  }
}

const SQLITE_BUSY = 5
