import { beforeEach, describe, expect, test } from 'vitest'
import { startTestServer } from '../../test-server.ts'
import { isSetUpCode, newSetUpCode } from './code.ts'
import { addFirstOperator, hasAccounts } from './queries.ts'

const server = await startTestServer({}, 'live')
const other = await startTestServer({}, 'live')
const demo = await startTestServer()
const { setUpCode, limits } = server.services
const FORM = {
  code: setUpCode?.text ?? '',
  community: 'Cedar Hall',
  subdomain: 'cedar',
  first_name: 'Ada',
  last_name: 'Cedar',
  email: 'Ada@CedarHall.example',
  password: 'tea at four with rosa',
}
const WRONG_CODE = 'This code is wrong or has expired. Starting Parlour again shows a new one.'

const setUp = (form: object = FORM) => server.post('/set_up/', form)
const needsSetUp = async () => (await server.get('/front_door/')).body.needs_set_up

beforeEach(async () => {
  await limits.setUp.delete('127.0.0.1')
})

describe('before the first operator', () => {
  test('a new live server says so, and has no account and no community', async () => {
    expect(await needsSetUp()).toBe(true)
    expect((await server.get('/front_door/')).body.demo).toBe(null)
    expect(await server.db.selectFrom('accounts').selectAll().execute()).toEqual([])
    expect(await server.db.selectFrom('communities').selectAll().execute()).toEqual([])
  })

  test.each(['wrong', 'AAAA-AAAA-AAAA', FORM.code.slice(0, -1), `${FORM.code}A`])(
    'the code "%s" is refused',
    async (code) => {
      const { status, body } = await setUp({ ...FORM, code })
      expect([status, body]).toEqual([403, { detail: WRONG_CODE, code: [WRONG_CODE] }])
    },
  )

  test.each([
    [
      'password',
      'password1234',
      'This password is too common. Try a short sentence of four or more words.',
    ],
    [
      'password',
      'CedarHall2026',
      'This password is too common. Try a short sentence of four or more words.',
    ],
    ['password', 'elevenchars', 'Please choose a password of at least 12 characters.'],
    ['subdomain', 'www', 'Please choose another name: this one stands for Parlour itself.'],
    ['subdomain', 'cedar hall', 'Please use letters, digits and hyphens only.'],
    ['community', ' ', 'Please fill this in.'],
    ['email', 'ada', 'This is not valid.'],
    ['first_name', 'A\u0000', 'This holds a character that cannot be used.'],
  ])('the %s "%s" is refused, and the code stays good', async (field, value, sentence) => {
    const { status, body } = await setUp({ ...FORM, [field]: value })
    expect([status, body[field]]).toEqual([400, [sentence]])
    expect(await needsSetUp()).toBe(true)
  })

  test('five wrong codes in half an hour are enough', async () => {
    for (let i = 0; i < 5; i++) expect((await setUp({ ...FORM, code: `${i}` })).status).toBe(403)
    const { status, headers } = await setUp()
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await needsSetUp()).toBe(true)
  })
})

test('of two at the same time one becomes the operator, who can log in; then there is no set-up', async () => {
  const another = { ...FORM, email: 'other@cedarhall.example', subdomain: 'other' }
  const answers = await Promise.all([setUp(), setUp(another)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const loser = answers.find(({ status }) => status === 409)
  expect(loser?.body).toEqual({
    detail: 'Parlour has just been set up by someone else. Please log in.',
  })

  const [account, ...more] = await server.db.selectFrom('accounts').selectAll().execute()
  expect(more).toEqual([])
  const token = await server.login(account?.email ?? '', FORM.password)
  expect((await server.get('/user/user_details/', token)).body).toMatchObject([
    {
      first_name: 'Ada',
      roles: ['operator'],
      permissions: ['parlour', 'parlour-admin'],
      organizations: [{ name: 'Cedar Hall' }],
    },
  ])
  expect(await needsSetUp()).toBe(false)
  expect(await setUp()).toMatchObject({ status: 404, body: { detail: 'Not found.' } })
})

test('of ten that reach the database at the same time one becomes the operator', async () => {
  // Opens ten connections, or the first would be done before the second begins.
  await Promise.all(Array.from({ length: 10 }, () => hasAccounts(other.db)))
  const added = await Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      addFirstOperator(
        other.db,
        { ...FORM, email: `ada${i}@cedarhall.example`, subdomain: `cedar${i}` },
        'hash',
        Date.now(),
      ),
    ),
  )
  expect(added.filter(Boolean)).toHaveLength(1)
  expect(await other.db.selectFrom('accounts').selectAll().execute()).toHaveLength(1)
})

test('a demonstration has no set-up', async () => {
  expect(demo.services.setUpCode).toBeUndefined()
  expect((await demo.get('/front_door/')).body.needs_set_up).toBe(false)
  expect((await demo.post('/set_up/', FORM)).status).toBe(404)
})

describe('the code', () => {
  const code = newSetUpCode(0)
  const HALF_HOUR_MS = 30 * 60_000

  test('may be typed small, without its hyphens', () => {
    expect(isSetUpCode(code.text.toLowerCase().replaceAll('-', ' '), code, 1)).toBe(true)
  })

  test('ends after half an hour', () => {
    expect(isSetUpCode(code.text, code, HALF_HOUR_MS - 1)).toBe(true)
    expect(isSetUpCode(code.text, code, HALF_HOUR_MS)).toBe(false)
  })

  test('is another each time', () => {
    expect(new Set(Array.from({ length: 50 }, () => newSetUpCode(0).text)).size).toBe(50)
  })

  test('that was never made fits nothing', () => expect(isSetUpCode('', undefined, 0)).toBe(false))
})
