import { type Action, BOXES, type State } from './rules.ts'

/** Every move a hand could make, sensible or not. */
export const moves = ({ words }: State): Action[] => [
  { type: 'put back' },
  { type: 'pick', word: words.length },
  ...words.flatMap((_, word): Action[] => [
    { type: 'pick', word },
    ...(['pool', ...BOXES] as const).map((place) => ({ type: 'put', word, place }) as const),
  ]),
]
