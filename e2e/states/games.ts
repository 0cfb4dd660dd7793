import { CATEGORY_SORTS } from './category-sorts.ts'
import { FINISH_LINE } from './finish-line.ts'
import { HIGH_LOW } from './high-low.ts'
import { PHONE_RECALL } from './phone-recall.ts'
import type { State } from './state.ts'
import { WORD_SEARCH } from './word-search.ts'

export const GAMES: readonly State[] = [
  ...CATEGORY_SORTS,
  ...FINISH_LINE,
  ...HIGH_LOW,
  ...PHONE_RECALL,
  ...WORD_SEARCH,
]
