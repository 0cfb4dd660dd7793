import type { FastifyRequest } from 'fastify'
import type { Access, Permission } from '#contract/endpoint.ts'
import { DETAIL } from '#contract/refusal.ts'
import { findSession, touchSession } from '../api/session/queries.ts'
import type { Db, Role } from '../db/schema.ts'
import { hashToken, TOKEN_SHAPE } from '../secrets/tokens.ts'
import { notSignedIn, Refusal } from './refusal.ts'

/** Who makes a call, as the session says. The community is never taken from anywhere else. */
export interface Asker {
  readonly accountId: string
  readonly communityId: string
  readonly role: Role | null
  readonly permissions: readonly Permission[]
  readonly tokenHash: string
}

const PERMISSIONS_OF: Record<Role, readonly Permission[]> = {
  staff: ['parlour'],
  manager: ['parlour', 'parlour-admin'],
  operator: ['parlour', 'parlour-admin'],
}

/** A session's last use is noted at most this often. */
const TOUCH_EVERY_MS = 60_000
const HOUR_MS = 3_600_000

/** The asker of a request, or a refusal where the call demands more than the request has. */
export async function identify(
  db: Db,
  request: FastifyRequest,
  access: Exclude<Access, 'anyone'>,
): Promise<Asker> {
  const asker = await readSession(db, request.headers.authorization)
  if (access !== 'signed-in' && !asker.permissions.includes(access)) {
    throw new Refusal(403, DETAIL.notAllowed)
  }
  return asker
}

async function readSession(db: Db, authorization: string | undefined): Promise<Asker> {
  const token = authorization?.match(/^Bearer (\S+)$/)?.[1]
  if (!token || !TOKEN_SHAPE.test(token)) throw notSignedIn()

  const tokenHash = hashToken(token)
  const session = await findSession(db, tokenHash)
  if (!session) throw notSignedIn()

  const now = Date.now()
  const isIdle = now - session.last_used_at > session.session_idle_hours * HOUR_MS
  const isOver = now - session.created_at > session.session_max_hours * HOUR_MS
  if (isIdle || isOver) throw notSignedIn()
  refuseEnded(session, now)

  if (now - session.last_used_at > TOUCH_EVERY_MS) await touchSession(db, tokenHash, now)
  return {
    accountId: session.account_id,
    communityId: session.community_id,
    role: session.role,
    permissions: permissionsOf(session.role),
    tokenHash,
  }
}

/** Refuses an account that was deactivated, or whose community's trial has ended. */
export function refuseEnded(
  account: { active: number; trial_ends_at: number | null },
  now: number,
): void {
  if (!account.active) throw notSignedIn(DETAIL.deactivated)
  if (account.trial_ends_at !== null && account.trial_ends_at <= now) {
    throw notSignedIn(DETAIL.trialEnded)
  }
}

export const permissionsOf = (role: Role | null): readonly Permission[] =>
  role ? PERMISSIONS_OF[role] : []
