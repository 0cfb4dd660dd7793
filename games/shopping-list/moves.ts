import type { Action, State } from './rules.ts'

/** Every move a hand could make, sensible or not. */
export const moves = ({ shelf }: State): Action[] => [
  { type: 'ready' },
  { type: 'check out' },
  { type: 'back to the store' },
  { type: 'next level' },
  { type: 'restart' },
  ...[-1, ...shelf.keys(), shelf.length].flatMap((item): Action[] => [
    { type: 'take', item },
    { type: 'put back', item },
  ]),
]
