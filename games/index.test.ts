import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { gameKeys, loadGames } from './index.ts'

const here = import.meta.dirname
const folders = readdirSync(here).filter((name) => existsSync(join(here, name, 'manifest.ts')))

test('every game folder is in the list', () => expect([...gameKeys].sort()).toEqual(folders.sort()))

test.each(gameKeys)('%s has rules with a test, and a view', (key) => {
  for (const file of ['rules.ts', 'rules.test.ts', 'view.tsx', 'view.module.css']) {
    expect(existsSync(join(here, key, file)), file).toBe(true)
  }
})

test('each game goes by the name of its folder', async () => {
  expect((await loadGames()).map((game) => game.key)).toEqual(gameKeys)
})

test('a game with sets has a starter file whose every row is in order', async () => {
  for (const game of await loadGames()) {
    if (!game.sets) continue
    const file = join(here, game.key, 'starter.json')
    const { default: rows } = await import(file, { with: { type: 'json' } })
    expect(rows.length, game.key).toBeGreaterThanOrEqual(12)
    expect(new Set(rows.map((row: { id: string }) => row.id)).size).toBe(rows.length)
    for (const { id, ...row } of rows) {
      expect(game.sets.row.safeParse(row).error, `${game.key} ${id}`).toBeUndefined()
    }
  }
})
