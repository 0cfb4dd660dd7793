import { z } from 'zod/mini'
import { listKind } from '../kit/content.ts'

const WordOfTheDay = z.object({
  word: z.string().check(z.trim(), z.regex(/^[A-Za-z]{5}$/, 'A word has five letters.')),
})
export type WordOfTheDay = z.output<typeof WordOfTheDay>

export const wordsOfTheDay = listKind({
  name: 'wotd',
  path: '/parlour/get_word_of_the_day/',
  row: WordOfTheDay,
})
