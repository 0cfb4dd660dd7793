import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { frontDoorRoutes } from './api/front-door/routes.ts'
import { gameContentRoutes } from './api/game-content/routes.ts'
import { sessionRoutes } from './api/session/routes.ts'
import { answerErrors } from './http/errors.ts'
import { servePages } from './http/pages.ts'
import { addSecurityHeaders } from './http/security-headers.ts'
import type { Services } from './services.ts'

const BODY_LIMIT = 1_048_576

/** The whole server, not yet listening. `pages` is the folder of the built web application. */
export async function buildApp(services: Services, pages: string): Promise<FastifyInstance> {
  const { config } = services
  const app = Fastify({
    logger: { level: config.logLevel },
    bodyLimit: BODY_LIMIT,
    routerOptions: { ignoreTrailingSlash: true },
    // Longer than any proxy keeps an idle connection, so that none is closed under a request.
    keepAliveTimeout: 70_000,
    requestTimeout: 60_000,
    ...(config.tls && { https: config.tls }),
  }) as FastifyInstance

  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  answerErrors(app)
  addSecurityHeaders(app, { tls: config.tls !== undefined })

  frontDoorRoutes(app, services)
  sessionRoutes(app, services)
  await gameContentRoutes(app, services)
  await servePages(app, pages)
  return app
}
