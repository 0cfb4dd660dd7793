import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { GameListItem } from '#contract/games.ts'
import { loadGames } from '#games/index.ts'
import { loadKinds } from '#games/kinds.ts'
import { hashPassword } from '../secrets/passwords.ts'
import { type Db, EVERY_COMMUNITY, GAME_LIST, type Role, type Schema } from './schema.ts'

export const DEMO_PASSWORD = 'maple-court-demo'

interface DemoCommunity {
  name: string
  subdomain: string
  image_url: string
  accounts: readonly {
    email: string
    first_name: string
    last_name: string
    role: Role
    active?: 0
  }[]
}

export const DEMO: readonly DemoCommunity[] = [
  {
    name: 'Maple Court',
    subdomain: 'maple',
    image_url: '/brand/maple-court.svg',
    accounts: [
      { email: 'staff@maplecourt.example', first_name: 'Mary', last_name: 'Alder', role: 'staff' },
      {
        email: 'manager@maplecourt.example',
        first_name: 'Martin',
        last_name: 'Rowan',
        role: 'manager',
      },
      {
        email: 'operator@maplecourt.example',
        first_name: 'Olive',
        last_name: 'Hazel',
        role: 'operator',
      },
    ],
  },
  {
    name: 'Birch House',
    subdomain: 'birch',
    image_url: '/brand/birch-house.svg',
    accounts: [
      {
        email: 'staff@birchhouse.example',
        first_name: 'Stella',
        last_name: 'Linden',
        role: 'staff',
      },
      {
        email: 'manager@birchhouse.example',
        first_name: 'Miles',
        last_name: 'Aspen',
        role: 'manager',
      },
      {
        email: 'ended@birchhouse.example',
        first_name: 'Edna',
        last_name: 'Willow',
        role: 'staff',
        active: 0,
      },
    ],
  },
]

type Kind = Schema['installation']['kind']

/**
 * Fills a new database in one transaction and says what it is. One that is filled gets the starter
 * rows that have come since, and stays as it is otherwise.
 */
export async function prepareInstallation(db: Db, kindOfNew: Kind): Promise<Kind> {
  const present = await findKind(db)
  if (present) {
    await addStarterContent(db)
    return present
  }

  const passwords = new Map<string, string>()
  if (kindOfNew === 'demo') {
    for (const { email } of DEMO.flatMap((community) => community.accounts)) {
      passwords.set(email, await hashPassword(DEMO_PASSWORD))
    }
  }
  await db.transaction().execute(async (tx) => {
    // First of all, because it makes a second process that starts at this moment wait and then do nothing.
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('installation')
      .values({ id: 1, kind: kindOfNew, created_at: Date.now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 0n) return
    await addStarterContent(tx)
    if (kindOfNew === 'demo') await addDemo(tx, passwords)
  })
  return (await findKind(db)) ?? kindOfNew
}

/** What a database is, once it is complete. */
export const findKind = async (db: Db): Promise<Kind | undefined> =>
  (await db.selectFrom('installation').select('kind').executeTakeFirst())?.kind

/** So many rows at once stay well below what a statement of either database may hold. */
const CHUNK = 500

async function addStarterContent(db: Db): Promise<void> {
  const present = await db
    .selectFrom('game_content')
    .select(['kind', 'id'])
    .where('community_id', '=', EVERY_COMMUNITY)
    .execute()
  const nameOf = ({ kind, id }: { kind: string; id: string }) => `${kind}/${id}`
  const names = new Set(present.map(nameOf))
  const missing = (await readStarterRows()).filter((row) => !names.has(nameOf(row)))
  for (let from = 0; from < missing.length; from += CHUNK) {
    await db
      .insertInto('game_content')
      .values(missing.slice(from, from + CHUNK))
      // Another process may start at this moment.
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

async function readStarterRows() {
  const kinds = (await loadKinds()).map(async ({ name, starter }) => {
    const file = join(import.meta.dirname, '../../games', starter)
    const rows: { id: string }[] = JSON.parse(await readFile(file, 'utf8'))
    return rows.map(({ id, ...body }, position) => commonRow(name, id, position, body))
  })
  return [...(await Promise.all(kinds)).flat(), ...(await gameListRows())]
}

async function gameListRows() {
  const games = (await loadGames()).filter(({ listed }) => listed !== null)
  return games.map(({ key, title, category, difficulty, listed }, position) => {
    const url = listed ?? `/games/${key}`
    const item: GameListItem = { key, name: title, category, url, difficulty }
    return commonRow(GAME_LIST, key, position, item)
  })
}

const commonRow = (kind: string, id: string, position: number, body: object) => ({
  community_id: EVERY_COMMUNITY,
  kind,
  id,
  position,
  body: JSON.stringify(body),
})

async function addDemo(db: Db, passwords: ReadonlyMap<string, string>): Promise<void> {
  const created_at = Date.now()
  for (const { accounts, ...community } of DEMO) {
    const community_id = randomUUID()
    await db
      .insertInto('communities')
      .values({ id: community_id, ...community, created_at })
      .execute()
    for (const account of accounts) {
      const account_id = randomUUID()
      const password_hash = passwords.get(account.email) ?? ''
      await db
        .insertInto('accounts')
        .values({ id: account_id, ...account, password_hash, created_at })
        .execute()
      await db.insertInto('memberships').values({ account_id, community_id }).execute()
    }
  }
}
