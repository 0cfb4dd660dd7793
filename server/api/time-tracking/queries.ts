import type { Db, Schema } from '../../db/schema.ts'

/** Keeps a record; one that the account sent before under the same key is kept once. */
export const keepRecord = (db: Db, record: Schema['time_records']) =>
  db
    .insertInto('time_records')
    .values(record)
    .onConflict((conflict) => conflict.columns(['account_id', 'key']).doNothing())
    .execute()
