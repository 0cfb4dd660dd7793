import { expect, test } from 'vitest'
import { startTestServer } from '../../test-server.ts'

const server = await startTestServer()
const maple = await server.login('staff@maplecourt.example')
const birch = await server.login('staff@birchhouse.example')
const PATH = '/parlour/get_finish_line/?active=True'

interface Row {
  id: string
  title: string
  finish_lines: { start: string; finishLine: string; difficulty: string }[]
}
const set = (title: string) =>
  JSON.stringify({
    title,
    finish_lines: [{ start: 'Once', finishLine: 'upon a time', difficulty: 'Easy' }],
  })

async function addRow(
  subdomain: string,
  id: string,
  body: string,
  rest: { active?: 0; valid_from?: number; valid_until?: number } = {},
) {
  const community = await server.db
    .selectFrom('communities')
    .select('id')
    .where('subdomain', '=', subdomain)
    .executeTakeFirstOrThrow()
  await server.db
    .insertInto('game_content')
    .values({ community_id: community.id, id, kind: 'finish-line', position: 0, body, ...rest })
    .execute()
}
const titles = async (token: string) =>
  (await server.get(PATH, token)).body.map((row: Row) => row.title) as string[]

test('Finish Line has 12 sets of 8 lines or more', async () => {
  const { status, body } = await server.get(PATH, maple)
  expect(status).toBe(200)
  expect(body.length).toBeGreaterThanOrEqual(12)
  for (const row of body as Row[]) {
    expect(row.finish_lines.length).toBeGreaterThanOrEqual(8)
    for (const line of row.finish_lines) {
      expect(Object.keys(line).sort()).toEqual(['difficulty', 'finishLine', 'start'])
    }
  }
})

test("a community's own set is seen by that community alone", async () => {
  await addRow('maple', 'canary', set('Canary of Maple Court'))
  expect(await titles(maple)).toContain('Canary of Maple Court')
  expect(await titles(birch)).not.toContain('Canary of Maple Court')
})

test('an own set stands in for the common one of the same id, also when it is switched off', async () => {
  const [first] = (await server.get(PATH, birch)).body as Row[]
  await addRow('birch', first?.id ?? '', set('Our own'), { active: 0 })
  expect(await titles(birch)).not.toContain(first?.title)
  expect(await titles(birch)).not.toContain('Our own')
  expect(await titles(maple)).toContain(first?.title)
})

test('a set is played from the moment it is valid until it no longer is', async () => {
  const now = Date.now()
  await addRow('maple', 'past', set('Past'), { valid_until: now - 1000 })
  await addRow('maple', 'present', set('Present'), {
    valid_from: now - 1000,
    valid_until: now + 60_000,
  })
  await addRow('maple', 'future', set('Future'), { valid_from: now + 60_000 })
  const seen = await titles(maple)
  expect(seen).toContain('Present')
  expect(seen).not.toContain('Past')
  expect(seen).not.toContain('Future')
})

test('a row that does not fit its schema takes no other from the table', async () => {
  await addRow('maple', 'broken', '{"title":"Broken"}')
  const { status, body } = await server.get(PATH, maple)
  expect(status).toBe(200)
  expect(body.map((row: Row) => row.id)).not.toContain('broken')
  expect(body.length).toBeGreaterThanOrEqual(12)
})

test.each(['?active=yes', '?active=True&active=True', '?community=birch'])(
  'the query %s is refused',
  async (query) => {
    const { status, body } = await server.get(`/parlour/get_finish_line/${query}`, maple)
    expect(status).toBe(400)
    expect(body.detail).toEqual(expect.any(String))
  },
)

test('without a session nothing is told', async () => {
  expect(await server.get(PATH)).toMatchObject({ status: 401, body: { detail: 'Please log in.' } })
})

test('an account without the permission is refused', async () => {
  await server.db
    .updateTable('accounts')
    .set({ role: null })
    .where('email', '=', 'manager@birchhouse.example')
    .execute()
  const token = await server.login('manager@birchhouse.example')
  expect((await server.get(PATH, token)).status).toBe(403)
})

test('the list of games names each with its route', async () => {
  const { body } = await server.get('/parlour/get_game_list/', maple)
  expect(body).toContainEqual({
    key: 'finish-line',
    name: 'Finish Line',
    category: 'Words',
    url: '/games/finish-line',
    difficulty: 'Easy',
  })
})
