import { expect, test } from 'vitest'
import { wordOfDay } from './day.ts'

const WORDS = ['apple', 'bread', 'chair', 'dairy', 'eagle', 'fruit', 'grape']
const DAYS = Array.from({ length: 31 }, (_, at) => `2028-03-${String(at + 1).padStart(2, '0')}`)

test('a day has one word, in whatever order and case the list comes', () => {
  const one = wordOfDay(WORDS, '2026-11-21')
  expect(WORDS).toContain(one)
  expect(wordOfDay([...WORDS].reverse(), '2026-11-21')).toBe(one)
  expect(wordOfDay([...WORDS, 'Grape'], '2026-11-21')).toBe(one)
})

test('no word comes again until all have come', () => {
  const words = DAYS.slice(0, 14).map((day) => wordOfDay(WORDS, day))
  expect(new Set(words.slice(0, 7)).size).toBe(7)
  expect(words.slice(7)).toEqual(words.slice(0, 7))
  expect(words.slice(0, 7)).not.toEqual(WORDS)
})

test.each([
  ['2026-12-31', '2027-01-01'],
  ['2027-02-28', '2027-03-01'],
  ['2028-02-28', '2028-02-29'],
  ['2028-02-29', '2028-03-01'],
  ['2100-02-28', '2100-03-01'],
  ['2025-12-31', '2026-01-01'],
])('the day after %s is %s', (before, after) => {
  const order = DAYS.slice(0, 7).map((day) => wordOfDay(WORDS, day))
  const at = order.indexOf(wordOfDay(WORDS, before))
  expect(wordOfDay(WORDS, after)).toBe(order[(at + 1) % 7])
})
