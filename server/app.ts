import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { activitySettingsRoutes } from './api/activity-settings/routes.ts'
import { communityRoutes } from './api/community/routes.ts'
import { dictionaryRoutes } from './api/dictionary/routes.ts'
import { frontDoorRoutes } from './api/front-door/routes.ts'
import { gameContentRoutes } from './api/game-content/routes.ts'
import { passwordResetRoutes } from './api/password-reset/routes.ts'
import { sessionRoutes } from './api/session/routes.ts'
import { setUpRoutes } from './api/set-up/routes.ts'
import { timeTrackingRoutes } from './api/time-tracking/routes.ts'
import { answerBadAddress, answerBadRequest, answerErrors } from './http/errors.ts'
import { servePages } from './http/pages.ts'
import { addSecurityHeaders } from './http/security-headers.ts'
import type { Services } from './services.ts'

const BODY_LIMIT = 1_048_576

/** The whole server, not yet listening. `pages` is the folder of the built web application. */
export async function buildApp(services: Services, pages: string): Promise<FastifyInstance> {
  const { config } = services
  const app = Fastify({
    logger: { level: config.logLevel, serializers: { req: logged } },
    bodyLimit: BODY_LIMIT,
    routerOptions: { ignoreTrailingSlash: true },
    // Longer than any proxy keeps an idle connection, so that none is closed under a request.
    keepAliveTimeout: 70_000,
    requestTimeout: 60_000,
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerBadRequest,
    ...(config.tls && { https: config.tls }),
  }) as FastifyInstance

  // JSON is what remains: no other site can send that without asking first.
  app.removeContentTypeParser('text/plain')
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  answerErrors(app)
  addSecurityHeaders(app, { tls: config.tls !== undefined })

  frontDoorRoutes(app, services)
  setUpRoutes(app, services)
  communityRoutes(app, services)
  sessionRoutes(app, services)
  passwordResetRoutes(app, services)
  timeTrackingRoutes(app, services)
  activitySettingsRoutes(app, services)
  dictionaryRoutes(app, services)
  await gameContentRoutes(app, services)
  await servePages(app, pages)
  return app
}

/** What the log tells of a request: no query, which may hold a token. */
const logged = ({ method, url }: FastifyRequest) => ({ method, path: url.split('?')[0] })
