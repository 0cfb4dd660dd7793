import { type Action, SLOTS } from './rules.ts'

/** Every move a hand could make, sensible or not. */
export const moves = (): Action[] =>
  Array.from({ length: SLOTS + 2 }, (_, at) => ({ type: 'pick', slot: at - 1 }))
