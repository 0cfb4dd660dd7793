import { type Db, EVERY_COMMUNITY } from '../../db/schema.ts'

export interface ContentRow {
  readonly id: string
  readonly body: string
}

/**
 * The rows of a kind that a community plays now, in order. A row of its own stands in for the
 * common row of the same id, also when its own is switched off.
 */
export async function activeContent(
  db: Db,
  communityId: string,
  kind: string,
  now: number,
): Promise<ContentRow[]> {
  const rows = await db
    .selectFrom('game_content')
    .select(['id', 'body', 'active', 'valid_from', 'valid_until', 'community_id'])
    .where('kind', '=', kind)
    .where('community_id', 'in', [EVERY_COMMUNITY, communityId])
    .orderBy('position')
    .orderBy('id')
    .execute()
  const own = new Set(rows.filter((row) => row.community_id === communityId).map((row) => row.id))
  return rows.filter(
    (row) =>
      (row.community_id === communityId || !own.has(row.id)) &&
      row.active === 1 &&
      (row.valid_from ?? now) <= now &&
      now < (row.valid_until ?? Number.POSITIVE_INFINITY),
  )
}
