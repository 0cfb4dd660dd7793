import type { Figure, Progress, Setup } from '../kit/game.ts'
import { drawIcons, type Icon } from '../kit/icons.ts'
import { shuffle } from '../kit/random.ts'

export const PAIRS = 4
/** The pairs and the odd one. */
export const PICTURES = PAIRS + 1
export const SECONDS = 60
export const TOAST_SECONDS = 5

export const TEXT = {
  timeRemaining: 'Time Remaining',
  incorrect: 'Incorrect',
  wrong: 'Not that one. That picture is there twice.',
  won: (incorrect: number) =>
    `Congratulations! You found the odd one out. Incorrect attempts: ${incorrect}.`,
  lost: 'Looks like you ran out of time! Please select Restart Game to play again.',
} as const

export type Action = { readonly type: 'pick'; readonly tile: number } | { readonly type: 'time up' }

export interface State extends Progress<Action> {
  readonly tiles: readonly Icon[]
  /** The place of the odd one. */
  readonly odd: number
  readonly incorrect: number
  /** The tile that was picked last. */
  readonly picked: number | null
}

export function start({ content, seed }: Pick<Setup<readonly Icon[]>, 'content' | 'seed'>): State {
  const [[odd, ...pairs], next] = drawIcons(seed, content, PICTURES)
  const [tiles] = shuffle(next, odd ? [odd, ...pairs, ...pairs] : [])
  return {
    phase: 'playing',
    tiles,
    odd: odd ? tiles.indexOf(odd) : -1,
    incorrect: 0,
    picked: null,
    timers: [
      {
        id: 'game',
        seconds: SECONDS,
        action: { type: 'time up' },
        shown: TEXT.timeRemaining,
      },
    ],
  }
}

export function play(state: State, action: Action): State {
  if (state.phase !== 'playing') return state
  if (action.type === 'time up') {
    return { ...state, phase: 'lost', timers: [], say: { text: TEXT.lost, tone: 'bad' } }
  }
  const { tile } = action
  const { incorrect } = state
  if (!state.tiles[tile]) return state
  if (tile !== state.odd) {
    const say = { text: TEXT.wrong, tone: 'bad' } as const
    return { ...state, picked: tile, incorrect: incorrect + 1, say }
  }
  const say = { text: TEXT.won(incorrect), tone: 'good', seconds: TOAST_SECONDS } as const
  return { ...state, picked: tile, phase: 'won', timers: [], say }
}

export const figures = ({ incorrect }: State): Figure[] => [
  { label: TEXT.incorrect, value: `${incorrect}` },
]
