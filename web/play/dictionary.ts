import { dictionaryEntry } from '#contract/dictionary.ts'
import { call } from '../api.ts'

/** Whether the dictionary knows a word; a dictionary that does not answer knows none. */
export async function isWord(word: string): Promise<boolean> {
  return (await call(dictionaryEntry, { params: { word } })).kind === 'answer'
}
