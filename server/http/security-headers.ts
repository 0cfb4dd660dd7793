import type { FastifyInstance } from 'fastify'

/** What a page of Parlour may load and do; `inline` are the hashes of its own inline parts. */
export const contentSecurityPolicy = (inline: { script: string[]; style: string[] }) =>
  [
    "default-src 'none'",
    `script-src 'self' ${inline.script.join(' ')}`.trim(),
    `style-src 'self' ${inline.style.join(' ')}`.trim(),
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self' https:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')

export const EVERY_ANSWER = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'permissions-policy':
    'geolocation=(self), camera=(), microphone=(), payment=(), usb=(), autoplay=(self), fullscreen=(self)',
  'cross-origin-opener-policy': 'same-origin',
} as const

const API_POLICY = "default-src 'none'; frame-ancestors 'none'"

export function addSecurityHeaders(app: FastifyInstance, { tls }: { tls: boolean }): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(EVERY_ANSWER)
    if (tls) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    if (!/^\/api\b/.test(request.url)) return
    reply.headers({ 'cache-control': 'no-store', 'content-security-policy': API_POLICY })
  })
}
