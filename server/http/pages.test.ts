import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { startTestServer } from '../test-server.ts'

const outside = mkdtempSync(join(tmpdir(), 'parlour-pages-'))
const folder = join(outside, 'dist')
for (const name of ['assets', 'pictures']) mkdirSync(join(folder, name), { recursive: true })
for (const [name, content] of [
  ['index.html', 'the login page'],
  ['app.html', 'any other page'],
  ['inline.json', '{"script":["\'sha256-own\'"],"style":[]}'],
  ['assets/main-abc123.js', 'own()'],
  ['logo.svg', '<svg/>'],
  ['pictures/owl.svg', '<svg/>'],
  ['pictures/owl.svg.br', 'pressed'],
  ['.env', 'secret'],
  ['../outside.txt', 'secret'],
] as const) {
  writeFileSync(join(folder, name), content)
}
symlinkSync(join(outside, 'outside.txt'), join(folder, '.link'))
afterAll(() => rmSync(outside, { recursive: true }))

const { services } = await startTestServer()
const app = await buildApp(services, folder)
afterAll(() => app.close())
const get = (url: string) => app.inject({ url })

test.each([
  ['/', 'the login page'],
  ['/login', 'the login page'],
  ['/login/?next=//evil.test', 'the login page'],
  ['/home', 'any other page'],
  ['/games/high-low', 'any other page'],
  ['/password-confirm?token=x', 'any other page'],
  ['/no/such/page', 'any other page'],
])('%s is %s', async (url, content) => {
  const { statusCode, body, headers } = await get(url)
  expect([statusCode, body]).toEqual([200, content])
  expect(headers['content-type']).toContain('text/html')
})

test('files named by their content are kept for good, others are asked for again', async () => {
  expect((await get('/assets/main-abc123.js')).headers['cache-control']).toContain('immutable')
  expect((await get('/logo.svg')).headers['cache-control']).toBe('no-cache')
})

test('a picture is kept for a day, and comes compressed', async () => {
  const { headers, body } = await app.inject({
    url: '/pictures/owl.svg',
    headers: { 'accept-encoding': 'gzip, br' },
  })
  expect(body).toBe('pressed')
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=86400',
    'content-encoding': 'br',
    'content-type': 'image/svg+xml',
    'x-content-type-options': 'nosniff',
  })
  expect((await get('/pictures/none.svg')).statusCode).toBe(404)
})

test.each([
  '/.env',
  '/.link',
  '/inline.json',
  '/index.html',
  '/nothing.js',
  '/assets/',
  '/assets',
  '/../outside.txt',
  '/%2e%2e/outside.txt',
  '/..%2foutside.txt',
  '/..%5coutside.txt',
  '/assets/..%2f..%2foutside.txt',
  '//etc/passwd',
  '/.git/config',
])('%s gives nothing away', async (url) => {
  const { body } = await get(url)
  expect(['{"detail":"Not found."}', 'any other page']).toContain(body)
})

test('a page takes no other kind of request', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'] as const) {
    const { statusCode, headers, json } = await app.inject({ method, url: '/home' })
    expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD'])
    expect(json()).toEqual({ detail: 'This address does not take that kind of request.' })
  }
})

describe('every answer has the security headers:', () => {
  test.each([
    '/',
    '/home',
    '/assets/main-abc123.js',
    '/nothing.js',
    '/%',
    '/api/health/',
    '/api/user/user_details/',
    '/api/nope/',
    '/api',
  ])('%s', async (url) => {
    const { headers } = await get(url)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    })
    for (const name of ['server', 'x-powered-by', 'access-control-allow-origin', 'set-cookie']) {
      expect(headers).not.toHaveProperty(name)
    }
  })

  test.each(['/api/health/', '/api/user/user_details/', '/api/nope/', '/api', '/api?x=1'])(
    '%s is never kept',
    async (url) => {
      expect((await get(url)).headers).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      })
    },
  )

  test.each(['/', '/home'])('%s runs its own program only', async (url) => {
    const policy = String((await get(url)).headers['content-security-policy']).split('; ')
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self' 'sha256-own'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
      ]),
    )
    expect(policy.join()).not.toMatch(/unsafe/)
  })
})
