import type { Figure, Progress, Setup } from '../kit/game.ts'
import { drawIcons, type Icon } from '../kit/icons.ts'
import { shuffle } from '../kit/random.ts'

export const SLOTS = 15
/** How long a tile tells that it was right or wrong. */
export const FLASH_SECONDS = 2

export const TEXT = {
  score: 'Score',
  incorrect: 'Incorrect',
  right: (score: number, goal: number) => `Right. ${score} of ${goal}. Now find the next new one.`,
  wrong: 'You did not select the correct tile.',
  won: (goal: number) => `Congratulations! You found all ${goal} new pictures.`,
} as const

export type Action = { readonly type: 'pick'; readonly slot: number } | { readonly type: 'fade' }

export interface State extends Progress<Action> {
  /** In the order in which they appear, each in the slot of the same place in `slots`. */
  readonly pictures: readonly Icon[]
  readonly slots: readonly number[]
  readonly score: number
  readonly incorrect: number
  /** The tile that was picked last, for a while. */
  readonly picked: { readonly slot: number; readonly isRight: boolean } | null
}

export function start({ content, seed }: Pick<Setup<readonly Icon[]>, 'content' | 'seed'>): State {
  const [pictures, next] = drawIcons(seed, content, SLOTS)
  const [slots] = shuffle(next, [...Array(SLOTS).keys()])
  return { phase: 'playing', pictures, slots, score: 0, incorrect: 0, picked: null }
}

export function play(state: State, action: Action): State {
  if (state.phase !== 'playing') return state
  if (action.type === 'pick') return pick(state, action.slot)
  return state.picked ? { ...state, picked: null, timers: [] } : state
}

/** The picture in a slot, if one has appeared there. */
export function pictureIn({ pictures, slots, score, phase }: State, slot: number) {
  const at = slots.indexOf(slot)
  const isThere = at < score || (at === score && phase === 'playing')
  return isThere ? pictures[at] : undefined
}

export const figures = ({ score, incorrect, pictures }: State): Figure[] => [
  { label: TEXT.score, value: `${score} of ${pictures.length}` },
  { label: TEXT.incorrect, value: `${incorrect}` },
]

function pick(state: State, slot: number): State {
  if (!pictureIn(state, slot)) return state
  const isRight = state.slots[state.score] === slot
  const score = state.score + (isRight ? 1 : 0)
  const incorrect = state.incorrect + (isRight ? 0 : 1)
  const next = { ...state, picked: { slot, isRight }, score, incorrect }

  const goal = state.pictures.length
  if (score === goal) {
    return { ...next, phase: 'won', timers: [], say: { text: TEXT.won(goal), tone: 'good' } }
  }
  return {
    ...next,
    timers: [
      {
        id: `pick ${score + incorrect}`,
        seconds: FLASH_SECONDS,
        action: { type: 'fade' },
      },
    ],
    say: isRight
      ? { text: TEXT.right(score, goal), tone: 'good' }
      : { text: TEXT.wrong, tone: 'bad' },
  }
}
