import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach } from 'vitest'

const MAIN = join(import.meta.dirname, 'main.ts')

/** Parlour as an operator starts it: a process of its own. */
export interface ParlourProcess {
  readonly child: ChildProcess
  readonly url: string
  /** What it has said so far. */
  readonly output: { readonly stdout: string; readonly stderr: string }
  /** Fulfilled when it listens; rejected when it ends before that. */
  readonly ready: Promise<void>
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
  /** Sends the signal and waits for the end. */
  stop(signal?: NodeJS.Signals): Promise<{ code: number | null; signal: NodeJS.Signals | null }>
}

const running = new Set<ChildProcess>()
afterEach(() =>
  Promise.all(
    [...running].map((child) => {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      return gone
    }),
  ),
)

export async function startParlour(env: Record<string, string>): Promise<ParlourProcess> {
  const port = env.PORT ?? String(await freePort())
  const child = spawn(process.execPath, [MAIN], {
    env: { LOG_LEVEL: 'silent', ...env, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  running.add(child)
  const output = { stdout: '', stderr: '' }
  child.once('exit', () => running.delete(child))
  const streams = [child.stdout, child.stderr].filter((stream) => stream !== null)
  const ended = Promise.all([
    once(child, 'exit'),
    ...streams.map((stream) => once(stream, 'end')),
  ]).then(([exit]) => ({ code: exit?.[0], signal: exit?.[1] }))
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (text) => {
      output.stdout += text
      if (output.stdout.includes('Parlour is ready')) resolve()
    })
    child.stderr?.on('data', (text) => {
      output.stderr += text
    })
    ended.then(() => reject(new Error(`Parlour ended: ${output.stderr}`)))
  })
  ready.catch(() => {})
  return {
    child,
    url: `http://127.0.0.1:${port}`,
    output,
    ready,
    ended,
    stop(signal = 'SIGTERM') {
      child.kill(signal)
      return ended
    },
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/** Makes folders that are gone after the tests; to be called at the top of a file. */
export function temporaryFolders(): () => string {
  const root = mkdtempSync(join(tmpdir(), 'parlour-process-'))
  afterAll(() => rmSync(root, { recursive: true, force: true }))
  return () => mkdtempSync(join(root, 'data-'))
}

/** Starts what must refuse: its one sentence, when it was one and the exit was not 0. */
export async function refusal(env: Record<string, string>): Promise<string> {
  const { ended, output } = await startParlour(env)
  const { code } = await ended
  const sentence = output.stderr.match(/^[^\n]+\.\n$/)?.[0]
  if (!sentence || code === 0 || output.stdout) {
    throw new Error(`It did not refuse plainly (${code}): ${output.stdout}${output.stderr}`)
  }
  return sentence.trim()
}

/** What lies in a folder, byte for byte. Locks and SQLite's index of its log say who is there, not what. */
export function contentsOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !/^(lock|lock-journal|pid)$|-shm$/.test(name))
    .filter((name) => statSync(join(folder, name)).isFile())
  return Object.fromEntries(
    files.map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex'),
    ]),
  )
}
