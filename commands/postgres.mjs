// Finds or starts a PostgreSQL for the tests. Plain JavaScript, so that any Node.js reads it.
import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const START_MS = 30_000

/**
 * A PostgreSQL server that may be used freely: the one of TEST_POSTGRES_URL, or one that lives in a
 * temporary folder until it is stopped. Without either, the reason in words.
 * @returns {Promise<{ url: string, stop: () => Promise<void> } | { reason: string }>}
 */
export async function startPostgres() {
  const given = process.env.TEST_POSTGRES_URL
  if (given) return { url: given, stop: async () => {} }

  const programs = findPrograms()
  if (!programs)
    return { reason: 'PostgreSQL is not installed: initdb and postgres were not found' }
  const user = await findUser()
  if (!user) return { reason: 'PostgreSQL does not run as root, and no other user was found' }

  const folder = mkdtempSync(join(tmpdir(), 'parlour-postgres-'))
  try {
    return await startCluster(programs, user, folder)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    return { reason: `PostgreSQL did not start: ${error instanceof Error ? error.message : error}` }
  }
}

/** The folder that has the programs: the newest of Debian's, Homebrew's, or one of PATH. */
function findPrograms() {
  const newestFirst = (/** @type {string} */ parent, /** @type {string} */ start) =>
    !existsSync(parent)
      ? []
      : readdirSync(parent)
          .filter((name) => name.startsWith(start))
          .sort((a, b) => versionOf(b) - versionOf(a))
          .map((name) => join(parent, name, 'bin'))
  return [
    ...(process.env.PATH ?? '').split(delimiter),
    ...newestFirst('/usr/lib/postgresql', ''),
    ...newestFirst('/opt/homebrew/opt', 'postgresql'),
    ...newestFirst('/usr/local/opt', 'postgresql'),
  ].find((bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'postgres')))
}

const versionOf = (/** @type {string} */ name) => Number(name.match(/\d+$/)?.[0] ?? 0)

/** Whom the programs run as: PostgreSQL refuses root. */
async function findUser() {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = await Promise.all(
        ['-u', '-g'].map(async (part) => Number((await run('id', [part, name])).stdout)),
      )
      return { uid, gid }
    } catch {
      // There is no such user here.
    }
  }
  return undefined
}

/**
 * @param {string} programs
 * @param {{ uid?: number | undefined, gid?: number | undefined }} user
 * @param {string} folder
 */
async function startCluster(programs, user, folder) {
  const data = join(folder, 'data')
  const passwordFile = join(folder, 'password')
  const password = randomBytes(24).toString('hex')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (user.uid !== undefined && user.gid !== undefined) {
    for (const path of [folder, passwordFile]) chownSync(path, user.uid, user.gid)
  }
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } }
  await run(
    join(programs, 'initdb'),
    [
      ...['-D', data, '-U', 'parlour', '-E', 'UTF8', '--no-locale', '--no-sync'],
      ...['-A', 'scram-sha-256', `--pwfile=${passwordFile}`],
    ],
    options,
  )

  const port = await freePort()
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    // Nothing here must outlive a power cut.
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...flags], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  // It must not outlive its parent, whether that stops it or not.
  const end = () => server.kill('SIGQUIT')
  process.once('exit', end)
  await isReady(server)
  server.unref()
  server.stderr.destroy()
  return {
    url: `postgres://parlour:${password}@127.0.0.1:${port}/postgres`,
    async stop() {
      process.off('exit', end)
      server.ref()
      const ended = once(server, 'exit')
      server.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** @param {import('node:child_process').ChildProcess} server */
async function isReady(server) {
  let log = ''
  await new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`it was not ready in time\n${log}`)), START_MS)
    server.once('error', reject)
    server.once('exit', () => reject(new Error(log)))
    server.stderr?.on('data', (text) => {
      log += text
      if (!log.includes('ready to accept connections')) return
      clearTimeout(timer)
      resolve(undefined)
    })
  })
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address ? address.port : 0
}
