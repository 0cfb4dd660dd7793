import { afterEach, expect, test, vi } from 'vitest'
import { asClock, inWords, today } from './time.ts'

test.each([
  [0, '0:00', '0 seconds'],
  [1.9, '0:01', '1 second'],
  [65, '1:05', '1 minute 5 seconds'],
  [3600, '60:00', '60 minutes 0 seconds'],
])('%d seconds are %s, or %s', (seconds, clock, words) => {
  expect(asClock(seconds)).toBe(clock)
  expect(inWords(seconds)).toBe(words)
})

afterEach(() => void vi.useRealTimers())

test.each([
  [new Date(2026, 10, 21, 0, 0, 1), { date: '2026-11-21', number: 20_778 }],
  [new Date(2026, 10, 21, 23, 59, 59), { date: '2026-11-21', number: 20_778 }],
  [new Date(2028, 1, 29, 12), { date: '2028-02-29', number: 21_243 }],
])('at %s on the tablet the day is %o', (now, day) => {
  vi.useFakeTimers({ now })
  expect(today()).toEqual(day)
})
