import { expect, test } from 'vitest'
import { better, judge } from './judge.ts'

const SHORT = { F: 'FOUND', C: 'CONTAINS', B: 'BAD' } as const

test.each([
  ['apple', 'apple', 'FFFFF'],
  ['flint', 'apple', 'BCBBB'],
  ['paper', 'apple', 'CCFCB'],
  // One L is there, and in place: the other is not in it.
  ['llama', 'apple', 'CBCBB'],
  ['allee', 'apple', 'FCBBF'],
  // The first E is in place; one of the other two is elsewhere.
  ['eerie', 'elder', 'FCCBB'],
  ['geese', 'elder', 'BCCBB'],
])('%s for %s is %s', (guess, word, verdict) => {
  expect(judge(guess, word)).toEqual([...verdict].map((each) => SHORT[each as 'F']))
})

test('a key keeps the best that is known of it', () => {
  expect(better('FOUND', 'CONTAINS')).toBe('FOUND')
  expect(better('BAD', 'CONTAINS')).toBe('CONTAINS')
  expect(better('UNKNOWN', 'BAD')).toBe('BAD')
})
