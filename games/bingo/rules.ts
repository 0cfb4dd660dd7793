import type { Progress, Say, Setup, Timer } from '../kit/game.ts'
import type { Seed } from '../kit/random.ts'
import { BALLS, CENTER, drawBalls, drawCard, fullLine, letterOf, type Tile } from './card.ts'

export const CALL_SECONDS = { min: 1, max: 10, initial: 5 } as const

/** So many balls are listed beside the last one. */
export const LISTED = 5

export const TEXT = {
  again: 'Restart Game',
  time: 'Next ball',
  noBall: 'No ball has been called yet.',
  newDraw: `All ${BALLS} balls were called. A new draw begins.`,
} as const

export type Action = { readonly type: 'call' } | { readonly type: 'tap'; readonly location: number }

export interface Options {
  readonly seconds: number
  /** Each ball waits until the player calls it. */
  readonly isSelfPaced: boolean
}

export interface State extends Progress<Action>, Options {
  readonly seed: Seed
  readonly card: readonly Tile[]
  /** Locations of the marked tiles. */
  readonly marked: readonly number[]
  /** Location of the tile that a hint has shown. */
  readonly hinted: number | null
  /** The balls in the order of the draw. */
  readonly balls: readonly number[]
  /** How many balls of this draw, and of all, were called. */
  readonly called: number
  readonly calls: number
}

export function start({
  options,
  seed,
}: Pick<Setup<undefined, Options>, 'options' | 'seed'>): State {
  const [card, afterCard] = drawCard(seed)
  const [balls, next] = drawBalls(afterCard)
  return {
    phase: 'playing',
    ...options,
    seed: next,
    card,
    marked: [CENTER],
    hinted: null,
    balls,
    called: 0,
    calls: 0,
    timers: untilCall(options, 0),
  }
}

export function play(state: State, action: Action): State {
  if (state.phase !== 'playing') return state
  return action.type === 'call' ? call(state) : tap(state, action.location)
}

export function hint(state: State): State {
  if (state.phase !== 'playing') return state
  const ball = lastBall(state)
  if (ball === undefined) return { ...state, say: info(TEXT.noBall) }
  const tile = state.card.find(({ number }) => number === ball)
  if (!tile) return { ...state, say: info(`${nameOf(ball)} is not on your card.`) }
  if (isMarked(state, tile)) return { ...state, say: info(`${nameOf(ball)} is marked.`) }
  return { ...state, hinted: tile.location, say: info(`${nameOf(ball)} is on your card.`) }
}

export const lastBall = ({ balls, called }: State): number | undefined => balls[called - 1]

/** The balls before the last one, newest first. */
export const earlierBalls = ({ balls, called }: State): number[] =>
  balls.slice(Math.max(0, called - 1 - LISTED), Math.max(0, called - 1)).reverse()

export const nameOf = (ball: number) => `${letterOf(ball)} ${ball}`

export const isMarked = ({ marked }: State, { location }: Tile) => marked.includes(location)

function call(state: State): State {
  const calls = state.calls + 1
  const next = { ...state, hinted: null, calls, timers: untilCall(state, calls) }
  const ball = state.balls[state.called]
  if (ball !== undefined) return { ...next, called: state.called + 1, say: info(nameOf(ball)) }

  const [balls, seed] = drawBalls(state.seed)
  return { ...next, seed, balls, called: 0, say: info(TEXT.newDraw) }
}

function tap(state: State, location: number): State {
  const tile = state.card[location]
  if (!tile || isMarked(state, tile)) return state
  const ball = lastBall(state)
  if (ball === undefined) return { ...state, say: info(TEXT.noBall) }
  if (tile.number !== ball) {
    const text = `${nameOf(tile.number)} is not the last ball. The last ball is ${nameOf(ball)}.`
    return { ...state, say: { text, tone: 'bad' } }
  }
  const next = { ...state, hinted: null, marked: [...state.marked, location] }
  const line = fullLine(next.marked)
  if (!line) return { ...next, say: { text: `${nameOf(ball)} is marked.`, tone: 'good' } }
  const say = { text: `Bingo! ${line.name} is full.`, tone: 'good' } as const
  return { ...next, phase: 'won', timers: [], say }
}

/** One wait for each call, with an id of its own. */
const untilCall = ({ isSelfPaced, seconds }: Options, calls: number): Timer<Action>[] =>
  isSelfPaced
    ? []
    : [{ id: `call ${calls + 1}`, seconds, action: { type: 'call' }, shown: TEXT.time }]

const info = (text: string): Say => ({ text, tone: 'info' })
