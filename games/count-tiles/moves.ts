import { type Action, TILES } from './rules.ts'

/** Every move a hand could make, sensible or not. */
export const moves = (): Action[] =>
  Array.from({ length: TILES + 2 }, (_, number) => ({ type: 'tap', number }))
