import { defineGame } from '../kit/game.ts'
import { figures, play, start } from './rules.ts'

export default defineGame({
  key: 'high-low',
  title: 'High Low',
  category: 'Numbers',
  difficulty: 'Medium',
  description:
    'Guess the number from 1 to 100 in 10 turns. After each guess you hear if it was too high or too low.',
  again: { button: 'Reset Game' },
  start,
  play,
  figures,
})
