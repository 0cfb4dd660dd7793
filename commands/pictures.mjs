// The pictures that the starter content of the games names, each a file of its own.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const GAMES = join(import.meta.dirname, '../games')
const PICTURES = join(import.meta.dirname, '../web/public/pictures')

/** Writes them where the web application's files lie; those that are there stay untouched. */
export function writePictures() {
  const drawing = openDrawings()
  const files = new Map(namedPictures().map((name) => [`${name}.svg`, drawing(name)]))
  mkdirSync(PICTURES, { recursive: true })
  for (const file of readdirSync(PICTURES)) if (!files.has(file)) rmSync(join(PICTURES, file))
  for (const [file, svg] of files) {
    const path = join(PICTURES, file)
    if (!existsSync(path) || readFileSync(path, 'utf8') !== svg) writeFileSync(path, svg)
  }
}

/** The names of all pictures in the starter files. */
export function namedPictures() {
  const files = readdirSync(GAMES, { recursive: true }).map(String)
  const texts = files
    .filter((file) => file.endsWith('.json'))
    .map((file) => readFileSync(join(GAMES, file), 'utf8'))
  const names = texts.flatMap((text) =>
    [...text.matchAll(/"\/pictures\/([^"]+)\.svg"/g)].map(([, name]) => String(name)),
  )
  return [...new Set(names)].sort()
}

/** The drawings of Noto Emoji: answers the SVG of a name, and fails where there is none. */
export function openDrawings() {
  const file = fileURLToPath(import.meta.resolve('@iconify-json/noto/icons.json'))
  const { icons, width, height } = JSON.parse(readFileSync(file, 'utf8'))
  return (/** @type {string} */ name) => {
    if (!Object.hasOwn(icons, name)) throw new Error(`There is no picture of the name ${name}.`)
    const namespaces =
      'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    return `<svg ${namespaces} viewBox="0 0 ${width} ${height}">${icons[name].body}</svg>\n`
  }
}
