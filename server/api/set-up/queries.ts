import { randomUUID } from 'node:crypto'
import type { Body } from '#contract/endpoint.ts'
import type { setUp } from '#contract/set-up.ts'
import type { Db } from '../../db/schema.ts'

export const hasAccounts = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) !== undefined

/** Adds the first community and its operator; `false` when someone else has just done so. */
export const addFirstOperator = (
  db: Db,
  asked: Omit<Body<typeof setUp>, 'code' | 'password'>,
  password_hash: string,
  now: number,
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    // An update, because it locks the row: of two at the same time the second waits and sees the first.
    await tx.updateTable('installation').set({ kind: 'live' }).execute()
    if (await hasAccounts(tx)) return false

    const community_id = randomUUID()
    const account_id = randomUUID()
    const { community: name, subdomain, email, first_name, last_name } = asked
    await tx
      .insertInto('communities')
      .values({ id: community_id, name, subdomain, image_url: '', created_at: now })
      .execute()
    await tx
      .insertInto('accounts')
      .values({
        id: account_id,
        email,
        password_hash,
        first_name,
        last_name,
        role: 'operator',
        created_at: now,
      })
      .execute()
    await tx.insertInto('memberships').values({ account_id, community_id }).execute()
    return true
  })
