import { defineGame, oneOf } from '../kit/game.ts'
import { wordSearches } from './content.ts'
import { figures, hint, play, start } from './rules.ts'

export default defineGame({
  key: 'word-search',
  title: 'Word Search',
  category: 'Words',
  difficulty: 'Easy',
  description: 'Find the words in the letters. Tap the first letter of a word, then its last.',
  content: oneOf(
    wordSearches,
    { active: 'True' },
    { name: (search) => search.name, isListed: true },
  ),
  again: 'dialog',
  start,
  play,
  hint,
  figures,
})
