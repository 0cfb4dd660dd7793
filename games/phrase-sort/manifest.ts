import { defineGame, oneOf } from '../kit/game.ts'
import { phraseSorts } from './content.ts'
import { hint, play, start } from './rules.ts'

export default defineGame({
  key: 'phrase-sort',
  title: 'Phrase Sorts',
  category: 'Sorting and looking',
  difficulty: 'Hard',
  description:
    'Put the words in the right order to make a phrase. Drag a word to its slot, or choose it and it goes to the next slot.',
  content: oneOf(phraseSorts, { active: 'True' }),
  again: 'dialog',
  reset: 'Reset',
  hintLabel: 'Hint?',
  start,
  play,
  hint,
})
