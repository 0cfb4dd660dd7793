import { BINGO } from './bingo.ts'
import { CATEGORY_SORTS } from './category-sorts.ts'
import { COLOR_COUNT } from './color-count.ts'
import { COUNT_TILES } from './count-tiles.ts'
import { FINISH_LINE } from './finish-line.ts'
import { HIGH_LOW } from './high-low.ts'
import { LETTER_SCRAMBLE } from './letter-scramble.ts'
import { MATH_CORRECT } from './math-correct.ts'
import { MATH_CORRECT_CHOICE } from './math-correct-choice.ts'
import { MEMORY_MATCH } from './memory-match.ts'
import { ODD_ONE_OUT } from './odd-one-out.ts'
import { PHONE_RECALL } from './phone-recall.ts'
import { PHRASE_SORT } from './phrase-sort.ts'
import { PICK_NEW } from './pick-new.ts'
import { SEQUENCES } from './sequences.ts'
import { SHOPPING_LIST } from './shopping-list.ts'
import type { State } from './state.ts'
import { WORD_HUNTER } from './word-hunter.ts'
import { WORD_SEARCH } from './word-search.ts'
import { WORD_OF_THE_DAY } from './wotd.ts'

export const GAMES: readonly State[] = [
  ...BINGO,
  ...CATEGORY_SORTS,
  ...COLOR_COUNT,
  ...COUNT_TILES,
  ...FINISH_LINE,
  ...HIGH_LOW,
  ...LETTER_SCRAMBLE,
  ...MATH_CORRECT,
  ...MATH_CORRECT_CHOICE,
  ...MEMORY_MATCH,
  ...ODD_ONE_OUT,
  ...PHONE_RECALL,
  ...PHRASE_SORT,
  ...PICK_NEW,
  ...SEQUENCES,
  ...SHOPPING_LIST,
  ...WORD_HUNTER,
  ...WORD_SEARCH,
  ...WORD_OF_THE_DAY,
]
