// Brings what is missing on a machine that has Node.js 20.19 or newer and npm. Written for that
// Node, with nothing but its own modules: nothing is installed yet when it runs.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '..')
const NODE_MAJOR = 24
/** From this minor version on it has all that Parlour uses. */
const NODE_MINOR = 7
const BROUGHT = join(ROOT, '.node')

/**
 * Ends the command with one plain sentence.
 * @param {string} sentence
 * @returns {never}
 */
export function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

/** The Node.js that Parlour runs on: this one, or one that is brought into the project's folder. */
export function findNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > NODE_MAJOR || (major === NODE_MAJOR && minor >= NODE_MINOR)) return process.execPath
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  const binary = join(
    'node_modules',
    name,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  )
  if (existsSync(join(BROUGHT, binary))) return join(BROUGHT, binary)

  console.log(`Bringing Node.js ${NODE_MAJOR} (this happens once)…`)
  const unfinished = `${BROUGHT}-${process.pid}`
  mkdirSync(unfinished, { recursive: true })
  writeFileSync(join(unfinished, 'package.json'), '{ "private": true }\n')
  const isDone = npm(
    process.execPath,
    ['install', '--no-save', '--no-package-lock', `${name}@${NODE_MAJOR}`],
    unfinished,
  )
  if (!isDone || !existsSync(join(unfinished, binary))) {
    rmSync(unfinished, { recursive: true, force: true })
    fail(
      `Node.js ${NODE_MAJOR} could not be brought. Please install it, or check the connection to the npm registry.`,
    )
  }
  rmSync(BROUGHT, { recursive: true, force: true })
  renameSync(unfinished, BROUGHT)
  return join(BROUGHT, binary)
}

/**
 * Installs the packages of the lockfile: those of the product, or those of its development too.
 * @param {string} node
 * @param {{ withDevelopment: boolean }} extent
 */
export function install(node, { withDevelopment }) {
  const stamp = join(ROOT, 'node_modules', '.installed')
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex')
  const [done, extent] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : []
  if (done === lock && (extent === 'all' || !withDevelopment)) return

  console.log('Installing packages…')
  if (!npm(node, ['ci', ...(withDevelopment ? [] : ['--omit=dev'])], ROOT)) {
    fail('The packages could not be installed. Please check the connection to the npm registry.')
  }
  writeFileSync(stamp, `${lock} ${withDevelopment ? 'all' : 'product'}`)
}

/**
 * Builds the web application, unless it was built from just these files.
 * @param {string} node
 */
export function build(node) {
  const stamp = join(ROOT, 'dist', '.built')
  const sources = fingerprint([
    'contract',
    'games',
    'ui',
    'web',
    'docs/licenses',
    'commands/build.mjs',
    'commands/pictures.mjs',
    'vite.config.ts',
    'package-lock.json',
  ])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return

  console.log('Building…')
  const { status } = run(node, [join(ROOT, 'commands', 'build.mjs')], ROOT)
  if (status !== 0) fail('The web application could not be built.')
  writeFileSync(stamp, sources)
}

/**
 * Names, sizes and times of all files below: changes with any of them.
 * @param {string[]} paths
 */
function fingerprint(paths) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap(filesBelow)) {
    const { size, mtimeMs } = statSync(join(ROOT, path))
    hash.update(`${path} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

/** Written by the build itself. */
const GENERATED = join('web', 'public', 'pictures')

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesBelow(path) {
  if (path === GENERATED) return []
  if (statSync(join(ROOT, path)).isFile()) return [path]
  return readdirSync(join(ROOT, path))
    .sort()
    .flatMap((name) => filesBelow(join(path, name)))
}

/**
 * Runs npm on a given Node.js, whatever npm this command was started by.
 * @param {string} node
 * @param {string[]} args
 * @param {string} cwd
 */
function npm(node, args, cwd) {
  const own = process.env.npm_execpath
  const result = own?.endsWith('.js')
    ? run(node, [own, ...args], cwd)
    : spawnSync('npm', args, {
        cwd,
        stdio: ['ignore', 'ignore', 'inherit'],
        env: cleanEnv(),
        shell: process.platform === 'win32',
      })
  return result.status === 0
}

/**
 * @param {string} node
 * @param {string[]} args
 * @param {string} cwd
 */
export function run(node, args, cwd) {
  return spawnSync(node, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'], env: cleanEnv() })
}

/** What npm tells the scripts it starts about their own package must not reach another npm. */
function cleanEnv() {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^npm_(config_local_prefix|package_|lifecycle_)/.test(name),
    ),
  )
}
