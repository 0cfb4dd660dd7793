import { defineGame } from '../kit/game.ts'
import { CALL_SECONDS, hint, play, start, TEXT } from './rules.ts'

export default defineGame({
  key: 'bingo',
  title: 'Bingo',
  category: 'Just for Fun',
  difficulty: 'Easy',
  description:
    'When a ball is called, tap its number on your card. A full row, column or diagonal wins.',
  options: {
    seconds: { label: 'Seconds between calls', kind: 'range', ...CALL_SECONDS },
    isSelfPaced: { label: 'Call each ball myself', kind: 'check', initial: false },
  },
  again: { button: TEXT.again },
  start,
  play,
  hint,
})
