import type { Action, State } from './rules.ts'

/** Every move a hand could make, sensible or not. */
export const moves = ({ number, entered }: State): Action[] => [
  { type: 'ready' },
  { type: 'success' },
  { type: 'enter', text: number },
  { type: 'enter', text: `${entered}7` },
  { type: 'enter', text: entered.slice(0, -1) },
  { type: 'enter', text: `${entered}x` },
  { type: 'enter', text: '0000000000' },
]
