import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { StartRefused } from '../start-refused.ts'
import { migrations } from './migrations/index.ts'
import type { Db } from './schema.ts'

/** Brings the tables up to date, all of them or none. */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

/** Refuses, by reading alone, a database that a newer version wrote; names the changes it has. */
export async function refuseNewer(db: Db): Promise<string[]> {
  const applied = await appliedMigrations(db)
  if (applied.some((name) => !(name in migrations))) {
    throw new StartRefused(
      'This data was written by a newer version of Parlour. Nothing was changed.',
    )
  }
  return applied
}

async function appliedMigrations(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some((table) => table.name === 'kysely_migration')) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map((row) => row.name)
}
