import { existsSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { API_BASE } from '#contract/endpoint.ts'
import { DETAIL } from '#contract/refusal.ts'
import { send } from './errors.ts'
import { Refusal } from './refusal.ts'
import { contentSecurityPolicy } from './security-headers.ts'

/** The page of `/` and `/login`, drawn at build time, and the skeleton of every other page. */
const LOGIN_PAGE = 'index.html'
const OTHER_PAGE = 'app.html'
/** How long a browser keeps files by their folder; it asks again for any other. */
const KEPT: Partial<Record<string, string>> = {
  // Named by their content.
  assets: 'public, max-age=31536000, immutable',
  pictures: 'public, max-age=86400',
}
const LOGIN_PATHS = new Set(['/', '/login', '/login/'])

/** Serves the built web application from `folder`; any path that is no file is a page of it. */
export async function servePages(app: FastifyInstance, folder: string): Promise<void> {
  const policyFile = join(folder, 'inline.json')
  const inline = existsSync(policyFile)
    ? JSON.parse(readFileSync(policyFile, 'utf8'))
    : { script: [], style: [] }
  const policy = contentSecurityPolicy(inline)

  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    index: false,
    cacheControl: false,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz', 'inline.json'],
    wildcard: false,
    setHeaders(reply, path) {
      const [top = ''] = relative(folder, path).split(sep)
      reply.header('cache-control', KEPT[top] ?? 'no-cache')
    },
  })

  app.setNotFoundHandler((request, reply) => {
    const [path = '/'] = request.url.split('?')
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    if (path.startsWith(`${API_BASE}/`) || path === API_BASE)
      return send(reply, unknownCall(app, request.method, path))
    if (!isPage)
      return send(
        reply,
        new Refusal(
          405,
          'This address does not take that kind of request.',
          {},
          { allow: 'GET, HEAD' },
        ),
      )
    if (/\.[a-z0-9]+$/i.test(path)) return send(reply, new Refusal(404, DETAIL.notFound))
    reply.header('content-security-policy', policy)
    return reply.sendFile(LOGIN_PATHS.has(path) ? LOGIN_PAGE : OTHER_PAGE)
  })
}

function unknownCall(app: FastifyInstance, method: string, path: string): Refusal {
  const allowed = (['GET', 'POST'] as const).filter((other) =>
    app.findRoute({ method: other, url: path.endsWith('/') ? path : `${path}/` }),
  )
  if (allowed.length === 0 || allowed.includes(method as 'GET'))
    return new Refusal(404, DETAIL.notFound)
  return new Refusal(
    405,
    'This address does not take that kind of request.',
    {},
    { allow: allowed.join(', ') },
  )
}
