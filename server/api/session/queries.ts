import type { Db } from '../../db/schema.ts'

/** A live session with what decides if it may go on. */
export const findSession = (db: Db, tokenHash: string) =>
  db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .innerJoin('communities', 'communities.id', 'sessions.community_id')
    .select([
      'sessions.account_id',
      'sessions.community_id',
      'sessions.created_at',
      'sessions.last_used_at',
      'accounts.role',
      'accounts.active',
      'communities.trial_ends_at',
      'communities.session_idle_hours',
      'communities.session_max_hours',
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .executeTakeFirst()

export const touchSession = (db: Db, tokenHash: string, now: number) =>
  db
    .updateTable('sessions')
    .set({ last_used_at: now })
    .where('token_hash', '=', tokenHash)
    .execute()

export const addSession = (
  db: Db,
  session: { token_hash: string; account_id: string; community_id: string },
  now: number,
) =>
  db
    .insertInto('sessions')
    .values({ ...session, created_at: now, last_used_at: now })
    .execute()

export const removeSession = (db: Db, tokenHash: string) =>
  db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()

/** The account of an e-mail address, with its own community: the first one it belongs to by name. */
export const findAccountByEmail = (db: Db, email: string) =>
  db
    .selectFrom('accounts')
    .innerJoin('memberships', 'memberships.account_id', 'accounts.id')
    .innerJoin('communities', 'communities.id', 'memberships.community_id')
    .select([
      'accounts.id',
      'accounts.password_hash',
      'accounts.active',
      'communities.id as community_id',
      'communities.trial_ends_at',
      'communities.session_max_hours',
    ])
    .where('accounts.email', '=', email)
    .orderBy('communities.name')
    .executeTakeFirst()

export const findAccount = (db: Db, id: string) =>
  db
    .selectFrom('accounts')
    .select(['id', 'first_name', 'last_name', 'role'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** An operator's communities are all there are; anyone else's those of the account. */
export async function findCommunities(db: Db, account: { id: string; role: string | null }) {
  const all = db
    .selectFrom('communities')
    .select(['communities.id', 'communities.name', 'communities.subdomain'])
    .orderBy('communities.name')
  if (account.role === 'operator') return all.execute()
  return all
    .innerJoin('memberships', 'memberships.community_id', 'communities.id')
    .where('memberships.account_id', '=', account.id)
    .execute()
}
