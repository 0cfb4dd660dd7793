import type { FastifyInstance } from 'fastify'
import { communityImage } from '#contract/community.ts'
import { count, network } from '../../http/limits.ts'
import { route } from '../../http/route.ts'
import type { Services } from '../../services.ts'
import { findImage } from './queries.ts'

export function communityRoutes(app: FastifyInstance, { db, limits }: Services): void {
  route(app, db, communityImage, async ({ query, request }) => {
    await count(limits.imageByAddress, network(request.ip))
    return findImage(db, query.community_subdomain)
  })
}
