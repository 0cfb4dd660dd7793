import type { Action } from './rules.ts'

/** Every move a hand could make, sensible or not. */
export const moves = (): Action[] => [
  ...[true, false, true, false].map((isCorrect) => ({ type: 'answer', isCorrect }) as const),
  { type: 'finish' },
]
