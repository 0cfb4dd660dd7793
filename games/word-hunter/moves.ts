import type { Action } from './rules.ts'

/** Every move a hand could make, sensible or not. */
export const moves = (): Action[] =>
  [...'abcdefghijklmnopqrstuvwxyzE7 é', '', 'ab'].map((sign) => ({ type: 'try', sign }))
