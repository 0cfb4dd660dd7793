import type { Action } from './rules.ts'

/** Every move a hand could make, sensible or not. */
export const moves = (): Action[] =>
  [Number.NaN, -1, 0, 1, 50, 50.5, 99, 100, 101].map((value) => ({ type: 'guess', value }))
