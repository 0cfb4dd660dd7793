// Builds the web application into dist/: the program, the pictures, the login page drawn in advance,
// the skeleton of every other page, the hashes of their inline parts, and everything compressed.
import { createHash } from 'node:crypto'
import { appendFileSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { writePictures } from './pictures.mjs'

const ROOT = join(import.meta.dirname, '..')
const DIST = join(ROOT, 'dist')
const DRAWING = join(ROOT, 'node_modules', '.cache', 'prerender')
/** Of what the bundler does not know as parts of the program. */
const LICENSES = {
  'atkinson-hyperlegible-next (OFL-1.1)':
    'node_modules/@fontsource-variable/atkinson-hyperlegible-next/LICENSE',
  'figtree (OFL-1.1)': 'node_modules/@fontsource-variable/figtree/LICENSE',
  'source-serif-4 (OFL-1.1)': 'node_modules/@fontsource-variable/source-serif-4/LICENSE',
  'Noto Emoji (Apache-2.0)': 'docs/licenses/noto-emoji.txt',
  SCOWL: 'docs/licenses/scowl.txt',
}

writePictures()
/** @type {import('vite').InlineConfig} */
const config = { configFile: join(ROOT, 'vite.config.ts'), logLevel: 'warn' }
await build(config)
await build({
  ...config,
  build: {
    ssr: join(ROOT, 'web/prerender.tsx'),
    outDir: DRAWING,
    emptyOutDir: true,
    copyPublicDir: false,
  },
})

const { drawLogin } = await import(pathToFileURL(join(DRAWING, 'prerender.js')).href)
const template = readFileSync(join(DIST, 'index.html'), 'utf8')
const login = inlineStyles(template).replace('<!--app-->', () => drawLogin())
writeFileSync(join(DIST, 'index.html'), login)
writeFileSync(join(DIST, 'app.html'), template.replace('<!--app-->', ''))
writeFileSync(
  join(DIST, 'inline.json'),
  JSON.stringify({
    script: hashes(login, /<script>(.*?)<\/script>/gs),
    style: hashes(login, /<style>(.*?)<\/style>/gs),
  }),
)
rmSync(DRAWING, { recursive: true })
addLicenses()
for (const file of readdirSync(DIST, { recursive: true })) compress(join(DIST, String(file)))

function addLicenses() {
  for (const [title, file] of Object.entries(LICENSES)) {
    const text = readFileSync(join(ROOT, file), 'utf8')
    appendFileSync(join(DIST, 'licenses.md'), `\n## ${title}\n\n${text}`)
  }
}

/**
 * The login page needs no second request before it can be painted.
 * @param {string} html
 */
function inlineStyles(html) {
  return html.replace(
    /<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+\.css)"[^>]*>/g,
    (_, /** @type {string} */ file) => {
      return `<style>${readFileSync(join(DIST, file), 'utf8').trim()}</style>`
    },
  )
}

/**
 * The hashes of a page's inline parts, as the content security policy names them.
 * @param {string} html
 * @param {RegExp} pattern
 */
function hashes(html, pattern) {
  return [...html.matchAll(pattern)].map(([, part]) => {
    return `'sha256-${createHash('sha256')
      .update(part ?? '')
      .digest('base64')}'`
  })
}

/** @param {string} file */
function compress(file) {
  if (!/\.(js|css|html|svg|md)$/.test(file) || !statSync(file).isFile()) return
  const text = readFileSync(file)
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  )
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }))
}
