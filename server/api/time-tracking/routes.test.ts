import { beforeEach, expect, test } from 'vitest'
import { MODULES } from '#contract/modules.ts'
import { gameKeys } from '#games/index.ts'
import { startTestServer } from '../../test-server.ts'

const server = await startTestServer()
const maple = await server.login('staff@maplecourt.example')
const birch = await server.login('staff@birchhouse.example')
const SAMPLE = { module: 'games/high-low', time: 90, click_engagement: 12 }

const send = (body: unknown, { token = maple, key }: { token?: string; key?: string } = {}) =>
  server.call('/analytics/get_time_tracking_per_module/', {
    method: 'POST',
    token,
    headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
    body: JSON.stringify(body),
  })
const records = () => server.db.selectFrom('time_records').selectAll().execute()

beforeEach(() => server.db.deleteFrom('time_records').execute())

test('a sample is kept for the account and its community', async () => {
  expect(await send(SAMPLE)).toMatchObject({ status: 200, body: { accepted: true } })
  const community = await server.db
    .selectFrom('communities')
    .select('id')
    .where('subdomain', '=', 'maple')
    .executeTakeFirstOrThrow()
  expect(await records()).toMatchObject([
    { community_id: community.id, module: 'games/high-low', seconds: 90, clicks: 12 },
  ])
})

test('a sample sent five times under one key counts once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => send(SAMPLE, { key: 'sample-0001' })),
  )
  for (const { status, body } of answers) {
    expect([status, body]).toEqual([200, { accepted: true }])
  }
  expect(await records()).toHaveLength(1)
})

test('two accounts may use the same key', async () => {
  await send(SAMPLE, { key: 'sample-0002' })
  await send(SAMPLE, { key: 'sample-0002', token: birch })
  expect(await records()).toHaveLength(2)
})

test('without a key each sample counts', async () => {
  await send(SAMPLE)
  await send(SAMPLE)
  expect(await records()).toHaveLength(2)
})

test.each([
  ['a negative time', { ...SAMPLE, time: -1 }],
  ['more than a day', { ...SAMPLE, time: 86_401 }],
  ['half a second', { ...SAMPLE, time: 0.5 }],
  ['a time beyond all numbers', { ...SAMPLE, time: 1e308 }],
  ['no time', { ...SAMPLE, time: null }],
  ['a time as text', { ...SAMPLE, time: '90' }],
  ['too many clicks', { ...SAMPLE, click_engagement: 100_001 }],
  ['an unknown module', { ...SAMPLE, module: 'games/poker' }],
  ['a module with its slash', { ...SAMPLE, module: '/home' }],
  ['a module with a query', { ...SAMPLE, module: 'music?playlist=1' }],
  ['a character that PostgreSQL cannot keep', { ...SAMPLE, module: 'home\u0000' }],
  ['an unknown field', { ...SAMPLE, account_id: 'someone else' }],
  ['a list', [SAMPLE]],
  ['a text', 'home'],
  ['nothing', null],
])('%s is answered 200 and not kept', async (_, body) => {
  expect(await send(body)).toMatchObject({ status: 200, body: { accepted: false } })
  expect(await records()).toEqual([])
})

test.each(['short', 'x'.repeat(101), 'not a key!'])('the key "%.20s" is not taken', async (key) => {
  expect(await send(SAMPLE, { key })).toMatchObject({ status: 200, body: { accepted: false } })
  expect(await records()).toEqual([])
})

test('without a session nothing is kept', async () => {
  expect((await send(SAMPLE, { token: 'parlour_none' })).status).toBe(401)
  expect(await records()).toEqual([])
})

test('there is no limit to how often', async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, () => send(SAMPLE)))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(await records()).toHaveLength(200)
})

test('the modules are home, every game, and each path once', () => {
  expect(MODULES).toContain('home')
  expect(MODULES).toEqual(expect.arrayContaining(gameKeys.map((key) => `games/${key}`)))
  expect(new Set(MODULES).size).toBe(MODULES.length)
  for (const module of MODULES) expect(module).toMatch(/^[a-z-]+(\/[a-z-]+)*$/)
})
