import { type Action, CHOICES } from './rules.ts'

/** Every move a hand could make, sensible or not. */
export const moves = (): Action[] => [
  ...Array.from({ length: CHOICES + 1 }, (_, place) => ({ type: 'choose', place }) as const),
  { type: 'finish' },
]
