import type { FastifyInstance } from 'fastify'
import { frontDoor, health } from '#contract/front-door.ts'
import { DEMO, DEMO_PASSWORD } from '../../db/starter.ts'
import { route } from '../../http/route.ts'
import type { Services } from '../../services.ts'
import { VERSION } from '../../version.ts'
import { hasAccounts } from '../set-up/queries.ts'

export function frontDoorRoutes(app: FastifyInstance, { db, config, kind }: Services): void {
  route(app, db, health, async () => ({ status: 'ok' as const, version: VERSION }))

  route(app, db, frontDoor, async () => ({
    info_url: config.infoUrl,
    support_email: config.supportEmail,
    sales_email: config.salesEmail,
    needs_set_up: kind === 'live' && !(await hasAccounts(db)),
    demo: kind === 'demo' ? demoAccounts : null,
  }))
}

const demoAccounts = {
  password: DEMO_PASSWORD,
  accounts: DEMO.flatMap(({ name, accounts }) =>
    accounts.map(({ email, role, ...account }) => ({
      email,
      community: name,
      role: account.active === 0 ? 'deactivated' : role,
    })),
  ),
}
