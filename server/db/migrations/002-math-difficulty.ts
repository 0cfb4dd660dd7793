import type { Kysely } from 'kysely'

/** What the math games of an account begin with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('accounts')
    .addColumn('math_difficulty', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
}
