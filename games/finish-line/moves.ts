import { type Action, currentLine, type State } from './rules.ts'

/** Every move a hand could make, sensible or not. */
export const moves = (state: State): Action[] => [
  { type: 'guess', text: '' },
  { type: 'guess', text: 'never' },
  { type: 'guess', text: currentLine(state)?.finishLine ?? '' },
  { type: 'try again' },
  { type: 'next line' },
]
