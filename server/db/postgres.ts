import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { StartRefused } from '../start-refused.ts'
import type { Db, Schema } from './schema.ts'

// Moments and counts fit a JavaScript number; as texts they would compare wrongly.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Opens a pool on the database. A server that cannot be reached is refused. */
export async function openPostgres(url: string): Promise<Db> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000 })
  // Without a listener an idle connection that breaks would end the process.
  pool.on('error', (error) => console.error(`The database connection was lost: ${error.message}`))
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    throw new StartRefused(
      `The database of DATABASE_URL cannot be reached: ${(error as Error).message}`,
    )
  }
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
}
