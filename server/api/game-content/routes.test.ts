import { describe, expect, test } from 'vitest'
import { loadGames } from '#games/index.ts'
import { GAME_LIST } from '../../db/schema.ts'
import { startTestServer } from '../../test-server.ts'

const server = await startTestServer()
const maple = await server.login('staff@maplecourt.example')
const birch = await server.login('staff@birchhouse.example')
const PATH = '/parlour/get_finish_line/?active=True'

type Fields = Record<string, unknown>

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
  rest: { kind?: string; active?: 0; valid_from?: number; valid_until?: number } = {},
) {
  const community = await server.db
    .selectFrom('communities')
    .select('id')
    .where('subdomain', '=', subdomain)
    .executeTakeFirstOrThrow()
  await server.db
    .insertInto('game_content')
    .values({ community_id: community.id, kind: 'finish-line', id, position: 0, body, ...rest })
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
  await addRow('maple', 'no-json', '{"title":')
  const { status, body } = await server.get(PATH, maple)
  expect(status).toBe(200)
  expect(body.map((row: Row) => row.id)).not.toContain('broken')
  expect(body.map((row: Row) => row.id)).not.toContain('no-json')
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

describe('icons', () => {
  const ask = async (query = '', token = maple) =>
    (await server.get(`/parlour/get_icons/${query}`, token)).body as Fields[]

  test('are those of one category, or of all', async () => {
    const all = await ask('?active=True')
    expect(all.length).toBeGreaterThan(100)
    expect(await ask()).toEqual(all)
    for (const category of ['0', '1', '2']) {
      const some = await ask(`?active=True&category=${category}`)
      expect(some).toEqual(all.filter((icon) => icon.category === category))
      expect(some.length).toBeGreaterThanOrEqual(12)
    }
    expect(all).toContainEqual({
      id: 'light-bell',
      item: 'bell',
      image: '/pictures/bell.svg',
      category: '2',
    })
  })

  test("of a community's own stand beside the common ones, in that community alone", async () => {
    const body = JSON.stringify({ item: 'canary', image: '/pictures/bird.svg', category: '1' })
    await addRow('birch', 'canary', body, { kind: 'icons' })
    await addRow('birch', 'grocery-bread', body, { kind: 'icons', active: 0 })
    await addRow('birch', 'broken', '{"item":"broken"}', { kind: 'icons' })
    const birchIds = (await ask('', birch)).map(({ id }) => id)
    const mapleIds = (await ask()).map(({ id }) => id)
    expect(birchIds).toHaveLength(mapleIds.length)
    expect(birchIds).toContain('canary')
    expect(birchIds).not.toContain('grocery-bread')
    expect(mapleIds).not.toContain('canary')
  })

  test.each(['?category=3', '?category=', '?category=0&category=1', '?active=False', '?id=x'])(
    'the query %s is refused',
    async (query) => {
      expect((await server.get(`/parlour/get_icons/${query}`, maple)).status).toBe(400)
    },
  )
})

describe('category sorts', () => {
  const PATH = '/parlour/get_category_sorts/'
  const ask = async (query = '', token = maple) =>
    (await server.get(`${PATH}${query}`, token)).body as {
      category_sorts: string
      group_name: string
      words: unknown[]
    }[]
  const list = async (token = maple) =>
    (await server.get('/parlour/get_category_sorts_games/', token)).body as Fields[]

  test('are listed by title, words and pictures alike', async () => {
    const games = await list()
    for (const game of games)
      expect(Object.keys(game).sort()).toEqual(['id', 'image_game', 'title'])
    expect(games.filter(({ image_game }) => image_game).length).toBeGreaterThanOrEqual(16)
    expect(games.filter(({ image_game }) => !image_game).length).toBeGreaterThanOrEqual(24)
  })

  test.each([
    ['words', '', false],
    ['pictures', '&image_game=True', true],
  ])('of %s are two groups for each set in the list', async (_, query, image_game) => {
    const groups = await ask(`?active=True${query}`)
    const games = (await list()).filter((game) => game.image_game === image_game)
    expect(groups).toHaveLength(games.length * 2)
    for (const { id } of games) {
      const own = groups.filter(({ category_sorts }) => category_sorts === id)
      expect(own).toHaveLength(2)
      expect(own).toEqual(await ask(`?active=True${query}&id=${id}`))
    }
  })

  test('have plain words, or words with pictures', async () => {
    expect((await ask('?id=words-trees-and-flowers'))[0]).toEqual({
      category_sorts: 'words-trees-and-flowers',
      group_name: 'Trees',
      words: ['maple', 'oak', 'birch', 'pine', 'elm'],
    })
    const [pictures] = await ask('?image_game=True')
    expect(pictures?.words[0]).toEqual({
      id: expect.any(String),
      word: expect.any(String),
      image: expect.stringMatching(/^\/pictures\/[\w-]+\.svg$/),
    })
  })

  test('of an unknown id are none', async () => expect(await ask('?id=none')).toEqual([]))

  test("of a community's own are seen by that community alone, without what cannot be sorted", async () => {
    const group = (group_name: string, ...words: string[]) => ({ group_name, words })
    const own = (...groups: object[]) =>
      JSON.stringify({ title: 'Our own', image_game: false, groups })
    const kind = 'category-sorts'
    const birds = group('Birds', 'wren', 'robin')
    await addRow('maple', 'own', own(birds, group('Fruit', 'pear', 'plum')), { kind })
    await addRow('maple', 'one-group', own(birds), { kind })
    await addRow('maple', 'in-both', own(birds, group('Names', 'Robin', 'Rose')), { kind })
    const ids = async (token: string) => (await list(token)).map(({ id }) => id)
    expect(await ids(maple)).toContain('own')
    expect(await ids(maple)).not.toContain('one-group')
    expect(await ids(maple)).not.toContain('in-both')
    expect(await ids(birch)).not.toContain('own')
    expect(await ask('?id=own', birch)).toEqual([])
  })

  test.each([
    `${PATH}?image_game=False`,
    `${PATH}?image_game=1`,
    `${PATH}?active=true`,
    `${PATH}?id=${'x'.repeat(101)}`,
    `${PATH}?title=x`,
    '/parlour/get_category_sorts_games/?title=x',
  ])('%s is refused', async (path) => {
    expect((await server.get(path, maple)).status).toBe(400)
  })
})

describe('the list of games', () => {
  const ask = async (token = maple) =>
    (await server.get('/parlour/get_game_list/', token)).body as Fields[]

  test('names each with its route', async () => {
    expect(await ask()).toContainEqual({
      key: 'finish-line',
      name: 'Finish Line',
      category: 'Words',
      url: '/games/finish-line',
      difficulty: 'Easy',
    })
    for (const { key, listed } of await loadGames()) {
      const urls = (await ask()).filter((item) => item.key === key).map(({ url }) => url)
      expect(urls).toEqual(listed === null ? [] : [listed ?? `/games/${key}`])
    }
  })

  test("is the community's own", async () => {
    const item = {
      key: 'checkers',
      name: 'Checkers',
      category: 'Just for Fun',
      url: 'https://games.example/checkers',
      difficulty: 'Easy',
    }
    const kind = GAME_LIST
    await addRow('birch', 'checkers', JSON.stringify(item), { kind })
    await addRow('birch', 'finish-line', JSON.stringify(item), { kind, active: 0 })
    const script = JSON.stringify({ ...item, key: 'script', url: 'javascript:alert(1)' })
    await addRow('birch', 'script', script, { kind })
    const birchGames = await ask(birch)
    expect(birchGames).toContainEqual(item)
    expect(birchGames.map(({ key }) => key)).not.toContain('finish-line')
    expect(birchGames.map(({ key }) => key)).not.toContain('script')
    expect((await ask()).map(({ key }) => key)).not.toContain('checkers')
    expect((await ask()).map(({ key }) => key)).toContain('finish-line')
  })
})
