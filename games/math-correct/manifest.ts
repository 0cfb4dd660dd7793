import { defineGame } from '../kit/game.ts'
import { figures, options } from '../kit/sums.ts'
import { play, start } from './rules.ts'

export default defineGame({
  key: 'math-correct',
  title: 'True or False Sums',
  category: 'Numbers',
  difficulty: 'Medium',
  description:
    'Is the sum correct or not? Division is rounded to two decimals. Finish whenever you like.',
  options,
  again: 'dialog',
  start,
  play,
  figures,
})
