import type { Action, State } from './rules.ts'

/** Every move a hand could make, sensible or not. */
export const moves = ({ pool }: State): Action[] => [
  { type: 'put back' },
  { type: 'flash over' },
  { type: 'pick', word: 'none' },
  ...pool.flatMap((word): Action[] => [
    { type: 'pick', word },
    { type: 'drop', word, picture: word },
    { type: 'drop', word, picture: pool[0] ?? '' },
    { type: 'drop', word, picture: 'none' },
  ]),
]
