import { cpSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeAll, describe, expect, test } from 'vitest'
import { contentsOf, refusal, startParlour, temporaryFolders } from './test-process.ts'

const newFolder = temporaryFolders()
const DAMAGED =
  'The database is damaged. Nothing was changed. Please restore the newest good backup of the data folder.'
const missingFrom = (folder: string) =>
  `The database is missing from ${folder}. Nothing was changed. Please restore the newest backup.`

/** A folder as an orderly end leaves it, and one as a power cut does: the newest rows only in SQLite's log. */
const stopped = newFolder()
const killed = newFolder()
beforeAll(async () => {
  for (const [DATA_DIR, signal] of [
    [stopped, 'SIGTERM'],
    [killed, 'SIGKILL'],
  ] as const) {
    const { ready, stop } = await startParlour({ DATA_DIR })
    await ready
    await stop(signal)
  }
})

function copyOf(folder: string): string {
  const copy = newFolder()
  cpSync(folder, copy, { recursive: true })
  return copy
}

const database = (folder: string) => join(folder, 'parlour.db')

/** Writes zeros over some bytes. */
function blank(file: string, from: number, length: number): void {
  const bytes = readFileSync(file)
  writeFileSync(file, bytes.fill(0, from, from + length))
}

async function expectRefusal(DATA_DIR: string, sentence: string): Promise<void> {
  const before = contentsOf(DATA_DIR)
  expect(await refusal({ DATA_DIR })).toBe(sentence)
  expect(contentsOf(DATA_DIR)).toEqual(before)
}

describe('refused, with every file left as it was:', () => {
  test.each([
    ['garbage', (file: string) => writeFileSync(file, 'This is not a database. '.repeat(500))],
    ['a few bytes', (file: string) => writeFileSync(file, 'SQLite')],
    ['the first half', (file: string) => truncateSync(file, 4096 * 5)],
    ['a part that ends within a page', (file: string) => truncateSync(file, 5000)],
    ['a zeroed header', (file: string) => blank(file, 0, 100)],
    ['zeroed pages in the middle', (file: string) => blank(file, 4096 * 4, 4096 * 4)],
  ])('%s in place of the database', async (_, spoil) => {
    const folder = copyOf(stopped)
    spoil(database(folder))
    await expectRefusal(folder, DAMAGED)
  })

  test.each([
    ['no file', (file: string) => rmSync(file)],
    ['an empty file', (file: string) => truncateSync(file, 0)],
    [
      'the empty database of another program',
      (file: string) => {
        rmSync(file)
        const other = new DatabaseSync(file)
        other.exec('create table notes (text)')
        other.close()
      },
    ],
  ])('%s in place of the database', async (_, spoil) => {
    const folder = copyOf(stopped)
    spoil(database(folder))
    await expectRefusal(folder, missingFrom(folder))
  })

  test('a folder in place of the database', async () => {
    const folder = copyOf(stopped)
    rmSync(database(folder))
    mkdirSync(database(folder))
    const before = contentsOf(folder)
    expect(await refusal({ DATA_DIR: folder })).toMatch(/^The database in .+ cannot be used: .+\.$/)
    expect(contentsOf(folder)).toEqual(before)
  })

  test('a database without the log that held all of it', async () => {
    const folder = copyOf(killed)
    rmSync(`${database(folder)}-wal`)
    rmSync(`${database(folder)}-shm`)
    await expectRefusal(folder, missingFrom(folder))
  })

  test.each(['stopped', 'killed'])('a newer version has written, and was %s', async (end) => {
    const folder = copyOf(stopped)
    const newer = new DatabaseSync(database(folder))
    newer.exec("insert into kysely_migration values ('999-later', '2030-01-01T00:00:00.000Z')")
    const asKilled = copyOf(folder)
    newer.close()
    await expectRefusal(
      end === 'killed' ? asKilled : folder,
      'This data was written by a newer version of Parlour. Nothing was changed.',
    )
  })

  test.each([
    ['stopped', stopped],
    ['killed', killed],
  ])('a demonstration that was %s, on an address that others reach', async (_, folder) => {
    const copy = copyOf(folder)
    const before = contentsOf(copy)
    expect(await refusal({ DATA_DIR: copy, HOST: '0.0.0.0' })).toBe(
      'This data is the demonstration, whose passwords everyone knows. Choose another folder with DATA_DIR or another database with DATABASE_URL, or let HOST be 127.0.0.1.',
    )
    expect(contentsOf(copy)).toEqual(before)
  })
})

test('what a power cut left is complete after the next start', async () => {
  const DATA_DIR = copyOf(killed)
  const { url, ready } = await startParlour({ DATA_DIR })
  await ready
  const answer = await fetch(`${url}/api/community/get_comm_image/?community_subdomain=maple`)
  expect(await answer.json()).toMatchObject([{ name: 'Maple Court' }])
})

test('a second server on one folder names the first, which goes on; after its end the folder is free', async () => {
  const DATA_DIR = copyOf(stopped)
  const first = await startParlour({ DATA_DIR })
  await first.ready
  const started = performance.now()
  expect(await refusal({ DATA_DIR })).toBe(
    `Another copy is already running with this data folder (process ${first.child.pid}).`,
  )
  expect(performance.now() - started).toBeLessThan(5000)
  expect((await fetch(`${first.url}/api/health/`)).status).toBe(200)

  await first.stop('SIGKILL')
  await (await startParlour({ DATA_DIR })).ready
})
