import type { Setup } from '../kit/game.ts'
import { deal, nameOf, type State, slotMoves, textIn } from '../kit/slots.ts'
import { type PhraseSort, wordsOf } from './content.ts'

export type { Action, State } from '../kit/slots.ts'

export const start = ({
  content: { phrase, answer },
  seed,
}: Pick<Setup<PhraseSort>, 'content' | 'seed'>): State => deal(seed, phrase, wordsOf(answer))

export const { play, hint } = slotMoves({
  placed: (state, slot) => `${nameOf(state, slot)}: '${textIn(state, slot)}'`,
  putBack: ({ pieces }, piece) => `'${pieces[piece]}' was put back.`,
  solved: ({ answer }) => `That is right: ${answer.join(' ')}`,
})
