import { expect, test } from 'vitest'
import { wordOfDay } from './day.ts'

const WORDS = ['apple', 'bread', 'chair', 'dairy', 'eagle', 'fruit', 'grape']
/** The first of January 2026. */
const FIRST = 20_454

test('a day has one word, in whatever order and case the list comes', () => {
  const one = wordOfDay(WORDS, FIRST + 324)
  expect(WORDS).toContain(one)
  expect(wordOfDay([...WORDS].reverse(), FIRST + 324)).toBe(one)
  expect(wordOfDay([...WORDS, 'Grape'], FIRST + 324)).toBe(one)
})

test.each([FIRST, FIRST - 20, 0])(
  'from day %i on, no word comes again until all have come',
  (day) => {
    const words = Array.from({ length: 14 }, (_, at) => wordOfDay(WORDS, day + at))
    expect(new Set(words.slice(0, 7)).size).toBe(7)
    expect(words.slice(7)).toEqual(words.slice(0, 7))
    expect(words.slice(0, 7)).not.toEqual(WORDS)
  },
)

test('a word that joins the list leaves the others in their order', () => {
  const orderOf = (list: string[]) => list.map((_, at) => wordOfDay(list, FIRST + at))
  const longer = orderOf([...WORDS, 'house'])
  expect(longer).toContain('house')
  expect(longer.filter((word) => word !== 'house')).toEqual(orderOf(WORDS))
})
