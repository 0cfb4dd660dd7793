import type { Action, State } from './rules.ts'

/** Every move a hand could make, sensible or not. */
export const moves = ({ tiles }: State): Action[] =>
  [-1, ...tiles.keys(), tiles.length].map((tile) => ({ type: 'pick', tile }))
