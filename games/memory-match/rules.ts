import type { Figure, Progress, Say, Setup, Timer } from '../kit/game.ts'
import { drawIcons, type Icon } from '../kit/icons.ts'
import { shuffle } from '../kit/random.ts'
import { capital } from '../kit/text.ts'

export const PAIRS = 8
export const COLUMNS = 4
export const SECONDS = { preview: 60, play: 120, settle: 2 } as const

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight']
const pairs = (count: number) => `${NUMBERS[count] ?? count} pair${count === 1 ? '' : 's'}`

export const TEXT = {
  timeToLook: 'Time to Look',
  timeToPlay: 'Time to Play',
  pairs: 'Pairs',
  incorrect: 'Incorrect',
  look: 'Remember where each picture is. Select Start Game when you are ready.',
  hidden: 'The pictures are hidden. Choose a card, and then its partner.',
  up: (item: string) => `${capital(item)}, face up. Choose its partner.`,
  partner: (item: string) => `${capital(item)}, and ${item} again.`,
  wrong: 'Sorry that is an incorrect pair.',
  found: (count: number, of: number) =>
    `${pairs(count)} found, ${NUMBERS[of - count]?.toLowerCase()} to go.`,
  won: (of: number) => `All ${NUMBERS[of]?.toLowerCase()} pairs found. Well done.`,
  lost: (count: number) =>
    `The time is over. ${pairs(count)} found. Please select Restart to play again.`,
} as const

export type Action =
  | { readonly type: 'hide' }
  | { readonly type: 'turn'; readonly card: number }
  | { readonly type: 'settle' }
  | { readonly type: 'time up' }

export interface State extends Progress<Action> {
  readonly stage: 'preview' | 'play'
  readonly cards: readonly Icon[]
  /** The cards that were turned up and wait to be settled: one, or two of a pair or not. */
  readonly up: readonly number[]
  /** The cards whose partner was found. */
  readonly matched: readonly number[]
  readonly incorrect: number
  /** Counts the pairs that were turned up, right or not. */
  readonly turns: number
}

export function start({ content, seed }: Pick<Setup<readonly Icon[]>, 'content' | 'seed'>): State {
  const [pictures, next] = drawIcons(seed, content, PAIRS)
  const [cards] = shuffle(next, [...pictures, ...pictures])
  const state = { phase: 'playing', stage: 'preview', cards, up: [], matched: [] } as const
  return timed({ ...state, incorrect: 0, turns: 0 })
}

export function play(state: State, action: Action): State {
  if (state.phase !== 'playing') return state
  const next = move(state, action)
  return next === state ? state : timed(next)
}

/** Whether two cards are up that are no pair. */
export const isWrong = ({ cards, up: [one, other] }: State) =>
  one !== undefined && other !== undefined && cards[one]?.item !== cards[other]?.item

/** What can be seen: before and after the play, everything. */
export const isFaceUp = ({ phase, stage, up, matched }: State, card: number) =>
  phase !== 'playing' || stage === 'preview' || up.includes(card) || matched.includes(card)

export const pairsFound = ({ matched }: State) => matched.length / 2

export const figures = (state: State): Figure[] => [
  { label: TEXT.pairs, value: `${pairsFound(state)}` },
  { label: TEXT.incorrect, value: `${state.incorrect}` },
]

function move(state: State, action: Action): State {
  if (state.stage === 'preview') {
    if (action.type === 'hide') return { ...state, stage: 'play', say: info(TEXT.hidden) }
    if (action.type === 'turn') return { ...state, say: info(TEXT.look) }
    return state
  }
  if (action.type === 'turn') return turn(state, action.card)
  if (action.type === 'settle') return settle(state)
  if (action.type === 'time up') return timeUp(state)
  return state
}

function turn(state: State, card: number): State {
  const { cards, up, matched } = state
  const picture = cards[card]
  if (!picture || up.length === 2 || up.includes(card) || matched.includes(card)) return state
  const next = { ...state, up: [...up, card] }
  if (up.length === 0) return { ...next, say: info(TEXT.up(picture.item)) }
  const turns = state.turns + 1
  if (!isWrong(next)) return { ...next, turns, say: info(TEXT.partner(picture.item)) }
  const say: Say = { text: TEXT.wrong, tone: 'bad' }
  return { ...next, turns, incorrect: state.incorrect + 1, say }
}

/** A pair stays and counts; two others are turned face down again. */
function settle(state: State): State {
  const { cards, up } = state
  if (up.length < 2) return state
  if (isWrong(state)) return { ...state, up: [] }
  const next = { ...state, up: [], matched: [...state.matched, ...up] }
  const [found, all] = [pairsFound(next), cards.length / 2]
  if (found === all) {
    return { ...next, phase: 'won', say: { text: TEXT.won(all), tone: 'good' } }
  }
  return { ...next, say: { text: TEXT.found(found, all), tone: 'good' } }
}

/** A pair that was turned up in time counts. */
function timeUp(state: State): State {
  const next = { ...settle(state), up: [] }
  if (next.phase === 'won') return next
  return { ...next, phase: 'lost', say: { text: TEXT.lost(pairsFound(next)), tone: 'bad' } }
}

function timed(state: State): State {
  return { ...state, timers: state.phase === 'playing' ? timersOf(state) : [] }
}

function timersOf({ stage, up, turns }: State): Timer<Action>[] {
  if (stage === 'preview') {
    const shown = TEXT.timeToLook
    return [{ id: 'preview', seconds: SECONDS.preview, action: { type: 'hide' }, shown }]
  }
  const game: Timer<Action> = {
    id: 'game',
    seconds: SECONDS.play,
    action: { type: 'time up' },
    shown: TEXT.timeToPlay,
  }
  if (up.length < 2) return [game]
  return [game, { id: `turn ${turns}`, seconds: SECONDS.settle, action: { type: 'settle' } }]
}

const info = (text: string): Say => ({ text, tone: 'info' })
