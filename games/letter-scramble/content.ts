import { z } from 'zod/mini'
import { listKind } from '../kit/content.ts'
import { hasDisorder } from '../kit/slots.ts'

const Letters = z.string().check(z.trim(), z.regex(/^[A-Za-z]{3,8}$/))

/** One word to be put in order. */
export const LetterScramble = z
  .object({
    /** The clue. */
    phrase: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
    /** Its letters are shuffled. */
    word: Letters.check(
      z.refine((word) => hasDisorder([...word]), 'The letters are all the same.'),
    ),
    /** The word again. */
    answer: Letters,
  })
  .check(
    z.refine(
      ({ word, answer }) => word.toLowerCase() === answer.toLowerCase(),
      'The answer and the word differ.',
    ),
  )
export type LetterScramble = z.output<typeof LetterScramble>

export const letterScrambles = listKind({
  name: 'letter-scramble',
  path: '/parlour/get_letter_scramble/',
  row: LetterScramble,
})
