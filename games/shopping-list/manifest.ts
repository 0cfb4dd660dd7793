import { allOf, defineGame } from '../kit/game.ts'
import { ICONS, icons } from '../kit/icons.ts'
import { BEGIN, figures, play, start } from './rules.ts'

export default defineGame({
  key: 'shopping-list',
  title: 'Shopping List',
  category: 'Memory',
  difficulty: 'Medium',
  description: 'Remember what is on the list. Then find it in the store, and nothing else.',
  content: allOf(icons, { active: 'True', category: ICONS.groceries }, BEGIN.size),
  begin: 'Go To The Store',
  again: { button: 'Restart Game' },
  start,
  play,
  figures,
})
