import type { FastifyInstance } from 'fastify'
import { activitySettings } from '#contract/games.ts'
import { route } from '../../http/route.ts'
import type { Services } from '../../services.ts'
import { findSettings } from './queries.ts'

export function activitySettingsRoutes(app: FastifyInstance, { db }: Services): void {
  route(app, db, activitySettings, ({ asker }) => findSettings(db, asker.accountId))
}
