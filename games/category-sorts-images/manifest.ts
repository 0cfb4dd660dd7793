import { pictureSets } from '../kit/category-sets.ts'
import { defineGame, oneOf } from '../kit/game.ts'
import { play, start } from './rules.ts'

export default defineGame({
  key: 'category-sorts-images',
  title: 'Category Sorts',
  category: 'Sorting and looking',
  difficulty: 'Easy',
  listed: null,
  description:
    'Put each word on its picture. Drag it there, or choose a word and then its picture.',
  content: oneOf(pictureSets, { active: 'True', image_game: 'True' }, { name: (set) => set.title }),
  again: { button: 'Restart Game' },
  start,
  play,
})
