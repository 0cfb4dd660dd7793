import { z } from 'zod/mini'
import { listKind } from '../kit/content.ts'

/** One phrase to be found. */
export const WordHunter = z.object({
  /** One word about the phrase, which is shown. */
  word: z.string().check(z.trim(), z.regex(/^\S{1,20}$/, 'The hint is one word.')),
  /** Only letters are hidden; no word is wider than a line. */
  phrase: z
    .string()
    .check(
      z.trim(),
      z.maxLength(36),
      z.regex(/^[A-Za-z0-9 ',.!?&-]*$/),
      z.regex(/[A-Za-z]/, 'A phrase has letters.'),
      z.regex(/^(?:\S{1,13}(?:\s+|$))+$/, 'A word has at most 13 signs.'),
    ),
})
export type WordHunter = z.output<typeof WordHunter>

export const huntedPhrases = listKind({
  name: 'word-hunter',
  path: '/parlour/get_word_hunter/',
  row: WordHunter,
})
