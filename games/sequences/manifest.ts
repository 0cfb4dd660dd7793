import { allOf, defineGame } from '../kit/game.ts'
import { ICONS, icons } from '../kit/icons.ts'
import { figures, hint, LIGHTS, play, start } from './rules.ts'

export default defineGame({
  key: 'sequences',
  title: 'Sequences',
  category: 'Memory',
  difficulty: 'Hard',
  description:
    'Watch the lights, then press them in the same order. Each of the 10 levels is one light longer.',
  content: allOf(icons, { active: 'True', category: ICONS.lights }, LIGHTS),
  again: 'dialog',
  start,
  play,
  hint,
  figures,
})
