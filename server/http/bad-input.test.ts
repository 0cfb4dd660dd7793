import { readdirSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { API_BASE, type Endpoint } from '#contract/endpoint.ts'
import { gameContent } from '#contract/games.ts'
import { trackTime } from '#contract/time-tracking.ts'
import { loadKinds } from '#games/kinds.ts'
import { type Answered, startTestServer } from '../test-server.ts'

const server = await startTestServer()
const token = await server.login('operator@maplecourt.example')

type Fields = Record<string, unknown>

/** Something well-formed for each call, to be spoilt. A call without a row here fails a test. */
const GOOD: Record<string, Fields> = {
  'GET /health/': {},
  'GET /front_door/': {},
  'GET /community/get_comm_image/': { community_subdomain: 'maple' },
  'POST /token/': { username: 'nobody@maplecourt.example', password: 'wrong' },
  'POST /logout/': {},
  'GET /user/user_details/': {},
  'GET /user/permissions/': { permissions: 'parlour' },
  'POST /password_reset/': { email: 'nobody@maplecourt.example' },
  'POST /password_reset/confirm/': { password: 'a', password_c: 'b', token: 'none' },
  'POST /analytics/get_time_tracking_per_module/': { module: 'home', time: 1, click_engagement: 1 },
  'POST /set_up/': {
    code: 'wrong',
    community: 'Cedar Hall',
    subdomain: 'cedar',
    first_name: 'Ada',
    last_name: 'Cedar',
    email: 'ada@cedarhall.example',
    password: 'tea at four with rosa',
  },
  'GET /parlour/get_game_list/': {},
  'GET /parlour/get_letter_scramble/': { active: 'True' },
  'GET /parlour/get_phrase_sorts/': { active: 'True' },
  'GET /parlour/get_word_hunter/': {},
  'GET /parlour/get_word_of_the_day/': { active: 'True' },
  'GET /parlour/get_finish_line/': { active: 'True' },
  'GET /parlour/get_phone_recall/': { active: 'True' },
  'GET /parlour/get_word_search/': { active: 'True' },
  'GET /parlour/get_icons/': { active: 'True', category: '1' },
  'GET /parlour/get_category_sorts_games/': {},
  'GET /parlour/get_category_sorts/': { active: 'True', id: 'none', image_game: 'True' },
  'GET /parlour/user_activity_settings/': {},
  'GET /dictionary/entries/en/:word/': {},
}

/** Something well-formed for each part of a path that can differ. */
const GOOD_PARAMS: Record<string, string> = { word: 'tulip' }

const calls = [...(await callsOfTheContract()), ...(await callsOfTheGames())]
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const pathOf = ({ path }: Endpoint) => path.replace(/:(\w+)/g, (_, name) => GOOD_PARAMS[name] ?? '')
const goodOf = (call: Endpoint) => GOOD[nameOf(call)] ?? {}

async function callsOfTheContract(): Promise<Endpoint[]> {
  const folder = join(import.meta.dirname, '../../contract')
  const files = readdirSync(folder).filter((file) => /^[a-z-]+\.ts$/.test(file))
  const modules = await Promise.all(files.map((file) => import(join(folder, file))))
  return modules
    .flatMap((module) => Object.values<Partial<Endpoint>>(module))
    .filter((value): value is Endpoint => Boolean(value.method && value.path && value.answer))
}

async function callsOfTheGames(): Promise<Endpoint[]> {
  const kinds = await loadKinds()
  return kinds.flatMap((kind) => kind.calls.map((each) => gameContent(each)))
}

/** A refusal as anyone may see it: a plain sentence that tells nothing of the inside. */
function expectRefusal({ status, headers, body }: Answered, expected?: number): void {
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
  if (expected) expect(status).toBe(expected)
  expect(headers.get('content-type')).toMatch(/^application\/json/)
  expect(headers.get('access-control-allow-origin')).toBe(null)
  expect(body.detail).toMatch(/^\S.{8,}/)
  expect(JSON.stringify(body)).not.toMatch(
    /node_modules|\.ts\b|\.js\b|\bat [^m]|select |insert |sqlite|postgres|FST_|Error|zod|\/tmp|undefined/i,
  )
}

const send = (call: Endpoint, body: string | undefined, contentType = 'application/json') =>
  server.call(pathOf(call), {
    method: call.method,
    token: call.access === 'anyone' ? undefined : token,
    ...(body !== undefined && { body, headers: { 'content-type': contentType } }),
  })

async function countRows(): Promise<Record<string, number>> {
  const tables = await server.db.introspection.getTables()
  const counts = tables.map(async ({ name }) => {
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(name)}`.execute(
      server.db,
    )
    return [name, rows[0]?.n ?? 0] as const
  })
  return Object.fromEntries(await Promise.all(counts))
}

let rowsBefore: Record<string, number>
beforeAll(async () => {
  rowsBefore = await countRows()
})
afterAll(async () => {
  expect(await countRows()).toEqual(rowsBefore)
  expect({}).not.toHaveProperty('polluted')
})

test('every call of the contract is tried here', () => {
  expect(Object.keys(GOOD).sort()).toEqual(calls.map(nameOf).sort())
})

const posts = calls.filter((call) => call.method === 'POST')

describe.each(posts.map((call) => [nameOf(call), call] as const))('%s refuses', (_, call) => {
  const good = goodOf(call)
  const fields = Object.keys(good)
  const spoil = (change: Fields) => JSON.stringify({ ...good, ...change })
  const texts = fields.filter((field) => typeof good[field] === 'string')

  test.each([
    ['broken JSON', '{"a": '],
    ['no JSON', 'hello'],
    ['an empty body', ''],
    ['a __proto__ key', '{"__proto__": {"polluted": true}}'],
    ['a __proto__ key further in', '{"a": {"__proto__": {"polluted": true}}}'],
    ['a constructor key', '{"constructor": {"prototype": {"polluted": true}}}'],
  ])('%s', async (_, body) => expectRefusal(await send(call, body), 400))

  test('a body of more than 1 MiB', async () => {
    expectRefusal(await send(call, spoil({ unknown: 'x'.repeat(1_100_000) })), 413)
  })

  test.each([
    'text/plain',
    'text/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonx',
    'nonsense',
  ])('the content type %s', async (type) => {
    expectRefusal(await send(call, JSON.stringify(good), type), 415)
  })

  const wrong: [string, string][] = [
    ['a list', JSON.stringify([good])],
    ['a text', '"hello"'],
    ['a number', '7'],
    ['10,000 lists in one another', '['.repeat(10_000) + ']'.repeat(10_000)],
    ['an unknown field', spoil({ is_admin: true })],
    ['an unknown field of the name detail', spoil({ detail: true })],
    ['an unknown field full of lists', `{"x":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
    ...fields.flatMap((field): [string, string][] => [
      [`no ${field}`, spoil({ [field]: undefined })],
      ...[null, true, {}, [], [good[field]], { $ne: '' }, 1e308].map((value): [string, string] => [
        `${JSON.stringify(value)} as ${field}`,
        spoil({ [field]: value }),
      ]),
    ]),
    ...texts.map((field): [string, string] => [
      `a ${field} of 100,000 characters`,
      spoil({ [field]: 'x'.repeat(100_000) }),
    ]),
  ]
  test.each(wrong)('%s', async (_, body) => {
    const answered = await send(call, body)
    if (call.path !== trackTime.path) return expectRefusal(answered)
    // A tablet is logged out by any other answer.
    expect([answered.status, answered.body]).toEqual([200, { accepted: false }])
  })

  test.each(texts)('U+0000 in %s', async (field) => {
    const answered = await send(call, spoil({ [field]: 'a\u0000b@c.example' }))
    if (call.path !== trackTime.path) expectRefusal(answered)
    expect(answered.status).toBeLessThan(500)
  })
})

describe.each(calls.map((call) => [nameOf(call), call] as const))('%s refuses', (_, call) => {
  const isOpen = call.access === 'anyone'
  const good =
    call.method === 'GET' ? new URLSearchParams(goodOf(call) as Record<string, string>) : ''
  const ask = (query: string) =>
    server.call(`${pathOf(call)}${query}`, {
      method: call.method,
      token: isOpen ? undefined : token,
      ...(call.method === 'POST' && {
        body: JSON.stringify(goodOf(call)),
        headers: { 'content-type': 'application/json' },
      }),
    })

  test.each([
    `?${good}&unknown=1`,
    `?${good}&${good || 'unknown=1'}&unknown=1`,
    `?${good}&__proto__=polluted`,
    `?${good}&__proto__[polluted]=true`,
    `?${good}&constructor.prototype.polluted=true`,
    `?${good}&%ff=%00`,
    `?${good}&x=${'y'.repeat(10_000)}`,
  ])('the query %.60s', async (query) => expectRefusal(await ask(query), 400))

  if (`${good}`) {
    test('a repeated query', async () => expectRefusal(await ask(`?${good}&${good}`), 400))
    test('a query with U+0000', async () => expectRefusal(await ask(`?${good}%00`), 400))
    test('a query that is too long', async () => {
      expectRefusal(await ask(`?${good}${'x'.repeat(5000)}`), 400)
    })
  }

  test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'].filter(isOtherMethod))(
    'the method %s',
    async (method) => {
      const answered = await server.call(pathOf(call), { method, token })
      expectRefusal(answered, 405)
      expect(answered.headers.get('allow')).toBe(call.method)
    },
  )
  function isOtherMethod(method: string): boolean {
    return method !== call.method
  }

  if (isOpen) return
  test.each([
    '',
    'Bearer',
    'Bearer ',
    `bearer ${token}`,
    `Bearer ${token} `.replace(' ', '  '),
    `Bearer ${token}x`,
    `Bearer ${token.slice(0, -1)}`,
    `Bearer ${token}, Bearer ${token}`,
    `Bearer parlour_${'a'.repeat(43)}`,
    'Bearer eyJhbGciOiJub25lIn0.e30.',
    `Bearer ${'x'.repeat(8000)}`,
    "Bearer ' or 1=1 --",
    'Basic YTpi',
  ])('the authorization "%.40s"', async (authorization) => {
    const answered = await server.call(pathOf(call), {
      method: call.method,
      headers: { authorization, 'content-type': 'application/json' },
      ...(call.method === 'POST' && { body: 'not even JSON' }),
    })
    expectRefusal(answered, 401)
    expect(answered.body).toEqual({ detail: 'Please log in.' })
    expect(answered.headers.get('www-authenticate')).toBe('Bearer')
  })
})

