import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { StartRefused } from '../start-refused.ts'
import { migrations } from './migrations/index.ts'
import type { Db } from './schema.ts'

/** Brings the tables up to date; refuses, untouched, a database that a newer version wrote. */
export async function migrate(db: Db): Promise<void> {
  const unknown = (await appliedMigrations(db)).filter((name) => !(name in migrations))
  if (unknown.length > 0) {
    throw new StartRefused(
      'This data was written by a newer version of Parlour. Nothing was changed.',
    )
  }
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

async function appliedMigrations(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some((table) => table.name === 'kysely_migration')) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map((row) => row.name)
}
