import { request as httpRequest } from 'node:http'
import { beforeEach, describe, expect, test } from 'vitest'
import { mailsIn } from '../../mail/test-mailbox.ts'
import { hashToken } from '../../secrets/tokens.ts'
import { startTestServer } from '../../test-server.ts'

const server = await startTestServer({ PUBLIC_URL: 'https://parlour.maple.example/' })
const { limits, outbox } = server.services
const STAFF = 'staff@maplecourt.example'
const ENDED_LINK = 'This link has expired or was already used. Please ask for a new one.'
const NEW_PASSWORD = 'tea at four with rosa'

const ask = (email: string) => server.post('/password_reset/', { email })
const confirm = (token: string, password = NEW_PASSWORD, password_c = password) =>
  server.post('/password_reset/confirm/', { password, password_c, token })
const mails = () => mailsIn(server.config.dataDir)

/** The token of the link that a mail brings. */
async function link(email = STAFF): Promise<string> {
  await ask(email)
  await outbox.poke()
  return mails().findLast((mail) => mail.to === email && mail.token)?.token ?? ''
}

beforeEach(async () => {
  // What the test before has left to be sent.
  await outbox.poke()
  await limits.resetByAddress.delete('127.0.0.1')
  await limits.confirmByAddress.delete('127.0.0.1')
  await server.db.deleteFrom('password_resets').execute()
})