const parts = calls.flatMap((call) =>
  [...call.path.matchAll(/:\w+/g)].map(([part]) => [nameOf(call), part, call.path] as const),
)
describe.each(parts)('%s refuses in place of %s', (_, part, path) => {
  test.each([
    ['%00', 400],
    ['a%00b', 400],
    ['a%20b', 400],
    ['caf%C3%A9', 400],
    ['%3Cb%3E', 400],
    ['..%2f..%2ftoken', 400],
    ["x'%20or%201=1", 400],
    ['x'.repeat(41), 400],
    ['', 400],
    ['a/b', 404],
    ['x'.repeat(5000), 414],
  ])('"%s"', async (given, status) => {
    expectRefusal(await server.call(path.replace(part, given), { token }), status)
  })
})

describe('an address that is no call', () => {
  test.each([
    '/nope/',
    '/token/more/',
    '/user/',
    '/',
    '',
    '//token/',
    '/token%00/',
    '/token.json',
    '/TOKEN/',
  ])('%s is not found', async (path) => expectRefusal(await server.call(path, { token }), 404))

  test.each(['/%', '/%zz/', '/token/%ff'])('%s cannot be read', async (path) => {
    expectRefusal(await server.call(path), 400)
  })
})

describe('the connection', () => {
  test('TRACE is refused', async () => {
    const status = await new Promise((resolve, reject) => {
      httpRequest(`${server.url}${API_BASE}/token/`, { method: 'TRACE' }, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
        .on('error', reject)
        .end()
    })
    expect(status).toBe(405)
  })

  test.each([
    ['is no HTTP', 'hello\r\n\r\n', 400],
    [
      'has two lengths',
      'POST /api/token/ HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
      400,
    ],
    [
      'has a length and chunks',
      'POST /api/token/ HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n',
      400,
    ],
    [
      'has 20 KB of headers',
      `GET /api/health/ HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`,
      431,
    ],
  ])('a request that %s is answered in JSON and ended', async (_, raw, status) => {
    const { port } = new URL(server.url)
    const socket = connect(Number(port), '127.0.0.1')
    socket.write(raw)
    const answer = await text(socket)
    expect(answer).toContain(`HTTP/1.1 ${status} `)
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({ detail: expect.any(String) })
  })
})
