import type { Db } from '../../db/schema.ts'

/** What the games of an account begin with, as the one element of a list. */
export const findSettings = (db: Db, accountId: string) =>
  db
    .selectFrom('accounts')
    .select('math_difficulty as difficulty')
    .where('id', '=', accountId)
    .execute()
