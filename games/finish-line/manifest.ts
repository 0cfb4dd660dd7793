import { defineGame, oneOf } from '../kit/game.ts'
import { finishLines } from './content.ts'
import { figures, play, start } from './rules.ts'

export default defineGame({
  key: 'finish-line',
  title: 'Finish Line',
  category: 'Words',
  difficulty: 'Easy',
  description:
    'Read the start of a well-known line and type how it ends. You have 3 guesses for each line.',
  content: oneOf(finishLines, { active: 'True' }, { name: (set) => set.title }),
  again: 'dialog',
  start,
  play,
  figures,
})
