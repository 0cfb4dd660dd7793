import type { FastifyInstance } from 'fastify'
import { DETAIL } from '#contract/refusal.ts'
import { setUp } from '#contract/set-up.ts'
import { network, refuseFull } from '../../http/limits.ts'
import { Refusal } from '../../http/refusal.ts'
import { route } from '../../http/route.ts'
import { refuseWeakPassword } from '../../secrets/password-judgement.ts'
import { hashPassword } from '../../secrets/passwords.ts'
import type { Services } from '../../services.ts'
import { isSetUpCode } from './code.ts'
import { addFirstOperator, hasAccounts } from './queries.ts'

const WRONG_CODE = 'This code is wrong or has expired. Starting Parlour again shows a new one.'
const DONE = 'Parlour has just been set up by someone else. Please log in.'

export function setUpRoutes(app: FastifyInstance, { db, limits, kind, setUpCode }: Services): void {
  route(app, db, setUp, async ({ body: { code, password, ...asked }, request }) => {
    if (kind !== 'live' || (await hasAccounts(db))) throw new Refusal(404, DETAIL.notFound)

    const address = network(request.ip)
    await refuseFull(limits.setUp, address)
    if (!isSetUpCode(code, setUpCode, Date.now())) {
      await limits.setUp.penalty(address)
      throw new Refusal(403, WRONG_CODE, { code: [WRONG_CODE] })
    }

    const { community, subdomain, email, first_name, last_name } = asked
    refuseWeakPassword(password, [community, subdomain, email, first_name, last_name])
    const isAdded = await addFirstOperator(db, asked, await hashPassword(password), Date.now())
    if (!isAdded) throw new Refusal(409, DONE)
    return { detail: 'Parlour is set up. Please log in.' }
  })
}
