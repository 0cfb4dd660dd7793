import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartRefused } from '../start-refused.ts'

/** Everything that must be kept lies in one folder, held by one process at a time. */
export interface DataFolder {
  readonly database: string
  readonly hasDatabase: boolean
  /** A database was once complete here. */
  readonly isMarked: boolean
  mark(): void
  release(): void
}

/** Takes the folder for this process, creating it where there is none. */
export function openDataFolder(path: string): DataFolder {
  const database = join(path, 'parlour.db')
  const marker = join(path, 'created')

  createDataFolder(path)
  const lock = takeLock(path, join(path, 'pid'))
  return {
    database,
    hasDatabase: existsSync(database) && statSync(database).size > 0,
    isMarked: existsSync(marker),
    mark: () => writeFileSync(marker, `${new Date().toISOString()}\n`),
    release: () => lock.close(),
  }
}

export function createDataFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true })
  } catch {
    throw cannotWrite(path)
  }
}

/** A lock that ends with the process, however it ends. */
function takeLock(path: string, pid: string): DatabaseSync {
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(join(path, 'lock'))
    lock.exec('begin exclusive')
    writeFileSync(pid, `${process.pid}\n`)
    return lock
  } catch (error) {
    lock?.close()
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw cannotWrite(path)
    const other = existsSync(pid) ? readFileSync(pid, 'utf8').trim() : 'unknown'
    throw new StartRefused(
      `Another copy is already running with this data folder (process ${other}).`,
    )
  }
}

const SQLITE_BUSY = 5

const cannotWrite = (path: string) =>
  new StartRefused(`The data folder ${path} cannot be written to.`)
