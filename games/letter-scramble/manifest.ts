import { defineGame, oneOf } from '../kit/game.ts'
import { letterScrambles } from './content.ts'
import { hint, play, start } from './rules.ts'

export default defineGame({
  key: 'letter-scramble',
  title: 'Letter Scramble',
  category: 'Words',
  difficulty: 'Medium',
  description:
    'Put the letters in the right order to make a word. Drag a letter to its slot, or choose it and it goes to the next slot.',
  content: oneOf(letterScrambles, { active: 'True' }),
  again: 'dialog',
  reset: 'Reset',
  hintLabel: 'Hint?',
  start,
  play,
  hint,
})
