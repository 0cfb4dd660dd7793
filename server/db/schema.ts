import type { Generated, Kysely } from 'kysely'

/** Moments are whole milliseconds since 1970 UTC; yes and no are 1 and 0; ids are opaque texts. */
export interface Schema {
  /** One row: what this database is. Present once the starter rows are complete. */
  installation: { id: number; kind: 'demo' | 'live'; created_at: number }
  communities: {
    id: string
    name: string
    subdomain: string
    image_url: string
    trial_ends_at: number | null
    session_idle_hours: Generated<number>
    session_max_hours: Generated<number>
    created_at: number
  }
  accounts: {
    id: string
    email: string
    password_hash: string
    first_name: string
    last_name: string
    role: Role | null
    active: Generated<number>
    created_at: number
    /** What the math games begin with. */
    math_difficulty: Generated<0 | 1 | 2>
  }
  memberships: { account_id: string; community_id: string }
  sessions: {
    token_hash: string
    account_id: string
    community_id: string
    created_at: number
    last_used_at: number
  }
  password_resets: {
    token_hash: string
    account_id: string
    created_at: number
    expires_at: number
  }
  /** Mails still to be sent: links asked for, by known and unknown addresses alike, and news of a change. */
  mail_requests: {
    id: string
    kind: Generated<'link' | 'changed'>
    email: string
    created_at: number
    next_try_at: number
    attempts: Generated<number>
  }
  time_records: {
    account_id: string
    /** The sender's name for the record, unique for the account. */
    key: string
    community_id: string
    module: string
    seconds: number
    clicks: number
    received_at: number
  }
  game_content: {
    community_id: string
    id: string
    kind: string
    active: Generated<number>
    valid_from: number | null
    valid_until: number | null
    /** JSON of the kind's schema. */
    body: string
    version: Generated<number>
    position: number
  }
}

export type Role = 'staff' | 'manager' | 'operator'
export type Db = Kysely<Schema>

/** The community id of content that every community has, unless it has a row of its own by the same id. */
export const EVERY_COMMUNITY = '*'

/** The kind of the rows that list a community's games. */
export const GAME_LIST = 'games'
