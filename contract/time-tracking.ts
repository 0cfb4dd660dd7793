import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { MODULES } from './modules.ts'

/** Header that names a record, so that one sent twice counts once. */
export const IDEMPOTENCY_HEADER = 'idempotency-key'
export const IdempotencyKey = z.string().check(z.regex(/^[\w-]{8,100}$/))

export const SAMPLE_MAX_SECONDS = 86_400
export const SAMPLE_MAX_CLICKS = 100_000

/** What one page was used for: its module, whole seconds and clicks. */
export const TimeSample = z.strictObject({
  module: z.string().check(z.refine((name) => MODULES.includes(name))),
  time: z.int().check(z.gte(0), z.lte(SAMPLE_MAX_SECONDS)),
  click_engagement: z.int().check(z.gte(0), z.lte(SAMPLE_MAX_CLICKS)),
})
export type TimeSample = z.output<typeof TimeSample>

/**
 * A tablet is logged out by any answer but 200, so a sample that makes no sense is answered 200
 * with `accepted: false`: the body is judged by the route, not refused by the call.
 */
export const trackTime = endpoint({
  method: 'POST',
  path: '/analytics/get_time_tracking_per_module/',
  access: 'signed-in',
  body: z.unknown(),
  answer: z.object({ accepted: z.boolean() }),
})
