// Finds a Chromium for the browser tests, or brings one.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fail, ROOT, run } from './prepare.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The path of a Chromium of this machine, or `undefined` where Playwright's own download serves.
 * @param {string} node
 */
export function findBrowser(node) {
  const found = process.env.CHROMIUM_PATH ?? onThisMachine()
  if (found) return found

  console.log('Bringing a browser for the tests…')
  const playwright = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js')
  if (run(node, [playwright, 'install', 'chromium'], ROOT).status === 0) return undefined

  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0
  if (isDebianRoot && debianInstall()) return onThisMachine()
  return fail('No browser was found for the tests. Please install Chromium, or set CHROMIUM_PATH.')
}

function onThisMachine() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const inPath = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [...inPath, ...PLACES].find((path) => existsSync(path))
}

function debianInstall() {
  const apt = (/** @type {string[]} */ ...args) =>
    spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  return apt('update') && apt('install', '-y', 'chromium')
}
