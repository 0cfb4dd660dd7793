import { existsSync, rmSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { Kysely, SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely'
import { StartRefused } from '../start-refused.ts'
import type { Db, Schema } from './schema.ts'

const DAMAGED =
  'The database is damaged. Nothing was changed. Please restore the newest good backup of the data folder.'

/** Opens the database file, creating it where there is none. */
export function openSqlite(file: string): Db {
  const database = new DatabaseSync(file)
  // FULL: a commit that was acknowledged outlives a power cut.
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000')
  database.exec('pragma foreign_keys = on')
  return query(database)
}

/** Reads a database that may not be fit to open, leaving it as it is. A damaged one is refused. */
export async function readSqlite<T>(file: string, read: (db: Db) => Promise<T>): Promise<T> {
  const created = [`${file}-wal`, `${file}-shm`].filter((path) => !existsSync(path))
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const [check] = database.prepare('pragma quick_check(1)').all()
    if (check?.quick_check !== 'ok') throw new StartRefused(DAMAGED)
    return await read(query(database))
  } catch (error) {
    const code = (error as { errcode?: number }).errcode
    if (code === SQLITE_CORRUPT || code === SQLITE_NOTADB) throw new StartRefused(DAMAGED)
    throw error
  } finally {
    database.close()
    for (const path of created) rmSync(path, { force: true })
  }
}

// Result codes of sqlite.org/rescode.html.
const SQLITE_CORRUPT = 11
const SQLITE_NOTADB = 26

const query = (database: DatabaseSync): Db =>
  new Kysely<Schema>({ dialect: new Dialect({ database: asKyselyExpects(database) }) })

/** Kysely's dialect, which does not know that SQLite can undo a change of tables. */
class Dialect extends SqliteDialect {
  override createAdapter = () => new Adapter()
}
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

/** Node's own SQLite in the shape that Kysely's dialect calls. */
function asKyselyExpects(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = database.prepare(sql)
      const bind = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[]
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...bind(parameters)),
        run: (parameters) => statement.run(...bind(parameters)),
        iterate: (parameters) => statement.iterate(...bind(parameters)),
      }
    },
  }
}
