import { z } from 'zod/mini'
import { type ContentKind, type Kept, listKind } from '../kit/content.ts'
import { findWord } from './lines.ts'

/** Where a word search of our own is played, followed by its id. */
export const OWN = '/games/word-search/'

const Word = z.string().check(z.regex(/^[A-Z]{3,10}$/))
const Row = z.string().check(z.regex(/^[A-Z]{5,10}$/))

/** A word search: one of our own with its letters, or the address of another site's. */
const WordSearch = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
  url: z.string().check(z.regex(/^(\/games\/word-search\/[\w-]+|https:\/\/\S+)$/)),
  grid: z.optional(z.array(Row).check(z.minLength(5), z.maxLength(8))),
  words: z.optional(z.array(Word).check(z.minLength(4), z.maxLength(12))),
})

type Listed = z.output<typeof WordSearch>
/** A word search that can be played here. */
export interface WordSearch extends Listed {
  readonly grid: string[]
  readonly words: string[]
}

const isPlayable = z.refine<Listed>(({ url, grid, words }) => {
  if (!url.startsWith(OWN)) return grid === undefined && words === undefined
  if (!grid || !words || new Set(grid.map((row) => row.length)).size !== 1) return false
  return words.every((word) => findWord(grid, word).length === 1)
}, 'The rows must be of one length, and each word must stand in them exactly once.')

const listed = listKind({ name: 'word-search', path: '/parlour/get_word_search/', row: WordSearch })
export const wordSearchList: ContentKind<Listed, { active?: 'True' }> = {
  ...listed,
  row: WordSearch.check(isPlayable),
}

/** Those of the list that are our own. */
export const wordSearches: ContentKind<WordSearch, { active?: 'True' }> = {
  ...wordSearchList,
  load: async (ask, query) =>
    (await wordSearchList.load(ask, query)).filter(
      (row): row is Kept<WordSearch> => row.grid !== undefined && row.words !== undefined,
    ),
}
