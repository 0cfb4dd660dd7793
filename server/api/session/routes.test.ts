import { describe, expect, test } from 'vitest'
import { startTestServer } from '../../test-server.ts'

const server = await startTestServer()
const STAFF = 'staff@maplecourt.example'

describe('login', () => {
  test('answers an opaque token and its end', async () => {
    const { status, body } = await server.post('/token/', {
      username: STAFF,
      password: 'maple-court-demo',
    })
    expect(status).toBe(200)
    expect(body).toEqual({
      token: expect.stringMatching(/^parlour_[\w-]{43}$/),
      expires_at: expect.any(String),
    })
    expect(Date.parse(body.expires_at)).toBeGreaterThan(Date.now())
  })

  test('takes the email in any case', async () => {
    expect(await server.login('STAFF@MapleCourt.Example')).toBeDefined()
  })

  test('gives the same answer to a wrong password, an unknown account and a deactivated one', async () => {
    const answers = await Promise.all(
      [STAFF, 'nobody@maplecourt.example', 'ended@birchhouse.example'].map((username) =>
        server.post('/token/', { username, password: 'not the password' }),
      ),
    )
    for (const { status, body } of answers) {
      expect(status).toBe(401)
      expect(body).toEqual({ detail: 'No active account found with the given credentials' })
    }
  })

  test('tells a deactivated account so, when the password is right', async () => {
    const { status, body } = await server.post('/token/', {
      username: 'ended@birchhouse.example',
      password: 'maple-court-demo',
    })
    expect(status).toBe(401)
    expect(body.detail).toBe(
      'This account has been deactivated. Please contact your administration.',
    )
  })

  test('keeps no token, only its hash', async () => {
    const token = await server.login(STAFF)
    const rows = await server.db.selectFrom('sessions').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('refuses after ten wrong passwords for one account, and says when to come back', async () => {
    const wrong = () =>
      server.post('/token/', { username: 'manager@birchhouse.example', password: 'wrong' })
    for (let i = 0; i < 10; i++) expect((await wrong()).status).toBe(401)
    const { status, headers } = await wrong()
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await server.login(STAFF)).toBeDefined()
  })

  test('refuses also when they come all at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        server.post('/token/', { username: 'unknown@maplecourt.example', password: `guess ${i}` }),
      ),
    )
    // A few are judged at the same moment.
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThan(15)
  })

  test.each([
    [{ username: '', password: '' }, 'username', 'Please enter an email.'],
    [{ username: 'a@b.example', password: '' }, 'password', 'Please enter a password.'],
    [{ username: 'a@b.example' }, 'password', 'This is missing or of the wrong kind.'],
    [{ username: 7, password: 'x' }, 'username', 'This is missing or of the wrong kind.'],
    [
      { username: 'a@b.example', password: 'x', role: 'operator' },
      'role',
      'This field is not known.',
    ],
    [
      { username: 'a@b.example', password: 'x'.repeat(129) },
      'password',
      'This password is too long.',
    ],
  ])('refuses %j under the field', async (input, field, sentence) => {
    const { status, body } = await server.post('/token/', input)
    expect(status).toBe(400)
    expect(body[field]).toEqual([sentence])
    expect(body.detail).toContain(sentence)
  })
})

describe('a session', () => {
  test('ends with logout', async () => {
    const token = await server.login(STAFF)
    expect((await server.post('/logout/', {}, token)).status).toBe(200)
    expect((await server.get('/user/user_details/', token)).status).toBe(401)
  })

  test.each([
    ['20 hours without use', { last_used_at: Date.now() - 20 * 3_600_000 - 1000 }, 401],
    [
      'just under 20 hours without use',
      { last_used_at: Date.now() - 20 * 3_600_000 + 60_000 },
      200,
    ],
    ['30 days in all', { created_at: Date.now() - 30 * 24 * 3_600_000 - 1000 }, 401],
  ])('after %s', async (_, moment, status) => {
    const token = await server.login('manager@maplecourt.example')
    await server.db.updateTable('sessions').set(moment).execute()
    expect((await server.get('/user/user_details/', token)).status).toBe(status)
  })

  test('stops at the next call when the account is deactivated or the trial ends', async () => {
    const token = await server.login('staff@birchhouse.example')
    const trial = (ends: number | null) =>
      server.db
        .updateTable('communities')
        .set({ trial_ends_at: ends })
        .where('subdomain', '=', 'birch')
        .execute()
    await trial(Date.now() - 1)
    const { status, body } = await server.get('/user/user_details/', token)
    expect([status, body.detail]).toEqual([
      401,
      "Your community's free trial has ended. Please contact your administration.",
    ])
    await trial(null)
    expect((await server.get('/user/user_details/', token)).status).toBe(200)
  })

  test.each([
    'Bearer',
    'Bearer x',
    'bearer parlour_',
    `Bearer parlour_${'a'.repeat(43)}`,
    `Bearer ${'a'.repeat(8000)}`,
    'Basic YTpi',
    'Bearer eyJhbGciOiJub25lIn0.e30.',
  ])('is not had with the header %.40s', async (authorization) => {
    const { status, headers, body } = await server.call('/user/user_details/', {
      headers: { authorization },
    })
    expect(status).toBe(401)
    expect(headers.get('www-authenticate')).toBe('Bearer')
    expect(body).toEqual({ detail: 'Please log in.' })
  })
})

describe('user details', () => {
  test('are one element of a list, with the communities of the account', async () => {
    const { body } = await server.get('/user/user_details/', await server.login(STAFF))
    expect(body).toEqual([
      {
        user_id: expect.any(String),
        first_name: 'Mary',
        last_name: 'Alder',
        permissions: ['parlour'],
        roles: ['staff'],
        organizations: [{ id: expect.any(String), name: 'Maple Court', subdomain: 'maple' }],
      },
    ])
  })

  test('of an operator name every community', async () => {
    const { body } = await server.get(
      '/user/user_details/',
      await server.login('operator@maplecourt.example'),
    )
    expect(body[0].organizations.map((each: { name: string }) => each.name)).toEqual([
      'Birch House',
      'Maple Court',
    ])
  })
})

describe('permission lookup', () => {
  test.each([
    [STAFF, 'parlour', ['parlour']],
    [STAFF, 'parlour,parlour-admin', ['parlour']],
    ['manager@maplecourt.example', 'parlour,parlour-admin', ['parlour', 'parlour-admin']],
    [STAFF, 'something-else', []],
  ])('%s asked for %s holds %j', async (email, permissions, held) => {
    const { status, body } = await server.get(
      `/user/permissions/?permissions=${permissions}`,
      await server.login(email),
    )
    expect([status, body]).toEqual([200, held])
  })

  test.each(['', '?permissions=parlour&permissions=x', '?permissions=parlour&more=1'])(
    'refuses the query "%s"',
    async (query) => {
      expect(
        (await server.get(`/user/permissions/${query}`, await server.login(STAFF))).status,
      ).toBe(400)
    },
  )
})
