import { expect, test } from 'vitest'
import { draw, drawInt } from './random.ts'

test('one seed gives one series', () => {
  expect(draw(7)).toEqual(draw(7))
  expect(draw(7)[0]).not.toBe(draw(8)[0])
})

test('whole numbers reach both ends, and nothing beyond', () => {
  const seen = new Set<number>()
  for (let seed = 0; seed < 500; seed++) seen.add(drawInt(seed, 1, 6)[0])
  expect([...seen].sort()).toEqual([1, 2, 3, 4, 5, 6])
})

test('draws are spread evenly', () => {
  let seed = 1
  let sum = 0
  for (let i = 0; i < 10_000; i++) {
    const [value, next] = draw(seed)
    sum += value
    seed = next
  }
  expect(sum / 10_000).toBeCloseTo(0.5, 1)
})
