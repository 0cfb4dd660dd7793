import { allOf, defineGame } from '../kit/game.ts'
import { icons } from '../kit/icons.ts'
import { figures, play, SLOTS, start } from './rules.ts'

export default defineGame({
  key: 'pick-new',
  title: 'Pick New',
  category: 'Memory',
  difficulty: 'Hard',
  description: 'Choose the picture that is new. Each time, one more picture joins the others.',
  content: allOf(icons, { active: 'True' }, SLOTS),
  again: { button: 'Restart Game' },
  start,
  play,
  figures,
})
