import { expect, test } from 'vitest'
import { drawIcons, type Icon } from './icons.ts'

const icon = (item: string, lookalike?: string, image = `/pictures/${item}.svg`): Icon => ({
  id: `${item} ${image}`,
  item,
  image,
  category: '1',
  ...(lookalike && { lookalike }),
})
const SEEDS = Array.from({ length: 40 }, (_, seed) => seed)
const namesOf = (seed: number, rows: readonly Icon[], count: number) =>
  drawIcons(seed, rows, count)[0].map(({ item }) => item)

test('one seed draws one series, another seed another', () => {
  const rows = [...'abcdefgh'].map((item) => icon(item))
  expect(drawIcons(3, rows, 4)).toEqual(drawIcons(3, rows, 4))
  expect(new Set(SEEDS.map((seed) => namesOf(seed, rows, 4).join())).size).toBeGreaterThan(20)
})

test('no two that look alike come together while there are others', () => {
  const rows = [icon('apple', 'round'), icon('tomato', 'round'), icon('key'), icon('boat')]
  for (const seed of SEEDS) {
    const names = namesOf(seed, rows, 3)
    expect(names).toHaveLength(3)
    expect(names.includes('apple') && names.includes('tomato')).toBe(false)
  }
})

test('with too few others, lookalikes come too', () => {
  const rows = [icon('apple', 'round'), icon('tomato', 'round'), icon('key')]
  for (const seed of SEEDS) {
    expect(namesOf(seed, rows, 3).sort()).toEqual(['apple', 'key', 'tomato'])
  }
})

test('no name and no picture comes twice, even if that leaves fewer', () => {
  const rows = [
    icon('key', undefined, '/one.svg'),
    icon('Key', undefined, '/other.svg'),
    icon('latchkey', undefined, '/one.svg'),
    icon('boat'),
  ]
  for (const seed of SEEDS) {
    const [drawn] = drawIcons(seed, rows, 9)
    expect(new Set(drawn.map(({ item }) => item.toLowerCase())).size).toBe(drawn.length)
    expect(new Set(drawn.map(({ image }) => image)).size).toBe(drawn.length)
    expect(drawn.length).toBeGreaterThanOrEqual(2)
  }
})
