import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { gameKeys, loadGames } from './index.ts'
import { loadKinds } from './kinds.ts'

const here = import.meta.dirname
const folders = readdirSync(here).filter((name) => existsSync(join(here, name, 'manifest.ts')))
const kinds = (await loadKinds()).map((kind) => [kind.name, kind] as const)

test('every game folder is in the list', () => expect([...gameKeys].sort()).toEqual(folders.sort()))

test.each(gameKeys)('%s has rules with a test, and a view', (key) => {
  for (const file of ['rules.ts', 'rules.test.ts', 'view.tsx', 'view.module.css']) {
    expect(existsSync(join(here, key, file)), file).toBe(true)
  }
})

test('each game goes by the name of its folder', async () => {
  expect((await loadGames()).map((game) => game.key)).toEqual(gameKeys)
})

test.each(kinds)('%s has a starter file whose every row is in order', async (_, kind) => {
  const { default: rows } = await import(join(here, kind.starter), { with: { type: 'json' } })
  expect(rows.length).toBeGreaterThanOrEqual(12)
  expect(new Set(rows.map((row: { id: string }) => row.id)).size).toBe(rows.length)
  for (const { id, ...row } of rows) {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    // What is kept is what was written: nothing is cut off or changed by the schema.
    expect([id, kind.row.safeParse(row).data]).toEqual([id, row])
  }
})

test.each(kinds)('%s answers its starter rows, each fit for its call', async (_, kind) => {
  const { default: rows } = await import(join(here, kind.starter), { with: { type: 'json' } })
  for (const call of kind.calls) {
    const items = call.items(rows, {})
    expect(items.length).toBeGreaterThan(0)
    for (const item of items) expect(call.item.safeParse(item).error).toBeUndefined()
  }
})
