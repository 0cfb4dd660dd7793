import { defineGame, oneOf } from '../kit/game.ts'
import { people } from './content.ts'
import { hint, play, start } from './rules.ts'

export default defineGame({
  key: 'phone-recall',
  title: 'Phone Recall',
  category: 'Memory',
  difficulty: 'Hard',
  description:
    'You see a person and a phone number for 10 seconds. Keep the number in mind, then enter it.',
  content: oneOf(people, {}),
  again: { button: 'Next' },
  start,
  play,
  hint,
})
