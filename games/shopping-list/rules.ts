import type { Figure, Progress, Say, Setup } from '../kit/game.ts'
import { drawIcons, type Icon } from '../kit/icons.ts'
import { draw, type Seed, shuffle } from '../kit/random.ts'
import { capital } from '../kit/text.ts'

/** Items in the store, and items to remember. */
export const BEGIN = { size: 9, count: 3 } as const
export const MOST = { size: 36, count: 9 } as const
export const STEP = { size: 3, count: 1 } as const
export const SCORE_FACTOR = 100
/** More than anyone needs. */
export const CART = 12

export const TEXT = {
  level: 'Level',
  score: 'Score',
  remember: (count: number) => `Remember these ${count} items.`,
  next: (level: number, size: number, count: number) =>
    `Level ${level}: ${size} items in the store, ${count} to remember.`,
  find: (count: number) => `Find the ${count} items in the store.`,
  taken: (item: string, inCart: number) => `${capital(item)} added, ${inCart} in the cart.`,
  putBack: (item: string, inCart: number) => `${capital(item)} taken out, ${inCart} in the cart.`,
  duplicate: (item: string) => `${capital(item)}: this item is already in the cart.`,
  full: 'The cart is full. Choose an item in the cart to take it out.',
  correct: (correct: number, count: number) => `${correct} of the ${count} items are correct.`,
  tooMany: (count: number) => `You have taken too many items. ${count} were on the list.`,
  right: (count: number) => `All ${count} items are in the cart, and nothing else. Well done.`,
  won: 'Congratulations! You have finished the last level.',
} as const

export type Action =
  | { readonly type: 'ready' | 'check out' | 'back to the store' | 'next level' | 'restart' }
  | { readonly type: 'take' | 'put back'; readonly item: number }

interface Level {
  readonly level: number
  readonly size: number
  readonly count: number
  readonly score: number
}

export interface State extends Progress<Action>, Level {
  readonly stage: 'memorize' | 'store' | 'result'
  /** What the store may have, on all levels. */
  readonly stock: readonly Icon[]
  readonly shelf: readonly Icon[]
  /** What to buy; an item is known by its place on the shelf. */
  readonly list: readonly number[]
  /** An item that is taken out leaves its place empty. */
  readonly cart: readonly (number | null)[]
  readonly isRight: boolean
  readonly seed: Seed
}

export function start({ content, seed }: Pick<Setup<readonly Icon[]>, 'content' | 'seed'>): State {
  const [stock, next] = drawIcons(seed, content, MOST.size)
  return deal(stock, next, { ...BEGIN, level: 1, score: 0 })
}

export function play(state: State, action: Action): State {
  const { phase, stage, count } = state
  if (phase !== 'playing') return state
  if (stage === 'memorize') {
    if (action.type !== 'ready') return state
    return { ...state, stage: 'store', say: info(TEXT.find(count)) }
  }
  if (stage === 'store') return inStore(state, action)
  if (action.type === 'restart') {
    const fresh = start({ content: state.stock, seed: state.seed })
    return { ...fresh, say: info(TEXT.remember(fresh.list.length)) }
  }
  if (action.type === 'next level' && state.isRight) return nextLevel(state)
  if (action.type !== 'back to the store' || state.isRight) return state
  return { ...state, stage: 'store', say: info(TEXT.find(count)) }
}

export const itemsIn = ({ cart }: State): number[] => cart.filter((item) => item !== null)

export const points = ({ size, count }: Pick<Level, 'size' | 'count'>) =>
  Math.floor(size / 2) * (2 * count) * SCORE_FACTOR

export const figures = ({ level, score }: State): Figure[] => [
  { label: TEXT.level, value: `${level}` },
  { label: TEXT.score, value: `${score}` },
]

function inStore(state: State, action: Action): State {
  if (action.type === 'take') return take(state, action.item)
  if (action.type === 'put back') return putBack(state, action.item)
  return action.type === 'check out' ? checkOut(state) : state
}

function take(state: State, item: number): State {
  const { shelf, cart } = state
  const name = shelf[item]?.item
  if (name === undefined) return state
  if (cart.includes(item)) return { ...state, say: { text: TEXT.duplicate(name), tone: 'bad' } }
  const free = cart.indexOf(null)
  if (free < 0) return { ...state, say: { text: TEXT.full, tone: 'bad' } }
  const next = { ...state, cart: cart.with(free, item) }
  return { ...next, say: info(TEXT.taken(name, itemsIn(next).length)) }
}

function putBack(state: State, item: number): State {
  const { shelf, cart } = state
  if (!cart.includes(item)) return state
  const next = { ...state, cart: cart.with(cart.indexOf(item), null) }
  return { ...next, say: info(TEXT.putBack(shelf[item]?.item ?? '', itemsIn(next).length)) }
}

function checkOut(state: State): State {
  const { list } = state
  const items = itemsIn(state)
  const count = list.length
  const correct = list.filter((item) => items.includes(item)).length
  const isRight = correct === count && items.length === count
  const next = { ...state, stage: 'result', isRight } as const
  if (!isRight) {
    const text = items.length > count ? TEXT.tooMany(count) : TEXT.correct(correct, count)
    return { ...next, say: { text, tone: 'bad' } }
  }
  if (growthsOf(state).length > 0) {
    return { ...next, say: { text: TEXT.right(count), tone: 'good' } }
  }
  const score = state.score + points(state)
  return { ...next, phase: 'won', score, say: { text: TEXT.won, tone: 'good' } }
}

function nextLevel(state: State): State {
  const [value, seed] = draw(state.seed)
  const growths = growthsOf(state)
  const growth = growths[Math.floor(value * growths.length)]
  const next: Level = {
    level: state.level + 1,
    size: state.size,
    count: state.count,
    score: state.score + points(state),
    ...growth,
  }
  const say = info(TEXT.next(next.level, next.size, next.count))
  return { ...deal(state.stock, seed, next), say }
}

/** How the game can become harder: with even odds, while both can; at last not at all. */
function growthsOf({ stock, size, count }: State): Partial<Level>[] {
  const growths: Partial<Level>[] = []
  if (size < MOST.size && size + STEP.size <= stock.length) growths.push({ size: size + STEP.size })
  if (count < MOST.count && count < stock.length) growths.push({ count: count + STEP.count })
  return growths
}

function deal(stock: readonly Icon[], seed: Seed, level: Level): State {
  const [shelf, afterShelf] = drawIcons(seed, stock, level.size)
  const [list, next] = shuffle(afterShelf, [...shelf.keys()])
  return {
    phase: 'playing',
    stage: 'memorize',
    stock,
    shelf,
    list: list.slice(0, level.count),
    cart: Array(CART).fill(null),
    isRight: false,
    seed: next,
    ...level,
  }
}

const info = (text: string): Say => ({ text, tone: 'info' })
