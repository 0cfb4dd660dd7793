import { randomUUID } from 'node:crypto'
import type { Server } from './fixtures.ts'

/** An account of one test, in a community of its own. It has the password of the demonstration. */
export interface OwnAccount {
  readonly id: string
  readonly email: string
  readonly communityId: string
}

export function addAccount(
  { database }: Server,
  role: 'staff' | 'manager' | null = 'staff',
): OwnAccount {
  const id = randomUUID()
  const communityId = randomUUID()
  const email = `${id}@own.example`
  database((db) => {
    db.prepare(
      `insert into communities (id, name, subdomain, image_url, created_at)
       values (?, 'Own House', ?, '', 0)`,
    ).run(communityId, communityId)
    db.prepare(
      `insert into accounts (id, email, password_hash, first_name, last_name, role, created_at)
       select ?, ?, password_hash, 'Ada', 'Own', ?, 0
       from accounts where email = 'staff@maplecourt.example'`,
    ).run(id, email, role)
    db.prepare('insert into memberships (account_id, community_id) values (?, ?)').run(
      id,
      communityId,
    )
  })
  return { id, email, communityId }
}
