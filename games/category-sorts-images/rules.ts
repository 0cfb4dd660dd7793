import type { PictureSet } from '../kit/category-sets.ts'
import type { Progress, Say, Setup } from '../kit/game.ts'
import { shuffle } from '../kit/random.ts'

/** Seconds for which a drop flashes green or red. */
export const FLASH_SECONDS = 2

export const TEXT = {
  won: 'Congratulations! Every word is at its picture.',
} as const

export type Action =
  | { readonly type: 'pick'; readonly word: string }
  | { readonly type: 'put back' }
  | { readonly type: 'drop'; readonly word: string; readonly picture: string }
  | { readonly type: 'flash over' }

interface Picture {
  readonly id: string
  readonly word: string
  readonly image: string
}

export interface State extends Progress<Action> {
  readonly groups: readonly { readonly name: string; readonly pictures: readonly Picture[] }[]
  /** The ids of all words, in the order of the pool. */
  readonly pool: readonly string[]
  /** The ids of the words that were dropped right. */
  readonly done: readonly string[]
  readonly picked: string | null
  readonly flash: { readonly picture: string; readonly isRight: boolean } | null
  readonly drops: number
}

export function start({ content, seed }: Pick<Setup<PictureSet>, 'content' | 'seed'>): State {
  let next = seed
  const mixed = <T>(items: readonly T[]): T[] => {
    const [shuffled, after] = shuffle(next, items)
    next = after
    return shuffled
  }
  const groups = content.groups.map(({ group_name, words }) => ({
    name: group_name,
    pictures: mixed(words),
  }))
  return {
    phase: 'playing',
    groups,
    pool: mixed(groups.flatMap(({ pictures }) => pictures.map(({ id }) => id))),
    done: [],
    picked: null,
    flash: null,
    drops: 0,
  }
}

export function play(state: State, action: Action): State {
  if (state.phase !== 'playing') return state
  if (action.type === 'flash over') {
    return state.flash ? { ...state, flash: null, timers: [] } : state
  }
  if (action.type === 'put back') return putBack(state)
  if (!state.pool.includes(action.word) || state.done.includes(action.word)) return state
  return action.type === 'pick'
    ? pick(state, action.word)
    : drop(state, action.word, action.picture)
}

export const wordOf = ({ groups }: State, id: string) =>
  groups.flatMap(({ pictures }) => pictures).find((picture) => picture.id === id)?.word ?? ''

function pick(state: State, word: string): State {
  if (state.picked === word) return putBack(state)
  return {
    ...state,
    picked: word,
    say: info(`${wordOf(state, word)}, picked. Choose its picture.`),
  }
}

function putBack(state: State): State {
  if (state.picked === null) return state
  return { ...state, picked: null, say: info(`${wordOf(state, state.picked)} was put back.`) }
}

function drop(state: State, word: string, picture: string): State {
  if (!state.pool.includes(picture) || state.done.includes(picture)) return state
  const isRight = word === picture
  const drops = state.drops + 1
  const next: State = {
    ...state,
    picked: null,
    drops,
    done: isRight ? [...state.done, word] : state.done,
    flash: { picture, isRight },
    timers: [{ id: `flash ${drops}`, seconds: FLASH_SECONDS, action: { type: 'flash over' } }],
  }
  if (next.done.length === state.pool.length) {
    return { ...next, phase: 'won', timers: [], say: { text: TEXT.won, tone: 'good' } }
  }
  return { ...next, say: isRight ? right(next, word) : wrong(next, word) }
}

function right(state: State, word: string): Say {
  const group = state.groups.find(({ pictures }) => pictures.some(({ id }) => id === word))
  const left = state.pool.length - state.done.length
  return {
    text: `Right: ${wordOf(state, word)} is one of ${group?.name}. ${left} left.`,
    tone: 'good',
  }
}

const wrong = (state: State, word: string): Say => ({
  text: `That is not the picture for ${wordOf(state, word)}. Try another one.`,
  tone: 'bad',
})

const info = (text: string): Say => ({ text, tone: 'info' })
