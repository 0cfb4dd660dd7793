import type { Kysely } from 'kysely'

/** The mails that wait are of two kinds: the link that was asked for, and the news of a change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('reset_requests')
    .addColumn('kind', 'text', (c) => c.notNull().defaultTo('link'))
    .execute()
}
