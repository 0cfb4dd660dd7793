import { BINGO } from './bingo.ts'
import { CATEGORY_SORTS } from './category-sorts.ts'
import { COLOR_COUNT } from './color-count.ts'
import { COUNT_TILES } from './count-tiles.ts'
import { FINISH_LINE } from './finish-line.ts'
import { HIGH_LOW } from './high-low.ts'
import { MATH_CORRECT } from './math-correct.ts'
import { MATH_CORRECT_CHOICE } from './math-correct-choice.ts'
import { MEMORY_MATCH } from './memory-match.ts'
import { ODD_ONE_OUT } from './odd-one-out.ts'
import { PHONE_RECALL } from './phone-recall.ts'
import { PICK_NEW } from './pick-new.ts'
import { SEQUENCES } from './sequences.ts'
import { SHOPPING_LIST } from './shopping-list.ts'
import type { State } from './state.ts'
import { WORD_SEARCH } from './word-search.ts'

export const GAMES: readonly State[] = [
  ...BINGO,
  ...CATEGORY_SORTS,
  ...COLOR_COUNT,
  ...COUNT_TILES,
  ...FINISH_LINE,
  ...HIGH_LOW,
  ...MEMORY_MATCH,
  ...ODD_ONE_OUT,
  ...MATH_CORRECT,
  ...MATH_CORRECT_CHOICE,
  ...PHONE_RECALL,
  ...PICK_NEW,
  ...SEQUENCES,
  ...SHOPPING_LIST,
  ...WORD_SEARCH,
]
