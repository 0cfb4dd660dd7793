import type { Figure, Progress, Say, Setup } from '../kit/game.ts'
import type { WordSearch } from './content.ts'
import { type Cell, findWord, lineBetween, textAlong } from './lines.ts'

export type Action = { readonly type: 'tap'; readonly cell: Cell } | { readonly type: 'put back' }

interface Word {
  readonly text: string
  /** The line on which it was found. */
  readonly line: readonly Cell[] | null
}

export interface State extends Progress<Action> {
  readonly name: string
  readonly grid: readonly string[]
  readonly words: readonly Word[]
  /** The first letter of a word, while its last is awaited. */
  readonly first: Cell | null
}

export function start({ content }: Pick<Setup<WordSearch>, 'content'>): State {
  const { name, grid, words } = content
  return {
    phase: 'playing',
    name,
    grid,
    words: words.map((text) => ({ text, line: null })),
    first: null,
  }
}

export function play(state: State, action: Action): State {
  if (state.phase !== 'playing') return state
  if (action.type === 'put back') {
    return state.first ? { ...state, first: null, say: info('The letter was put back.') } : state
  }
  const { cell } = action
  if (!letterAt(state, cell)) return state
  if (!state.first) {
    const text = `${letterAt(state, cell)}, first letter. Now tap the last letter.`
    return { ...state, first: cell, say: info(text) }
  }
  if (isSame(state.first, cell)) return play(state, { type: 'put back' })
  return mark(state, lineBetween(state.first, cell))
}

/** Picks the first letter of a word that is still to be found. */
export function hint(state: State): State {
  const word = state.words.find(({ line }) => line === null)
  if (state.phase !== 'playing' || !word) return state
  const [line = []] = findWord(state.grid, word.text)
  const isForward = textAlong(state.grid, line) === word.text
  const first = (isForward ? line[0] : line.at(-1)) ?? null
  if (!first) return state
  const [row, column] = first
  const text = `${word.text} begins in row ${row + 1}, column ${column + 1}. Now tap its last letter.`
  return { ...state, first, say: info(text) }
}

export const figures = ({ words }: State): Figure[] => [
  { label: 'Found', value: `${words.filter(({ line }) => line).length} / ${words.length}` },
]

export const isSame = ([row, column]: Cell, [otherRow, otherColumn]: Cell) =>
  row === otherRow && column === otherColumn

export const letterAt = ({ grid }: Pick<State, 'grid'>, [row, column]: Cell) => grid[row]?.[column]

function mark(state: State, line: readonly Cell[]): State {
  const text = textAlong(state.grid, line)
  const backward = [...text].reverse().join('')
  const found = state.words.find((word) => !word.line && [text, backward].includes(word.text))
  if (!found) {
    return {
      ...state,
      first: null,
      say: { text: 'That is not one of the words. Try again.', tone: 'bad' },
    }
  }
  const words = state.words.map((word) => (word === found ? { ...word, line } : word))
  const left = words.filter((word) => !word.line).length
  const next = { ...state, words, first: null }
  if (left === 0) {
    const all = `${found.text} found. All ${words.length} words are found.`
    return { ...next, phase: 'won', say: { text: all, tone: 'good' } }
  }
  return { ...next, say: { text: `${found.text} found, ${left} left.`, tone: 'good' } }
}

const info = (text: string): Say => ({ text, tone: 'info' })
