import { CATEGORY_SORTS } from './category-sorts.ts'
import { FINISH_LINE } from './finish-line.ts'
import { HIGH_LOW } from './high-low.ts'
import { MEMORY_MATCH } from './memory-match.ts'
import { ODD_ONE_OUT } from './odd-one-out.ts'
import { PHONE_RECALL } from './phone-recall.ts'
import { PICK_NEW } from './pick-new.ts'
import { SEQUENCES } from './sequences.ts'
import { SHOPPING_LIST } from './shopping-list.ts'
import type { State } from './state.ts'
import { WORD_SEARCH } from './word-search.ts'

export const GAMES: readonly State[] = [
  ...CATEGORY_SORTS,
  ...FINISH_LINE,
  ...HIGH_LOW,
  ...MEMORY_MATCH,
  ...ODD_ONE_OUT,
  ...PHONE_RECALL,
  ...PICK_NEW,
  ...SEQUENCES,
  ...SHOPPING_LIST,
  ...WORD_SEARCH,
]
