import { SIDE } from './card.ts'
import type { Action } from './rules.ts'

/** Every move a hand could make, sensible or not. */
export const moves = (): Action[] => [
  { type: 'call' },
  ...Array.from({ length: SIDE * SIDE + 1 }, (_, location) => ({ type: 'tap', location }) as const),
]
