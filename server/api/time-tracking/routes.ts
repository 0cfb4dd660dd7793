import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import {
  IDEMPOTENCY_HEADER,
  IdempotencyKey,
  TimeSample,
  trackTime,
} from '#contract/time-tracking.ts'
import { route } from '../../http/route.ts'
import type { Services } from '../../services.ts'
import { keepRecord } from './queries.ts'

export function timeTrackingRoutes(app: FastifyInstance, { db }: Services): void {
  route(app, db, trackTime, async ({ asker, body, request }) => {
    const sample = TimeSample.safeParse(body)
    const key = IdempotencyKey.safeParse(request.headers[IDEMPOTENCY_HEADER] ?? randomUUID())
    if (!sample.success || !key.success) return { accepted: false }

    const { module, time, click_engagement } = sample.data
    await keepRecord(db, {
      account_id: asker.accountId,
      community_id: asker.communityId,
      key: key.data,
      module,
      seconds: time,
      clicks: click_engagement,
      received_at: Date.now(),
    })
    return { accepted: true }
  })
}
