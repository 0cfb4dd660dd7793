import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify'
import { z } from 'zod/mini'
import {
  type Access,
  type Answer,
  API_BASE,
  type Body,
  type Endpoint,
  type Params,
  type Query,
} from '#contract/endpoint.ts'
import type { Db } from '../db/schema.ts'
import { type Asker, identify } from './asker.ts'

export interface Asked<E extends Endpoint> {
  readonly asker: E['access'] extends 'anyone' ? undefined : Asker
  readonly params: Params<E>
  readonly query: Query<E>
  readonly body: Body<E>
  readonly request: FastifyRequest
}

const NoQuery = z.strictObject({})
const NoBody = z.nullish(NoQuery)

/**
 * Serves one call of the contract: who is asking comes first, then what is asked is checked, and
 * the answer is cut to its schema.
 */
export function route<
  A extends Access,
  Q extends z.ZodMiniType,
  B extends z.ZodMiniType,
  R extends z.ZodMiniType,
  P extends z.ZodMiniType,
>(
  app: FastifyInstance,
  db: Db,
  call: Endpoint<A, Q, B, R, P>,
  handle: (asked: Asked<Endpoint<A, Q, B, R, P>>) => Promise<Answer<Endpoint<A, Q, B, R, P>>>,
): void {
  const { access } = call
  const askers = new WeakMap<FastifyRequest, Asker>()

  const schema: FastifySchema = {
    ...(call.params && { params: call.params }),
    querystring: call.query ?? NoQuery,
    ...(call.method === 'POST' && { body: call.body ?? NoBody }),
    response: { 200: call.answer },
  }

  app.route({
    method: call.method,
    url: `${API_BASE}${call.path}`,
    schema,
    async onRequest(request) {
      if (access !== 'anyone') askers.set(request, await identify(db, request, access))
    },
    handler(request) {
      const asker = askers.get(request)
      const { params, query, body } = request
      return handle({ asker, params, query, body, request } as Asked<Endpoint<A, Q, B, R, P>>)
    },
  })
}
