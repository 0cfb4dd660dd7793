import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { StartRefused } from '../start-refused.ts'
import type { Db, Schema } from './schema.ts'

// Moments and counts fit a JavaScript number; as texts they would compare wrongly.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Opens a pool on the database. A server that cannot be reached is refused. */
export async function openPostgres(url: string): Promise<Db> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000 })
  // Without listeners a connection that breaks would end the process: the pool's for one that is
  // idle, its own for one in the middle of a transaction, whose next query fails anyway.
  pool.on('error', (error) => console.error(`The database connection was lost: ${error.message}`))
  pool.on('connect', (client) => client.on('error', () => {}))
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    // Where several addresses were tried, there is no message.
    const { message, code } = error as NodeJS.ErrnoException
    throw new StartRefused(`The database of DATABASE_URL cannot be used: ${message || code}.`)
  }
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
}

/** Whether an error means that the database cannot be reached at present. */
export function isUnavailable({ code = '', message }: NodeJS.ErrnoException): boolean {
  return (
    /^(08|57P|53300|ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUN|ENETUN)/.test(code) ||
    /^(Connection terminated|Client has encountered|timeout exceeded)/.test(message)
  )
}
