// npm test: format, lint, types, unit, API and browser tests, and one line of totals.
// `npm test -- --fast` leaves the browser tests and PostgreSQL out.

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from './browser.mjs'
import { startPostgres } from './postgres.mjs'
import { build, findNode, install, ROOT } from './prepare.mjs'

const RESULTS = join(ROOT, 'test-results')
const isFast = process.argv.includes('--fast')

const node = findNode()
install(node, { withDevelopment: true })
build(node)
rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS)

let passed = 0
let failed = 0

check('format and lint', bin('@biomejs/biome/bin/biome'), ['ci', '--error-on-warnings'])
for (const part of ['pure', 'server', 'web', 'e2e']) {
  check(`types of ${part}`, bin('typescript/bin/tsc'), ['-p', `tsconfig.${part}.json`])
}
check('nothing unused', bin('knip/bin/knip.js'), [])
tests('unit', bin('vitest/vitest.mjs'), ['run', '--project', 'unit', ...vitestReport('unit')])
tests('API on SQLite', bin('vitest/vitest.mjs'), [
  'run',
  '--project',
  'api',
  ...vitestReport('API on SQLite'),
])
if (!isFast) {
  await testOnPostgres()
  const browser = findBrowser(node)
  tests('browser', bin('@playwright/test/cli.js'), ['test'], {
    ...(browser && { CHROMIUM_PATH: browser }),
    PLAYWRIGHT_JSON_OUTPUT_NAME: resultsOf('browser'),
  })
}

console.log(`\nTotal: ${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

async function testOnPostgres() {
  const postgres = await startPostgres()
  if ('reason' in postgres) {
    console.log(`\nThe API was not tested on PostgreSQL: ${postgres.reason}`)
    return
  }
  tests(
    'API on PostgreSQL',
    bin('vitest/vitest.mjs'),
    ['run', '--project', 'api', ...vitestReport('API on PostgreSQL')],
    {
      TEST_POSTGRES_URL: postgres.url,
    },
  )
  await postgres.stop()
}

/**
 * One check, which passes or fails as a whole.
 * @param {string} name
 * @param {string} program
 * @param {string[]} args
 */
function check(name, program, args) {
  if (execute(name, program, args)) passed += 1
  else failed += 1
}

/**
 * A test runner, which counts for itself. One that ends badly without a failed test counts as one.
 * @param {string} name
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
function tests(name, program, args, env = {}) {
  const isGood = execute(name, program, args, env)
  const results = existsSync(resultsOf(name))
    ? JSON.parse(readFileSync(resultsOf(name), 'utf8'))
    : {}
  const good = results.numPassedTests ?? results.stats?.expected ?? 0
  const bad =
    results.numFailedTests ?? (results.stats ? results.stats.unexpected + results.stats.flaky : 0)
  passed += good
  failed += isGood ? bad : Math.max(1, bad)
}

/**
 * @param {string} name
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
function execute(name, program, args, env = {}) {
  console.log(`\n— ${name}`)
  const { status } = spawnSync(node, [program, ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return status === 0
}

/** @param {string} path */
function bin(path) {
  return join(ROOT, 'node_modules', path)
}

/** @param {string} name */
function resultsOf(name) {
  return join(RESULTS, `${name.replaceAll(' ', '-')}.json`)
}

/** @param {string} name */
function vitestReport(name) {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${resultsOf(name)}`]
}
