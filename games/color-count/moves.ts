import { type Action, COLORS } from './rules.ts'

/** Every move a hand could make. */
export const moves = (): Action[] => COLORS.map((color) => ({ type: 'choose', color }))
