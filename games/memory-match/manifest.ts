import { allOf, defineGame } from '../kit/game.ts'
import { icons } from '../kit/icons.ts'
import { figures, PAIRS, play, start } from './rules.ts'

export default defineGame({
  key: 'memory-match',
  title: 'Memory Match',
  category: 'Memory',
  difficulty: 'Medium',
  description: 'Look at the pictures for up to a minute. Then find all eight pairs from memory.',
  content: allOf(icons, { active: 'True' }, PAIRS),
  begin: 'See Cards',
  again: { button: 'Restart' },
  start,
  play,
  figures,
})
