import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, test } from 'vitest'
import { startTestServer } from '../test-server.ts'
import { migrate, refuseNewer } from './migrate.ts'
import { migrations } from './migrations/index.ts'
import { EVERY_COMMUNITY } from './schema.ts'
import { DEMO, prepareInstallation } from './starter.ts'

const { db } = await startTestServer()

test('every change of the tables has been made, and making them again changes nothing', async () => {
  await migrate(db)
  expect(await refuseNewer(db)).toEqual(Object.keys(migrations))
})

test('accounts from before the math games are kept, and begin with difficulty 0', async () => {
  const before = await db.selectFrom('accounts').selectAll().orderBy('id').execute()
  await db.schema.alterTable('accounts').dropColumn('math_difficulty').execute()
  await sql`delete from kysely_migration where name >= '002'`.execute(db)
  await migrate(db)
  const after = await db.selectFrom('accounts').selectAll().orderBy('id').execute()
  expect(after).toEqual(before.map((account) => ({ ...account, math_difficulty: 0 })))
})

test('a change that fails halfway leaves nothing behind', async () => {
  const halfway = {
    async up(tx: typeof db) {
      await tx.schema.createTable('halfway').addColumn('id', 'integer').execute()
      throw new Error('power cut')
    },
  }
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations, '999-halfway': halfway }) },
  }).migrateToLatest()
  expect(error).toEqual(new Error('power cut'))
  expect((await db.introspection.getTables()).map(({ name }) => name)).not.toContain('halfway')
  expect(await refuseNewer(db)).toEqual(Object.keys(migrations))
})

test('a database that is filled stays what it is', async () => {
  expect(await prepareInstallation(db, 'live')).toBe('demo')
  const accounts = await db.selectFrom('accounts').select('email').execute()
  expect(accounts).toHaveLength(DEMO.flatMap((community) => community.accounts).length)
})

test('starter rows that are missing are added, the others stay as they are', async () => {
  const common = () =>
    db
      .selectFrom('game_content')
      .selectAll()
      .where('community_id', '=', EVERY_COMMUNITY)
      .orderBy('kind')
      .orderBy('id')
      .execute()
  const before = await common()
  expect(before.length).toBeGreaterThan(100)
  await db.updateTable('game_content').set({ active: 0 }).where('kind', '=', 'icons').execute()
  await db.deleteFrom('game_content').where('kind', '!=', 'icons').execute()
  await prepareInstallation(db, 'live')
  expect(await common()).toEqual(
    before.map((row) => (row.kind === 'icons' ? { ...row, active: 0 } : row)),
  )
})

test('a database of a newer version is refused', async () => {
  const later = { '999-later': { up: async () => {} } }
  await new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations, ...later }) },
  }).migrateToLatest()
  await expect(refuseNewer(db)).rejects.toThrow(
    'This data was written by a newer version of Parlour. Nothing was changed.',
  )
})
