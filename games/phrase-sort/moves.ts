import type { Action, State } from './rules.ts'

/** Every move a hand could make, sensible or not. */
export const moves = ({ pieces }: State): Action[] => [
  { type: 'put back last' },
  { type: 'use', piece: pieces.length },
  { type: 'put', piece: 0, slot: pieces.length },
  ...pieces.flatMap((_, piece): Action[] => [
    { type: 'use', piece },
    { type: 'put back', piece },
    { type: 'tap slot', slot: piece },
    ...pieces.map((__, slot): Action => ({ type: 'put', piece, slot })),
  ]),
]
