import type { FastifyInstance } from 'fastify'
import { confirmReset, RESET_TEXT, requestReset } from '#contract/password-reset.ts'
import { count, network, noteLogin, refuseFull } from '../../http/limits.ts'
import { badField, Refusal } from '../../http/refusal.ts'
import { route } from '../../http/route.ts'
import { addRequest } from '../../mail/queries.ts'
import { refuseWeakPassword } from '../../secrets/password-judgement.ts'
import { hashPassword } from '../../secrets/passwords.ts'
import { hashToken } from '../../secrets/tokens.ts'
import type { Services } from '../../services.ts'
import { changePassword, findTokenOwner } from './queries.ts'

const NO_MAIL = 'Mail cannot be sent at present. Please try again later.'
const ENDED = 'This link has expired or was already used. Please ask for a new one.'

export function passwordResetRoutes(app: FastifyInstance, { db, limits, outbox }: Services): void {
  // Nothing here looks the account up: neither the answer nor its time depends on there being one.
  route(app, db, requestReset, async ({ body, request }) => {
    await count(limits.resetByAddress, network(request.ip))
    if (!outbox.canSend()) throw new Refusal(503, NO_MAIL)
    await addRequest(db, 'link', body.email, Date.now())
    void outbox.poke()
    return { detail: RESET_TEXT.sent }
  })

  route(app, db, confirmReset, async ({ body, request }) => {
    const address = network(request.ip)
    await refuseFull(limits.confirmByAddress, address)
    if (body.password !== body.password_c) throw badField('password', RESET_TEXT.mismatch)

    const tokenHash = hashToken(body.token)
    const owner = await findTokenOwner(db, tokenHash, Date.now())
    if (!owner) {
      await limits.confirmByAddress.penalty(address)
      throw badField('token', ENDED)
    }
    refuseWeakPassword(body.password, Object.values(owner))
    const passwordHash = await hashPassword(body.password)
    if (!(await changePassword(db, tokenHash, passwordHash, Date.now()))) {
      throw badField('token', ENDED)
    }
    // Whoever forgot the password may have used up the tries to log in.
    await noteLogin(limits, owner.email)
    void outbox.poke()
    return { detail: 'Your password was changed. Please log in.' }
  })
}
