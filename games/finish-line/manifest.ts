import { defineGame } from '../kit/game.ts'
import { FinishLineSet } from './content.ts'
import { figures, play, start } from './rules.ts'

export default defineGame({
  key: 'finish-line',
  title: 'Finish Line',
  category: 'Words',
  difficulty: 'Easy',
  description:
    'Read the start of a well-known line and type how it ends. You have 3 guesses for each line.',
  sets: { path: '/parlour/get_finish_line/', row: FinishLineSet, name: (set) => set.title },
  again: 'dialog',
  start,
  play,
  figures,
})
