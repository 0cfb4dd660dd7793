import type { Db } from '../../db/schema.ts'
import { addRequest } from '../../mail/queries.ts'

/** The account that a link still lets choose a password. */
export const findTokenOwner = (db: Db, tokenHash: string, now: number) =>
  db
    .selectFrom('password_resets')
    .innerJoin('accounts', 'accounts.id', 'password_resets.account_id')
    .select(['accounts.email', 'accounts.first_name', 'accounts.last_name'])
    .where('password_resets.token_hash', '=', tokenHash)
    .where('password_resets.expires_at', '>', now)
    .where('accounts.active', '=', 1)
    .executeTakeFirst()

/**
 * Uses up the token for a new password: every session and every other link of the account end, and
 * a mail tells of it. `false` when the token was used up in the meantime.
 */
export const changePassword = (
  db: Db,
  tokenHash: string,
  password_hash: string,
  now: number,
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const used = await tx
      .deleteFrom('password_resets')
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now)
      .returning('account_id')
      .executeTakeFirst()
    if (!used) return false

    const { account_id } = used
    const { email } = await tx
      .updateTable('accounts')
      .set({ password_hash })
      .where('id', '=', account_id)
      .returning('email')
      .executeTakeFirstOrThrow()
    await tx.deleteFrom('sessions').where('account_id', '=', account_id).execute()
    await tx.deleteFrom('password_resets').where('account_id', '=', account_id).execute()
    await addRequest(tx, 'changed', email, now)
    return true
  })
