import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { startParlour, temporaryFolders } from '../test-process.ts'
import { createDatabase, POSTGRES, startTestServer } from '../test-server.ts'

// What only a shared database can do; without TEST_POSTGRES_URL there is none to try it on.
describe.runIf(POSTGRES)('a shared database', async () => {
  if (!POSTGRES) return
  const newFolder = temporaryFolders()
  const server = await startTestServer()
  const { url: databaseUrl, drop } = await createDatabase(POSTGRES)
  afterAll(drop)

  const endOtherConnections = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(server.db)

  test('may end idle connections: nobody is logged out', async () => {
    const token = await server.login('staff@maplecourt.example')
    // Several at once open several connections.
    const ask = () => server.get('/user/user_details/', token)
    await Promise.all(Array.from({ length: 10 }, ask))
    await endOtherConnections()
    const answers = await Promise.all(Array.from({ length: 10 }, ask))
    for (const { status } of answers) expect([200, 503]).toContain(status)
    await expect.poll(async () => (await ask()).status).toBe(200)
  })

  test('may end the connection of a transaction: it fails, and nothing else does', async () => {
    const transaction = server.db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx)
      await endOtherConnections()
      await new Promise((resolve) => setTimeout(resolve, 100))
      await sql`select 1`.execute(tx)
    })
    await expect(transaction).rejects.toThrow()
    expect((await server.get('/front_door/')).status).toBe(200)
  })

  test('is filled once by two servers that start at the same moment', async () => {
    const env = () => ({ DATA_DIR: newFolder(), DATABASE_URL: databaseUrl })
    const both = await Promise.all([startParlour(env()), startParlour(env())])
    await Promise.all(both.map(({ ready }) => ready))
    for (const { url } of both) {
      const answer = await fetch(`${url}/api/community/get_comm_image/?community_subdomain=maple`)
      expect(await answer.json()).toMatchObject([{ name: 'Maple Court' }])
    }
  })

  test('that goes away is answered 503 until it is back, and the session goes on', async () => {
    const { hostname, port } = new URL(databaseUrl)
    const way = await openWay(hostname, Number(port))
    const through = new URL(databaseUrl)
    through.host = `127.0.0.1:${way.port}`
    const { url, ready } = await startParlour({ DATA_DIR: newFolder(), DATABASE_URL: through.href })
    await ready
    const login = await fetch(`${url}/api/token/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'staff@maplecourt.example', password: 'maple-court-demo' }),
    })
    const { token } = (await login.json()) as { token: string }
    const ask = () =>
      fetch(`${url}/api/user/user_details/`, { headers: { authorization: `Bearer ${token}` } })
    expect((await ask()).status).toBe(200)

    await way.close()
    // The first finds its connection cut, the second that there is no other.
    for (const away of [await ask(), await ask()]) {
      expect([away.status, await away.json()]).toEqual([503, { detail: 'Busy, please try again.' }])
      expect(away.headers.get('retry-after')).toBe('1')
    }

    await openWay(hostname, Number(port), way.port)
    await expect.poll(async () => (await ask()).status).toBe(200)
  })
})

const ways: (() => Promise<void>)[] = []
afterAll(() => Promise.all(ways.map((close) => close())))

/** A way to the database that can be cut. */
async function openWay(host: string, port: number, at = 0) {
  const sockets = new Set<Socket>()
  const way = createServer((near) => {
    const far = connect(port, host)
    for (const socket of [near, far]) sockets.add(socket.on('error', () => {}))
    near.pipe(far).pipe(near)
  })
  way.listen(at, '127.0.0.1')
  await once(way, 'listening')
  const close = async () => {
    for (const socket of sockets) socket.destroy()
    if (!way.listening) return
    way.close()
    await once(way, 'close')
  }
  ways.push(close)
  return { port: (way.address() as AddressInfo).port, close }
}
