import type { Setup } from '../kit/game.ts'
import { deal, nameOf, type State, slotMoves, textIn } from '../kit/slots.ts'
import type { LetterScramble } from './content.ts'

export type { Action, State } from '../kit/slots.ts'

export const start = ({
  content: { phrase, word },
  seed,
}: Pick<Setup<LetterScramble>, 'content' | 'seed'>): State =>
  deal(seed, phrase, [...word.toUpperCase()])

export const { play, hint } = slotMoves({
  placed: (state, slot) => `${nameOf(state, slot)}: ${textIn(state, slot)}. ${soFar(state)}`,
  putBack: (state, piece) => `${state.pieces[piece]} was put back. ${soFar(state)}`,
  solved: ({ answer }) => `That is right. The word is ${answer.join('')}.`,
})

/** Spells the word as far as it has come: `So far: G, blank, R.` */
const soFar = (state: State) =>
  `So far: ${state.slots.map((_, slot) => textIn(state, slot) ?? 'blank').join(', ')}.`
