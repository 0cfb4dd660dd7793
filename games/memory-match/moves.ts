import type { Action, State } from './rules.ts'

/** Every move a hand could make, sensible or not. */
export const moves = ({ cards }: State): Action[] => [
  { type: 'hide' },
  ...[-1, ...cards.keys(), cards.length].map((card) => ({ type: 'turn', card }) as const),
]
