import type { FastifyInstance } from 'fastify'
import { DETAIL } from '#contract/refusal.ts'
import { login, logout, permissionLookup, userDetails } from '#contract/session.ts'
import { permissionsOf, refuseEnded } from '../../http/asker.ts'
import { allowLogin, noteFailedLogin, noteLogin } from '../../http/limits.ts'
import { notSignedIn } from '../../http/refusal.ts'
import { route } from '../../http/route.ts'
import { isPassword } from '../../secrets/passwords.ts'
import { hashToken, newToken } from '../../secrets/tokens.ts'
import type { Services } from '../../services.ts'
import * as queries from './queries.ts'

const HOUR_MS = 3_600_000

export function sessionRoutes(app: FastifyInstance, { db, limits }: Services): void {
  route(app, db, login, async ({ body, request }) => {
    await allowLogin(limits, request.ip, body.username)
    const account = await queries.findAccountByEmail(db, body.username)
    const isRight = await isPassword(body.password, account?.password_hash)
    // Again, for the many tries that may have been let in at the same time.
    await allowLogin(limits, request.ip, body.username)
    if (!isRight || !account) {
      await noteFailedLogin(limits, request.ip, body.username)
      throw notSignedIn(DETAIL.noAccount)
    }
    const now = Date.now()
    refuseEnded(account, now)
    await noteLogin(limits, body.username)

    const token = newToken()
    const session = { account_id: account.id, community_id: account.community_id }
    await queries.addSession(db, { token_hash: hashToken(token), ...session }, now)
    const end = now + account.session_max_hours * HOUR_MS
    return { token, expires_at: new Date(end).toISOString() }
  })

  route(app, db, logout, async ({ asker }) => {
    await queries.removeSession(db, asker.tokenHash)
    return {}
  })

  route(app, db, userDetails, async ({ asker }) => {
    const account = await queries.findAccount(db, asker.accountId)
    return [
      {
        user_id: account.id,
        first_name: account.first_name,
        last_name: account.last_name,
        permissions: [...permissionsOf(account.role)],
        roles: account.role ? [account.role] : [],
        organizations: await queries.findCommunities(db, account),
      },
    ]
  })

  route(app, db, permissionLookup, async ({ asker, query }) => {
    const asked = query.permissions.split(',')
    return asker.permissions.filter((permission) => asked.includes(permission))
  })
}
