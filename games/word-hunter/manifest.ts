import { defineGame, oneOf } from '../kit/game.ts'
import { huntedPhrases } from './content.ts'
import { figures, hint, play, start } from './rules.ts'

export default defineGame({
  key: 'word-hunter',
  title: 'Word Hunter',
  category: 'Words',
  difficulty: 'Medium',
  description:
    'Find the hidden phrase, letter by letter. You have 26 attempts and 2 minutes for each phrase.',
  content: oneOf(huntedPhrases, {}),
  again: { button: 'Next' },
  start,
  play,
  hint,
  figures,
})
