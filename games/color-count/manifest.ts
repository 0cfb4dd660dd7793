import { defineGame } from '../kit/game.ts'
import { figures, hint, play, start, TEXT } from './rules.ts'

export default defineGame({
  key: 'color-count',
  title: 'Color Count',
  category: 'Numbers',
  difficulty: 'Easy',
  description:
    'Which color is there most of? Count the cells and choose the color. You have 60 seconds.',
  options: { hasShapes: { label: 'Show shapes', kind: 'check', initial: true } },
  begin: 'Start',
  again: { button: TEXT.again },
  start,
  play,
  hint,
  figures,
})
