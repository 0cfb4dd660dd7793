import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createClock } from './clock.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const limit = { id: 'limit', seconds: 60, action: 'time up', shown: 'Time left' }
const flip = { id: 'flip 1', seconds: 2, action: 'flip' }

function newClock() {
  const fired: string[] = []
  const clock = createClock<string>((action) => fired.push(action))
  clock.resume()
  return { clock, fired }
}

test('a timer plays its action at its time, once', () => {
  const { clock, fired } = newClock()
  clock.sync([limit])
  vi.advanceTimersByTime(59_900)
  expect(fired).toEqual([])
  vi.advanceTimersByTime(100)
  expect(fired).toEqual(['time up'])
  clock.sync([limit])
  vi.advanceTimersByTime(600_000)
  expect(fired).toEqual(['time up'])
})

test('a known timer keeps running while others come and go', () => {
  const { clock, fired } = newClock()
  clock.sync([limit])
  vi.advanceTimersByTime(30_000)
  clock.sync([limit, flip])
  expect(clock.remaining('limit')).toBe(30)
  vi.advanceTimersByTime(2000)
  expect(fired).toEqual(['flip'])
  vi.advanceTimersByTime(28_000)
  expect(fired).toEqual(['flip', 'time up'])
})

test('a timer that is no longer listed does not fire', () => {
  const { clock, fired } = newClock()
  clock.sync([flip])
  vi.advanceTimersByTime(1000)
  clock.sync([])
  vi.advanceTimersByTime(10_000)
  expect(fired).toEqual([])
})

test('paused, nothing runs', () => {
  const { clock, fired } = newClock()
  clock.sync([limit])
  vi.advanceTimersByTime(10_000)
  clock.pause()
  vi.advanceTimersByTime(3_600_000)
  expect(clock.elapsed()).toBe(10)
  clock.resume()
  vi.advanceTimersByTime(49_000)
  expect(fired).toEqual([])
  vi.advanceTimersByTime(1000)
  expect(fired).toEqual(['time up'])
})

test('a tablet that slept past the limit finds the time over', () => {
  const { clock, fired } = newClock()
  clock.sync([limit])
  vi.setSystemTime(Date.now() + 600_000)
  vi.advanceTimersByTime(1000)
  expect(fired).toEqual(['time up'])
})

test('a clock set back does not stop the game', () => {
  const { clock, fired } = newClock()
  clock.sync([limit])
  vi.advanceTimersByTime(10_000)
  vi.setSystemTime(Date.now() - 3_600_000)
  vi.advanceTimersByTime(52_000)
  expect(fired).toEqual(['time up'])
})

test('a clock goes on from the times it was left at', () => {
  const { clock } = newClock()
  clock.sync([limit, flip])
  vi.advanceTimersByTime(12_000)
  const times = JSON.parse(JSON.stringify(clock.times()))
  expect(times).toEqual({ played: 12, left: { limit: 48, 'flip 1': null } })

  const fired: string[] = []
  const next = createClock<string>((action) => fired.push(action), times)
  next.sync([limit, flip])
  next.resume()
  vi.advanceTimersByTime(47_000)
  expect(fired).toEqual([])
  vi.advanceTimersByTime(1000)
  expect(fired).toEqual(['time up'])
  expect(next.elapsed()).toBe(60)
})
