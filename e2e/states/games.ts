import { FINISH_LINE } from './finish-line.ts'
import { HIGH_LOW } from './high-low.ts'
import type { State } from './state.ts'

export const GAMES: readonly State[] = [...HIGH_LOW, ...FINISH_LINE]
