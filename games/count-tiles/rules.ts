import type { Figure, Progress, Say, Setup } from '../kit/game.ts'
import { shuffle } from '../kit/random.ts'

export const TILES = 8

export const SECONDS = { game: 60, toast: 5 } as const

export const TEXT = {
  again: 'Restart Game',
  time: 'Time Remaining',
  incorrect: 'Not that one. You can try again or ask for a hint.',
  ranOut: 'Looks like you ran out of time! Press Restart Game to play again.',
} as const

export type Action =
  | { readonly type: 'tap'; readonly number: number }
  | { readonly type: 'time is over' }

export interface State extends Progress<Action> {
  /** The numbers of the tiles, in the order of the board. */
  readonly tiles: readonly number[]
  /** How many tiles are green: 1 up to this number. */
  readonly correct: number
  readonly incorrect: number
  readonly isHinted: boolean
}

export function start({ seed }: Pick<Setup<undefined>, 'seed'>): State {
  const numbers = Array.from({ length: TILES }, (_, at) => at + 1)
  return {
    phase: 'playing',
    tiles: shuffle(seed, numbers)[0],
    correct: 0,
    incorrect: 0,
    isHinted: false,
    timers: [
      { id: 'game', seconds: SECONDS.game, action: { type: 'time is over' }, shown: TEXT.time },
    ],
  }
}

export function play(state: State, action: Action): State {
  if (state.phase !== 'playing') return state
  if (action.type === 'time is over') {
    return ended(state, 'lost', { text: TEXT.ranOut, tone: 'bad' })
  }
  const { tiles, correct, incorrect } = state
  if (!tiles.includes(action.number) || action.number <= correct) return state
  if (action.number > correct + 1) {
    const say = { text: TEXT.incorrect, tone: 'bad' } as const
    return { ...state, incorrect: incorrect + 1, say }
  }
  const next = { ...state, correct: correct + 1, isHinted: false }
  if (next.correct === TILES) return ended(next, 'won', completion(incorrect))
  return { ...next, say: { text: progress(next.correct), tone: 'good' } }
}

export function hint(state: State): State {
  if (state.phase !== 'playing') return state
  return { ...state, isHinted: true, say: { text: `Next is ${state.correct + 1}.`, tone: 'info' } }
}

export const figures = ({ correct, incorrect }: State): Figure[] => [
  { label: 'Correct', value: `${correct} / ${TILES}` },
  { label: 'Incorrect', value: `${incorrect}` },
]

const ended = (state: State, phase: 'won' | 'lost', say: Say): State => ({
  ...state,
  phase,
  isHinted: false,
  timers: [],
  say,
})

const progress = (correct: number) => `${correct} correct. ${TILES - correct} left.`

const completion = (incorrect: number): Say => ({
  text: `All ${TILES} tiles are in order. Well done. Incorrect attempts: ${incorrect}.`,
  tone: 'good',
  seconds: SECONDS.toast,
})
