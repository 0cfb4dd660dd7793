import { allOf, defineGame } from '../kit/game.ts'
import { wordsOfTheDay } from './content.ts'
import { play, start } from './rules.ts'

export default defineGame({
  key: 'wotd',
  title: 'Word of the Day',
  category: 'Words',
  difficulty: 'Very Hard',
  description:
    'Guess the word of five letters. You have five lines; each tells which letters are right. The last line shows the word.',
  content: allOf(wordsOfTheDay, { active: 'True' }, 1),
  again: { button: 'Reset Game' },
  keepsForTheDay: true,
  start,
  play,
})
