import { defineGame } from '../kit/game.ts'
import { figures, options } from '../kit/sums.ts'
import { play, start } from './rules.ts'

export default defineGame({
  key: 'math-correct-choice',
  title: 'Choose the Sum',
  category: 'Numbers',
  difficulty: 'Hard',
  description:
    'Choose the right answer of three. Division is rounded to two decimals. Finish whenever you like.',
  options,
  again: 'dialog',
  start,
  play,
  figures,
})