describe('asking for a link', () => {
  test('has one answer for a known, an unknown and a deactivated account, and mails the known one', async () => {
    const before = mails().length
    const emails = [STAFF, 'nobody@maplecourt.example', 'ended@birchhouse.example']
    const answers = await Promise.all(emails.map(ask))
    for (const { status, body } of answers) {
      expect(status).toBe(200)
      expect(body).toEqual({
        detail:
          'Thank you for using our password reset utility. The link to reset your password has been sent to your email.',
      })
    }
    await outbox.poke()
    expect(await server.db.selectFrom('mail_requests').selectAll().execute()).toEqual([])
    expect(mails().slice(before)).toEqual([
      {
        to: STAFF,
        subject: 'Choose a new password for Parlour',
        text: expect.stringContaining('Hello Mary,'),
        token: expect.stringMatching(/^parlour_[\w-]{43}$/),
      },
    ])
  })

  test('takes the email in any case and mails the stored address', async () => {
    const before = mails().length
    await ask(' STAFF@MapleCourt.Example ')
    await outbox.poke()
    expect(mails()[before]?.to).toBe(STAFF)
  })

  test('keeps no token, only its hash', async () => {
    const token = await link()
    const rows = await server.db.selectFrom('password_resets').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(rows).toMatchObject([{ token_hash: hashToken(token) }])
  })

  test('takes the address of the link from the settings, whatever the request says', async () => {
    const before = mails().length
    await new Promise((resolve, reject) => {
      const host = 'evil.test'
      const headers = {
        host,
        'x-forwarded-host': host,
        'x-forwarded-proto': 'gopher',
        forwarded: `host=${host}`,
        origin: `https://${host}`,
        'content-type': 'application/json',
      }
      httpRequest(`${server.url}/api/password_reset/`, { method: 'POST', headers }, (response) =>
        response.resume().on('end', resolve),
      )
        .on('error', reject)
        .end(JSON.stringify({ email: STAFF }))
    })
    await outbox.poke()
    const { text, token } = mails()[before] ?? {}
    expect(text).toContain(`\nhttps://parlour.maple.example/password-confirm?token=${token}\n`)
    expect(text).not.toContain('evil.test')
  })

  test.each([
    '',
    'x@',
    'not an email',
    'ſtaff@maplecourt.example',
    `${STAFF}\nBcc: evil@evil.test`,
    `${STAFF},evil@evil.test`,
    `${'x'.repeat(250)}@maplecourt.example`,
  ])('refuses %j', async (email) => {
    const { status, body } = await ask(email)
    expect(status).toBe(400)
    expect(body).toEqual({ detail: expect.any(String), email: [expect.any(String)] })
  })

  test('ten times in an hour brings three mails, and ten times the same answer', async () => {
    const before = mails().length
    for (let i = 0; i < 10; i++) expect((await ask(STAFF)).status).toBe(200)
    await outbox.poke()
    expect(mails().length - before).toBe(3)
  })

  test('more than 20 times in an hour from one address is refused', async () => {
    for (let i = 0; i < 20; i++) {
      expect((await ask(`nobody${i}@maplecourt.example`)).status).toBe(200)
    }
    const { status, headers } = await ask(STAFF)
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('a link', () => {
  test('changes the password once, and tells so by mail', async () => {
    const token = await link()
    const before = mails().length
    expect(await confirm(token)).toMatchObject({
      status: 200,
      body: { detail: 'Your password was changed. Please log in.' },
    })
    await outbox.poke()
    expect(mails().slice(before)).toMatchObject([
      { to: STAFF, subject: 'Your password was changed', token: '' },
    ])
    expect(await server.login(STAFF, NEW_PASSWORD)).toBeDefined()
    expect(await server.login(STAFF, 'maple-court-demo')).toBeUndefined()
    expect(await confirm(token)).toMatchObject({
      status: 400,
      body: { detail: ENDED_LINK, token: [ENDED_LINK] },
    })
  })

  test('ends every session of the account, and no other', async () => {
    const email = 'manager@maplecourt.example'
    const [own, alsoOwn, other] = await Promise.all(
      [email, email, 'staff@birchhouse.example'].map((account) => server.login(account)),
    )
    await confirm(await link(email))
    const status = async (token?: string) => (await server.get('/user/user_details/', token)).status
    expect([await status(own), await status(alsoOwn), await status(other)]).toEqual([401, 401, 200])
  })

  test('works for one of ten at the same time', async () => {
    const token = await link()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => confirm(token, `tea at four with rosa ${i}`)),
    )
    const winners = answers.flatMap(({ status }, i) => (status === 200 ? [i] : []))
    expect(winners).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(9)
    expect(await server.login(STAFF, `tea at four with rosa ${winners[0]}`)).toBeDefined()
  })

  test('ends when a newer one is sent, and when another was used', async () => {
    const [older, newer] = [await link(), await link()]
    expect((await confirm(older)).body.detail).toBe(ENDED_LINK)
    expect((await confirm(newer)).status).toBe(200)
    expect((await confirm(older)).status).toBe(400)
  })

  test.each([
    ['59 minutes', 60_000, 200],
    ['an hour', 0, 400],
  ])('after %s', async (_, left, status) => {
    const token = await link()
    const { created_at, expires_at } = await server.db
      .selectFrom('password_resets')
      .select(['created_at', 'expires_at'])
      .where('token_hash', '=', hashToken(token))
      .executeTakeFirstOrThrow()
    expect(expires_at - created_at).toBe(3_600_000)
    await server.db
      .updateTable('password_resets')
      .set({ expires_at: Date.now() + left })
      .execute()
    expect((await confirm(token)).status).toBe(status)
  })

  test('of an account that was deactivated since is refused', async () => {
    const token = await link('staff@birchhouse.example')
    const setActive = (active: 0 | 1) =>
      server.db
        .updateTable('accounts')
        .set({ active })
        .where('email', '=', 'staff@birchhouse.example')
        .execute()
    await setActive(0)
    expect((await confirm(token)).status).toBe(400)
    await setActive(1)
  })

  test.each(['', 'x', `parlour_${'a'.repeat(43)}`, '../../etc/passwd', '\u0000', "' or 1=1 --"])(
    'with the token %j is refused',
    async (token) => {
      expect(await confirm(token)).toMatchObject({ status: 400, body: { token: [ENDED_LINK] } })
    },
  )

  test('lets an account log in that had used up its tries', async () => {
    const email = 'manager@birchhouse.example'
    const tries = Array.from({ length: 11 }, () =>
      server.post('/token/', { username: email, password: 'wrong' }),
    )
    await Promise.all(tries)
    expect((await server.post('/token/', { username: email, password: 'wrong' })).status).toBe(429)
    await confirm(await link(email))
    expect(await server.login(email, NEW_PASSWORD)).toBeDefined()
  })
})

describe('a new password', () => {
  test.each([
    [
      'two that differ',
      [NEW_PASSWORD, 'another'],
      'Please ensure that both passwords are the same.',
    ],
    ['a short one', ['elevenchars'], 'Please choose a password of at least 12 characters.'],
    [
      'a common one',
      ['password1234'],
      'This password is too common. Try a short sentence of four or more words.',
    ],
    [
      'the email',
      [STAFF],
      'This password is too common. Try a short sentence of four or more words.',
    ],
    ['more than 128 characters', ['tea at four '.repeat(11)], 'This password is too long.'],
  ])('%s is refused, and the link stays good', async (_, [password, other], sentence) => {
    const token = await link()
    const { status, body } = await confirm(token, password, other)
    expect(status).toBe(400)
    expect(body.password).toEqual([sentence])
    expect(body.detail).toBe(sentence)
    expect((await confirm(token)).status).toBe(200)
  })
})

test('ten wrong tokens in an hour from one address are enough; other mistakes do not count', async () => {
  const token = await link()
  for (let i = 0; i < 12; i++) expect((await confirm(token, 'short')).status).toBe(400)
  for (let i = 0; i < 10; i++) expect((await confirm(`guess-${i}`)).status).toBe(400)
  const { status, headers } = await confirm(token)
  expect(status).toBe(429)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
})
