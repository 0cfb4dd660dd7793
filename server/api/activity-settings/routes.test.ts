import { expect, test } from 'vitest'
import { startTestServer } from '../../test-server.ts'

const server = await startTestServer()
const ask = (token?: string) => server.get('/parlour/user_activity_settings/', token)

test('an account begins with difficulty 0, as the one element of a list', async () => {
  const { status, body } = await ask(await server.login('staff@maplecourt.example'))
  expect([status, body]).toEqual([200, [{ difficulty: 0 }]])
})

test('each account is told its own', async () => {
  await server.db
    .updateTable('accounts')
    .set({ math_difficulty: 2 })
    .where('email', '=', 'manager@maplecourt.example')
    .execute()
  const [own, other] = await Promise.all(
    ['manager@maplecourt.example', 'staff@maplecourt.example'].map(async (email) =>
      ask(await server.login(email)),
    ),
  )
  expect(own?.body).toEqual([{ difficulty: 2 }])
  expect(other?.body).toEqual([{ difficulty: 0 }])
})

test('without a session nothing is told', async () => expect((await ask()).status).toBe(401))
