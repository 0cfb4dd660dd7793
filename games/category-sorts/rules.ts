import type { WordSet } from '../kit/category-sets.ts'
import type { Progress, Say, Setup } from '../kit/game.ts'
import { shuffle } from '../kit/random.ts'

/** The pool, or a box by the place of its group in the set. */
export type Place = 'pool' | 0 | 1
export const BOXES = [0, 1] as const

export type Action =
  | { readonly type: 'pick'; readonly word: number }
  | { readonly type: 'put'; readonly word: number; readonly place: Place }
  | { readonly type: 'put back' }

export interface Options {
  /** A box tells when it holds a word of the other group. */
  readonly isChecking: boolean
}

interface Word {
  readonly text: string
  readonly group: 0 | 1
  readonly place: Place
}

export interface State extends Progress<Action> {
  readonly groups: readonly string[]
  /** In the order of the pool; a word is known by its place in this list. */
  readonly words: readonly Word[]
  readonly picked: number | null
  readonly isChecking: boolean
}

export function start({
  content: { groups },
  options: { isChecking },
  seed,
}: Pick<Setup<WordSet, Options>, 'content' | 'options' | 'seed'>): State {
  const words = BOXES.flatMap((group) =>
    (groups[group]?.words ?? []).map((text) => ({ text, group, place: 'pool' }) as const),
  )
  return {
    phase: 'playing',
    groups: groups.map((group) => group.group_name),
    words: shuffle(seed, words)[0],
    picked: null,
    isChecking,
  }
}

export function play(state: State, action: Action): State {
  if (state.phase !== 'playing') return state
  if (action.type === 'pick') return pick(state, action.word)
  if (action.type === 'put') return put(state, action.word, action.place)
  if (state.picked === null) return state
  return { ...state, picked: null, say: info(`${nameOf(state, state.picked)} was put back.`) }
}

/** How many words of the other group a box holds. */
export const wrongIn = ({ words }: State, box: 0 | 1) =>
  words.filter(({ place, group }) => place === box && group !== box).length

/** A word that lies in a box comes back to the pool with the same tap. */
function pick(state: State, word: number): State {
  if (!state.words[word]) return state
  if (state.picked === word) return play(state, { type: 'put back' })
  const [one, other] = state.groups
  const text = `${nameOf(state, word)}, picked. Choose “${one}” or “${other}”.`
  return { ...moved(state, word, 'pool'), picked: word, say: info(text) }
}

function put(state: State, word: number, place: Place): State {
  if (!state.words[word]) return state
  const next = { ...moved(state, word, place), picked: null }
  if (place === 'pool') return { ...next, say: info(`${nameOf(next, word)} was put back.`) }

  const left = next.words.filter((each) => each.place === 'pool').length
  const wrong = wrongIn(next, 0) + wrongIn(next, 1)
  if (left === 0 && wrong === 0) {
    const text = `All ${next.words.length} words are in their boxes.`
    return { ...next, phase: 'won', say: { text, tone: 'good' } }
  }
  return { ...next, say: afterPut(next, word, place, left, wrong) }
}

function afterPut(state: State, word: number, box: 0 | 1, left: number, wrong: number): Say {
  const name = `“${state.groups[box]}”`
  const placed = `${nameOf(state, word)} is in the box ${name}. ${left} left.`
  const wrongHere = wrongIn(state, box)
  if (state.isChecking && wrongHere > 0) {
    return {
      text: `${placed} ${belongs(wrongHere, `in ${name} `)} elsewhere.`,
      tone: 'bad',
    }
  }
  if (left === 0) return info(`All words are placed. ${belongs(wrong)} in the other box.`)
  return info(placed)
}

const belongs = (count: number, where = '') =>
  count === 1 ? `1 word ${where}belongs` : `${count} words ${where}belong`

function moved(state: State, word: number, place: Place): State {
  return {
    ...state,
    words: state.words.map((each, at) => (at === word ? { ...each, place } : each)),
  }
}

const nameOf = ({ words }: State, word: number) => words[word]?.text ?? ''

const info = (text: string): Say => ({ text, tone: 'info' })
