import { type Action, LIGHTS } from './rules.ts'

/** Every move a hand could make, sensible or not. */
export const moves = (): Action[] => [
  { type: 'show' },
  ...Array.from({ length: LIGHTS + 2 }, (_, at) => ({ type: 'press', light: at - 1 }) as const),
]
