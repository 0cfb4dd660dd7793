import { wordSets } from '../kit/category-sets.ts'
import { defineGame, oneOf } from '../kit/game.ts'
import { play, start } from './rules.ts'

export default defineGame({
  key: 'category-sorts',
  title: 'Category Sorts',
  category: 'Sorting and looking',
  difficulty: 'Medium',
  listed: '/games/category-sorts-select',
  description:
    'Put each word in the box where it belongs. Drag it there, or choose a word and then its box.',
  content: oneOf(wordSets, { active: 'True' }, { name: (set) => set.title }),
  options: { isChecking: { label: 'Error Checking', kind: 'check', initial: false } },
  again: 'dialog',
  reset: 'Reset',
  start,
  play,
})
