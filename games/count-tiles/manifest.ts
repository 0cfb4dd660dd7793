import { defineGame } from '../kit/game.ts'
import { figures, hint, play, start, TEXT } from './rules.ts'

export default defineGame({
  key: 'count-tiles',
  title: 'Count Tiles',
  category: 'Numbers',
  difficulty: 'Easy',
  description: 'Tap the eight tiles in order, from 1 to 8. You have 60 seconds.',
  begin: 'Start Game',
  again: { button: TEXT.again },
  start,
  play,
  hint,
  figures,
})
