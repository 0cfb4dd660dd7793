import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Db, Schema } from '../db/schema.ts'
import { hashToken, newToken } from '../secrets/tokens.ts'
import type { Recipient } from './letters.ts'

export type MailRequest = Selectable<Schema['mail_requests']>

const HOUR_MS = 3_600_000
const LINK_MS = HOUR_MS
const LINKS_PER_HOUR = 3
const REQUEST_MS = 24 * HOUR_MS

export const addRequest = (db: Db, kind: MailRequest['kind'], email: string, now: number) =>
  db
    .insertInto('mail_requests')
    .values({ id: randomUUID(), kind, email, created_at: now, next_try_at: now })
    .execute()

export const dueRequests = (db: Db, now: number) =>
  db
    .selectFrom('mail_requests')
    .selectAll()
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .execute()

/** Puts the request off, and says whether it did: of several processes that see it due, one does. */
export async function claimRequest(db: Db, request: MailRequest, until: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mail_requests')
    .set({ next_try_at: until, attempts: request.attempts + 1 })
    .where('id', '=', request.id)
    .where('next_try_at', '=', request.next_try_at)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export const removeRequest = (db: Db, id: string) =>
  db.deleteFrom('mail_requests').where('id', '=', id).execute()

/** Forgets what is too old to matter: requests after a day, links after the hour they are counted in. */
export async function forgetOld(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('mail_requests')
    .where('created_at', '<=', now - REQUEST_MS)
    .execute()
  await db
    .deleteFrom('password_resets')
    .where('created_at', '<=', now - HOUR_MS)
    .execute()
}

export const findRecipient = (db: Db, email: string): Promise<Recipient | undefined> =>
  db
    .selectFrom('accounts')
    .select(['email', 'first_name'])
    .where('email', '=', email)
    .executeTakeFirst()

/**
 * A token for the account of an address, in place of any before it. None for an address without an
 * active account, nor for one that was sent three within the hour.
 */
export const issueToken = (
  db: Db,
  email: string,
  now: number,
): Promise<{ token: string; recipient: Recipient } | undefined> =>
  db.transaction().execute(async (tx) => {
    // An update, because it locks the row: two processes must not count at the same time.
    const account = await tx
      .updateTable('accounts')
      .set({ active: 1 })
      .where('email', '=', email)
      .where('active', '=', 1)
      .returning(['id', 'email', 'first_name'])
      .executeTakeFirst()
    if (!account) return undefined

    const sent = await tx
      .selectFrom('password_resets')
      .select('token_hash')
      .where('account_id', '=', account.id)
      .where('created_at', '>', now - HOUR_MS)
      .execute()
    if (sent.length >= LINKS_PER_HOUR) return undefined

    await tx
      .updateTable('password_resets')
      .set({ expires_at: now })
      .where('account_id', '=', account.id)
      .where('expires_at', '>', now)
      .execute()
    const token = newToken()
    await tx
      .insertInto('password_resets')
      .values({
        token_hash: hashToken(token),
        account_id: account.id,
        created_at: now,
        expires_at: now + LINK_MS,
      })
      .execute()
    return { token, recipient: account }
  })

/** A link that could not be sent does not count. */
export const withdrawToken = (db: Db, token: string) =>
  db.deleteFrom('password_resets').where('token_hash', '=', hashToken(token)).execute()
