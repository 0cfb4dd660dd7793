import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely'
import { StartRefused } from '../start-refused.ts'
import type { Db, Schema } from './schema.ts'

const DAMAGED =
  'The database is damaged. Nothing was changed. Please restore the newest good backup of the data folder.'

/** Opens the database file, creating it where there is none. A damaged file is refused. */
export function openSqlite(file: string): Db {
  const database = open(file)
  const dialect = new SqliteDialect({ database: asKyselyExpects(database) })
  return new Kysely<Schema>({ dialect })
}

function open(file: string): DatabaseSync {
  try {
    const database = new DatabaseSync(file)
    const [check] = database.prepare('pragma quick_check(1)').all()
    if (check?.quick_check !== 'ok') throw new StartRefused(DAMAGED)
    // FULL: a commit that was acknowledged outlives a power cut.
    database.exec(
      'pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000',
    )
    database.exec('pragma foreign_keys = on')
    return database
  } catch (error) {
    const code = (error as { errcode?: number }).errcode
    if (code === SQLITE_CORRUPT || code === SQLITE_NOTADB) throw new StartRefused(DAMAGED)
    throw error
  }
}

// Result codes of sqlite.org/rescode.html.
const SQLITE_CORRUPT = 11
const SQLITE_NOTADB = 26

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
