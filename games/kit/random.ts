/**
 * A random source as plain data: each draw returns a value and the next seed, so that rules stay
 * pure and a game can be played again. Generator: mulberry32 (Tommy Ettinger, public domain).
 */
export type Seed = number

/** A number from 0 (included) to 1 (excluded). */
export function draw(seed: Seed): [value: number, next: Seed] {
  const next = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(next ^ (next >>> 15), next | 1)
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
  return [((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296, next]
}

/** A whole number from `min` to `max`, both included. */
export function drawInt(seed: Seed, min: number, max: number): [value: number, next: Seed] {
  const [value, next] = draw(seed)
  return [min + Math.floor(value * (max - min + 1)), next]
}

/** The items in a new order (Fisher and Yates). */
export function shuffle<T>(seed: Seed, items: readonly T[]): [shuffled: T[], next: Seed] {
  const shuffled = [...items]
  for (let last = shuffled.length - 1; last > 0; last--) {
    const [other, next] = drawInt(seed, 0, last)
    seed = next
    const moved = shuffled[last] as T
    shuffled[last] = shuffled[other] as T
    shuffled[other] = moved
  }
  return [shuffled, seed]
}
