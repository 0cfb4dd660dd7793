import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Whether a word is in the dictionary: 200 when it is, 404 when not. */
export const dictionaryEntry = endpoint({
  method: 'GET',
  path: '/dictionary/entries/en/:word/',
  access: 'parlour',
  params: z.object({ word: z.string().check(z.regex(/^[A-Za-z'-]{1,40}$/)) }),
  answer: z.array(z.object({ word: z.string() })),
})
