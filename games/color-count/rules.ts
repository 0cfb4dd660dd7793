import type { Figure, Progress, Say, Setup } from '../kit/game.ts'
import { drawInt, type Seed, shuffle } from '../kit/random.ts'

export const COLORS = ['red', 'blue', 'green'] as const
export type Color = (typeof COLORS)[number]

/** The shape of each color tells it without the hue. */
export const SHAPES = { red: 'diamond', blue: 'square', green: 'triangle' } as const

export const FEWEST = 1
export const MOST = 10

export const SECONDS = { game: 60, toast: 5 } as const

export const TEXT = {
  again: 'Restart',
  time: 'Time Remaining',
  ranOut: 'Looks like you ran out of time! Press Restart to play again.',
} as const

export type Action =
  | { readonly type: 'choose'; readonly color: Color }
  | { readonly type: 'time is over' }

export interface Options {
  readonly hasShapes: boolean
}

export interface State extends Progress<Action> {
  readonly cells: readonly Color[]
  readonly hasShapes: boolean
  /** The colors that were chosen and are not the most. */
  readonly tried: readonly Color[]
  readonly incorrect: number
  /** How many hints were given. */
  readonly hints: number
}

export function start({
  options: { hasShapes },
  seed,
}: Pick<Setup<undefined, Options>, 'options' | 'seed'>): State {
  const [counts, next] = drawCounts(seed)
  const cells = COLORS.flatMap((color, at) => Array<Color>(counts[at] ?? 0).fill(color))
  return {
    phase: 'playing',
    cells: shuffle(next, cells)[0],
    hasShapes,
    tried: [],
    incorrect: 0,
    hints: 0,
    timers: [
      { id: 'game', seconds: SECONDS.game, action: { type: 'time is over' }, shown: TEXT.time },
    ],
  }
}

export function play(state: State, action: Action): State {
  if (state.phase !== 'playing') return state
  if (action.type === 'time is over') return ended(state, 'lost', say(TEXT.ranOut, 'bad'))
  const { color } = action
  if (color === largest(state)) return ended(state, 'won', say(rightText(state, color), 'good'))
  return {
    ...state,
    tried: [...state.tried, color],
    incorrect: state.incorrect + 1,
    say: say(`Not ${color}. Another color has more cells.`, 'bad'),
  }
}

/** Each hint tells the count of one more color. */
export function hint(state: State): State {
  if (state.phase !== 'playing') return state
  const color = COLORS[state.hints % COLORS.length] as Color
  const text = countText(countOf(state, color), color)
  return { ...state, hints: state.hints + 1, say: { text, tone: 'info' } }
}

export const countOf = ({ cells }: State, color: Color) =>
  cells.filter((cell) => cell === color).length

export const figures = ({ incorrect }: State): Figure[] => [
  { label: 'Incorrect', value: `${incorrect}` },
]

/** A tie is drawn again. */
function drawCounts(seed: Seed): [counts: number[], next: Seed] {
  const counts = COLORS.map(() => {
    const [count, next] = drawInt(seed, FEWEST, MOST)
    seed = next
    return count
  })
  return new Set(counts).size === COLORS.length ? [counts, seed] : drawCounts(seed)
}

/** The color there is most of. */
export function largest(state: State): Color {
  return COLORS.reduce((most, color) =>
    countOf(state, color) > countOf(state, most) ? color : most,
  )
}

const ended = (state: State, phase: 'won' | 'lost', say: Say): State => ({
  ...state,
  phase,
  timers: [],
  say,
})

const rightText = (state: State, color: Color) =>
  `Right, ${color} is the most. ${countText(countOf(state, color), color)} Incorrect tries: ${state.incorrect}.`

const countText = (count: number, color: Color) =>
  count === 1 ? `There is 1 ${color} cell.` : `There are ${count} ${color} cells.`

const say = (text: string, tone: Say['tone']): Say => ({ text, tone, seconds: SECONDS.toast })
