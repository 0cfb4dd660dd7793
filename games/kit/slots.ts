import type { Progress, Say } from './game.ts'
import { type Seed, shuffle } from './random.ts'

/** Pieces in disorder, to be put into slots in the right order. */

export const TEXT = {
  incorrect:
    'It looks like something is incorrect. If you need help use the yellow hint button at the top right corner.',
} as const

/** Seconds for which the answer to a wrong order stands out. */
export const SECONDS = { incorrect: 5 } as const

export type Action =
  /** To the slot that was chosen, or else to the next empty one. */
  | { readonly type: 'use'; readonly piece: number }
  | { readonly type: 'put'; readonly piece: number; readonly slot: number }
  | { readonly type: 'put back'; readonly piece: number }
  | { readonly type: 'put back last' }
  /** Chooses an empty slot; what lies in a filled one is put back. */
  | { readonly type: 'tap slot'; readonly slot: number }
  /** Uses the next piece of that text. */
  | { readonly type: 'type'; readonly text: string }

export interface State extends Progress<Action> {
  readonly clue: string
  readonly answer: readonly string[]
  /** In the order of the pool; a piece is known by its place in this list. */
  readonly pieces: readonly string[]
  /** The piece in each slot. */
  readonly slots: readonly (number | null)[]
  /** The pieces in the slots, in the order in which they were put there. */
  readonly order: readonly number[]
  /** An empty slot that the next piece goes to. */
  readonly chosen: number | null
}

/** What a game says of its pieces. */
export interface Wording {
  /** A piece has come to a slot. */
  placed(state: State, slot: number): string
  putBack(state: State, piece: number): string
  solved(state: State): string
}

/** The pool never shows the answer; play starts with the first piece that is put. */
export function deal(seed: Seed, clue: string, answer: readonly string[]): State {
  const [pieces, next] = shuffle(seed, answer)
  if (isSame(pieces, answer)) return deal(next, clue, answer)
  return {
    phase: 'playing',
    isWaiting: true,
    clue,
    answer,
    pieces,
    slots: answer.map(() => null),
    order: [],
    chosen: null,
  }
}

/** Whether pieces can lie in an order other than the right one. */
export const hasDisorder = (answer: readonly string[]) =>
  new Set(answer.map((text) => text.toLowerCase())).size > 1

/** The moves of a game of slots, in its own words. */
export function slotMoves(wording: Wording) {
  function play(state: State, action: Action): State {
    if (state.phase !== 'playing') return state
    switch (action.type) {
      case 'use':
        return use(state, action.piece)
      case 'put':
        return put(state, action.piece, action.slot)
      case 'put back':
        return putBack(state, action.piece)
      case 'put back last':
        return putBack(state, state.order.at(-1) ?? -1)
      case 'tap slot':
        return tapSlot(state, action.slot)
      case 'type':
        return type(state, action.text)
    }
  }

  function use(state: State, piece: number): State {
    if (state.slots.includes(piece)) return state
    return put(state, piece, state.chosen ?? state.slots.indexOf(null))
  }

  /** What lay in the slot goes where the piece came from. */
  function put(state: State, piece: number, slot: number): State {
    const { pieces, slots, order } = state
    const other = slots[slot]
    if (pieces[piece] === undefined || other === undefined || other === piece) return state
    const from = slots.indexOf(piece)
    const next = slots.map((each, at) => (at === slot ? piece : at === from ? other : each))
    return settle(
      {
        ...state,
        isWaiting: false,
        slots: next,
        order: [...order.filter((each) => each !== piece && next.includes(each)), piece],
        chosen: null,
      },
      slot,
    )
  }

  function settle(state: State, slot: number): State {
    if (state.slots.includes(null)) return says(state, wording.placed(state, slot))
    if (state.slots.every((piece, at) => fits(state, piece, at))) {
      const say: Say = { text: wording.solved(state), tone: 'good' }
      return { ...state, phase: 'won', say }
    }
    const say: Say = { text: TEXT.incorrect, tone: 'bad', seconds: SECONDS.incorrect }
    return { ...state, say }
  }

  function putBack(state: State, piece: number): State {
    if (!state.slots.includes(piece)) return state
    const next = {
      ...state,
      slots: state.slots.map((each) => (each === piece ? null : each)),
      order: state.order.filter((each) => each !== piece),
      chosen: null,
    }
    return says(next, wording.putBack(next, piece))
  }

  function tapSlot(state: State, slot: number): State {
    const piece = state.slots[slot]
    if (piece === undefined) return state
    if (piece !== null) return putBack(state, piece)
    if (state.chosen === slot) return says({ ...state, chosen: null }, 'No slot is chosen.')
    return says({ ...state, chosen: slot }, `${nameOf(state, slot)} is chosen.`)
  }

  function type(state: State, text: string): State {
    const piece = state.pieces.findIndex(
      (each, at) => isAlike(each, text) && !state.slots.includes(at),
    )
    return piece < 0 ? says(state, `There is no unused ${text}.`) : use(state, piece)
  }

  /** Fills the first wrong slot, or else the next one. */
  function hint(state: State): State {
    if (state.phase !== 'playing') return state
    const { pieces, slots } = state
    const wrong = slots.findIndex((piece, slot) => piece !== null && !fits(state, piece, slot))
    const slot = wrong < 0 ? slots.indexOf(null) : wrong
    const isFree = (piece: number) => !fits(state, piece, slots.indexOf(piece))
    return put(
      state,
      pieces.findIndex((_, piece) => fits(state, piece, slot) && isFree(piece)),
      slot,
    )
  }

  return { play, hint }
}

/** The text in a slot, if there is one. */
export const textIn = ({ slots, pieces }: State, slot: number) => pieces[slots[slot] ?? -1]

/** `Slot 3 of 6`. */
export const nameOf = ({ slots }: State, slot: number) => `Slot ${slot + 1} of ${slots.length}`

/** Pieces of one text are as good as each other. */
function fits({ pieces, answer }: State, piece: number | null, slot: number): boolean {
  const [text, right] = [pieces[piece ?? -1], answer[slot]]
  return text !== undefined && right !== undefined && isAlike(text, right)
}

const isAlike = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.every((text, at) => isAlike(text, other[at] ?? ''))

const says = (state: State, text: string): State => ({ ...state, say: { text, tone: 'info' } })
