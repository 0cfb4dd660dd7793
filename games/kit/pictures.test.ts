import { expect, test } from 'vitest'
import { namedPictures, openDrawings } from '../../commands/pictures.mjs'
import sets from './category-sets.json' with { type: 'json' }
import icons from './icons.json' with { type: 'json' }
import { ICONS } from './icons.ts'

test('every picture that starter rows name can be drawn', () => {
  const drawing = openDrawings()
  const names = namedPictures()
  expect(names.length).toBeGreaterThan(150)
  for (const name of names) expect(drawing(name)).toMatch(/^<svg [^>]+>.+<\/svg>\n$/s)
  expect(() => drawing('constructor')).toThrow('There is no picture of the name constructor.')
})

test('pictures lie in one folder', () => {
  const images = [...icons.map(({ image }) => image), ...sets.flatMap(imagesOf)]
  for (const image of images) expect(image).toMatch(/^\/pictures\/[\w-]+\.svg$/)
})

// The largest store, the pairs and the odd one, the lights.
test.each([
  ['groceries', 36],
  ['pictures', 9],
  ['lights', 9],
] as const)('%s fill a board without two of one look', (name, fewest) => {
  const looks = icons.filter(({ category }) => category === ICONS[name]).map(lookOf)
  expect(new Set(looks).size).toBeGreaterThanOrEqual(fewest)
})

type Word = string | { image: string }
const imagesOf = ({ groups }: { groups: { words: Word[] }[] }) =>
  groups.flatMap(({ words }) =>
    words.flatMap((word) => (typeof word === 'string' ? [] : [word.image])),
  )
const lookOf = ({ id, lookalike }: { id: string; lookalike?: string }) => lookalike ?? id

test('one picture has one look, and no two icons of a category its picture', () => {
  const looks = new Map(icons.map((icon) => [icon.image, icon.lookalike]))
  for (const icon of icons) {
    const same = icons.filter(({ image }) => image === icon.image)
    expect(new Set(same.map(({ category }) => category)).size, icon.id).toBe(same.length)
    if (same.length > 1) expect(icon.lookalike, icon.id).toBeDefined()
    expect(looks.get(icon.image), icon.id).toBe(icon.lookalike)
  }
})

test('no set has two pictures of one look', () => {
  const looks = new Map(icons.map((icon) => [icon.image, icon.lookalike]))
  for (const set of sets) {
    const seen = imagesOf(set).map((image) => looks.get(image) ?? image)
    expect(new Set(seen).size, set.title).toBe(seen.length)
  }
})
