import { expect, test } from 'vitest'
import { asClock, inWords } from './time.ts'

test.each([
  [0, '0:00', '0 seconds'],
  [1.9, '0:01', '1 second'],
  [65, '1:05', '1 minute 5 seconds'],
  [3600, '60:00', '60 minutes 0 seconds'],
])('%d seconds are %s, or %s', (seconds, clock, words) => {
  expect(asClock(seconds)).toBe(clock)
  expect(inWords(seconds)).toBe(words)
})
