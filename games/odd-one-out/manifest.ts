import { allOf, defineGame } from '../kit/game.ts'
import { icons } from '../kit/icons.ts'
import { figures, PICTURES, play, start } from './rules.ts'

export default defineGame({
  key: 'odd-one-out',
  title: 'Odd One Out',
  category: 'Sorting and looking',
  difficulty: 'Easy',
  description:
    'Eight of the nine pictures make pairs. Find the one that is alone within 60 seconds.',
  content: allOf(icons, { active: 'True' }, PICTURES),
  again: { button: 'Restart Game' },
  start,
  play,
  figures,
})
