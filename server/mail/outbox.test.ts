import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestServer } from '../test-server.ts'
import { openOutbox } from './outbox.ts'
import { addRequest } from './queries.ts'
import { mailsIn, startMailServer } from './test-mailbox.ts'

const STAFF = 'staff@maplecourt.example'
const MANAGER = 'manager@maplecourt.example'
const DAY_MS = 24 * 3_600_000

let mailServer = await startMailServer({ refuse: MANAGER })
afterAll(() => mailServer.stop())
const server = await startTestServer({ SMTP_URL: mailServer.url })
const live = await startTestServer({}, 'live')
const demo = await startTestServer()
const { outbox } = server.services

const ask = (email: string, { post } = server) => post('/password_reset/', { email })
const waiting = () => server.db.selectFrom('mail_requests').selectAll().execute()

beforeEach(async () => {
  // What the test before has left to be sent.
  await outbox.poke()
  await server.services.limits.resetByAddress.delete('127.0.0.1')
  await server.db.deleteFrom('mail_requests').execute()
  await server.db.deleteFrom('password_resets').execute()
})

describe('with a mail server', () => {
  test('the mail arrives there', async () => {
    await ask(STAFF)
    await outbox.poke()
    expect(mailServer.mails).toMatchObject([
      { to: STAFF, token: expect.stringMatching(/^parlour_/) },
    ])
  })

  test('a mail that it refuses waits, holds up no other, and does not count', async () => {
    const before = mailServer.mails.length
    await ask(MANAGER)
    await ask(STAFF)
    await outbox.poke()
    expect(mailServer.mails.slice(before)).toMatchObject([{ to: STAFF }])
    const [request, ...others] = await waiting()
    expect(others).toEqual([])
    expect(request).toMatchObject({ email: MANAGER, attempts: 1 })
    expect(request?.next_try_at).toBeGreaterThan(Date.now() + 60_000)
    expect(await server.db.selectFrom('password_resets').selectAll().execute()).toHaveLength(1)
    expect((await ask(STAFF)).status).toBe(200)
  })

  test('a mail is tried for a day, and no longer', async () => {
    await addRequest(server.db, 'link', STAFF, Date.now() - DAY_MS)
    await addRequest(server.db, 'link', MANAGER, Date.now() - DAY_MS + 60_000)
    const before = mailServer.mails.length
    await outbox.poke()
    expect(mailServer.mails.slice(before)).toEqual([])
    expect(await waiting()).toMatchObject([{ email: MANAGER, attempts: 1 }])
  })

  test('each mail is sent once, however many processes see it', async () => {
    const emails = Array.from({ length: 30 }, (_, i) => `person${i}@maplecourt.example`)
    const others = { password_hash: '', first_name: 'A', last_name: 'B', created_at: 0 }
    await server.db
      .insertInto('accounts')
      .values(emails.map((email) => ({ id: email, email, ...others })))
      .execute()
    for (const email of emails) await addRequest(server.db, 'link', email, Date.now())
    expect((await sendFromFourProcesses()).sort()).toEqual(emails.sort())
    expect(await waiting()).toEqual([])
  })

  test('three links an hour are three, however many processes send them', async () => {
    for (let i = 0; i < 20; i++) await addRequest(server.db, 'link', STAFF, Date.now())
    expect(await sendFromFourProcesses()).toEqual([STAFF, STAFF, STAFF])
    const links = await server.db.selectFrom('password_resets').select('expires_at').execute()
    expect(links.filter(({ expires_at }) => expires_at > Date.now())).toHaveLength(1)
  })
})

/** Whom four processes sent a mail that work on the same database at the same time. */
async function sendFromFourProcesses(): Promise<string[]> {
  const sent: string[] = []
  const transport = {
    check: async () => {},
    async send({ to }: { to: string }) {
      sent.push(to)
      await new Promise((resolve) => setTimeout(resolve, 5))
    },
  }
  const processes = Array.from({ length: 4 }, () =>
    openOutbox(server.db, transport, server.config, () => {}),
  )
  await Promise.all(processes.map((each) => each.poke()))
  await Promise.all(processes.map((each) => each.stop()))
  return sent
}

test('while the mail server is down nobody is promised a mail, and afterwards what waited is sent', async () => {
  const before = mailServer.mails.length
  const port = Number(new URL(mailServer.url).port)
  const emails = [STAFF, 'nobody@maplecourt.example']
  await mailServer.stop()

  for (const email of emails) await addRequest(server.db, 'link', email, Date.now())
  await outbox.poke()
  for (const email of emails) {
    expect(await ask(email)).toMatchObject({
      status: 503,
      body: { detail: 'Mail cannot be sent at present. Please try again later.' },
    })
  }
  expect(await waiting()).toHaveLength(2)

  expect(mailServer.mails.length).toBe(before)
  mailServer = await startMailServer({ port })
  await outbox.poke()
  expect(mailServer.mails).toMatchObject([{ to: STAFF }])
  expect(await waiting()).toEqual([])
  expect((await ask(STAFF)).status).toBe(200)
})

test('an unknown address alone is enough to learn that the mail server is down', async () => {
  await outbox.poke()
  const port = Number(new URL(mailServer.url).port)
  await mailServer.stop()
  await ask('nobody@maplecourt.example')
  await outbox.poke()
  expect(outbox.canSend()).toBe(false)
  mailServer = await startMailServer({ port })
  await outbox.poke()
  expect(outbox.canSend()).toBe(true)
})

test('a live server without a mail server answers 503 to everyone', async () => {
  for (const email of [STAFF, 'nobody@maplecourt.example']) {
    expect((await ask(email, live)).status).toBe(503)
  }
  expect(await live.db.selectFrom('mail_requests').selectAll().execute()).toEqual([])
})

test('a demonstration that cannot write its mails answers as ever, and writes them later', async () => {
  const folder = join(demo.config.dataDir, 'mail')
  writeFileSync(folder, 'in the way')
  expect((await ask(STAFF, demo)).status).toBe(200)
  await demo.services.outbox.poke()
  expect((await ask(STAFF, demo)).status).toBe(200)
  await demo.services.outbox.poke()

  rmSync(folder)
  mkdirSync(folder)
  await demo.db.updateTable('mail_requests').set({ next_try_at: Date.now() }).execute()
  await demo.services.outbox.poke()
  expect(mailsIn(demo.config.dataDir)).toHaveLength(2)
})
