import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Words of five letters, in small letters: SCOWL size 80, American and British. */
const WORDS = new Set(
  readFileSync(join(import.meta.dirname, 'words.txt'), 'utf8')
    .trim()
    .split(/\s+/),
)

/** Whether the list that comes with Parlour has a word, which is in small letters. */
export const isListed = (word: string): boolean => WORDS.has(word)
