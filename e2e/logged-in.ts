import { test as base, expect, PASSWORD, type Server } from './fixtures.ts'

interface Session {
  token: string
  /** What the browser keeps of it. */
  stored: { name: string; value: string }[]
}

/** Tests that begin behind the login, in the session of one account of Maple Court. */
export const test = base.extend<object, { session: Session }>({
  session: [async ({ server }, use) => use(await logIn(server)), { scope: 'worker' }],
  storageState: async ({ server, session }, use) =>
    use({ cookies: [], origins: [{ origin: server.url('maple'), localStorage: session.stored }] }),
})
export { expect }

async function logIn(server: Server): Promise<Session> {
  const answer = await fetch(`${server.url()}/api/token/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'manager@maplecourt.example', password: PASSWORD }),
  })
  const { token } = (await answer.json()) as { token: string }
  const [details] = await ask<Record<string, unknown>[]>(server, token, '/user/user_details/')
  const kept = {
    token,
    permissions: JSON.stringify(details?.permissions),
    roles: JSON.stringify(details?.roles),
    organizations: JSON.stringify(details?.organizations),
    clientID: String(details?.user_id),
    firstName: String(details?.first_name),
    lastName: String(details?.last_name),
  }
  return { token, stored: Object.entries(kept).map(([name, value]) => ({ name, value })) }
}

/** The answer of a call of the API. */
export async function ask<T>(server: Server, token: string, path: string): Promise<T> {
  const answer = await fetch(`${server.url()}/api${path}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return (await answer.json()) as T
}
