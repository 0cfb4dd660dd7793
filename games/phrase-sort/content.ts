import { z } from 'zod/mini'
import { listKind } from '../kit/content.ts'
import { hasDisorder } from '../kit/slots.ts'

/** The words of an answer, which stand apart by spaces. */
export const wordsOf = (answer: string): string[] => answer.trim().split(/\s+/)

/** One phrase to be put in order. */
export const PhraseSort = z
  .object({
    /** The clue, never the answer. */
    phrase: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
    answer: z.string().check(
      z.trim(),
      z.regex(/^\S{1,12}(?:\s+\S{1,12}){3,7}$/, 'An answer has 4 to 8 words.'),
      z.refine((answer) => hasDisorder(wordsOf(answer)), 'The words are all the same.'),
    ),
  })
  .check(
    z.refine(
      ({ phrase, answer }) => !plain(phrase).includes(plain(answer)),
      'The phrase is a clue, not the answer.',
    ),
  )
export type PhraseSort = z.output<typeof PhraseSort>

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

export const phraseSorts = listKind({
  name: 'phrase-sort',
  path: '/parlour/get_phrase_sorts/',
  row: PhraseSort,
})
