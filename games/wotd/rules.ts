import type { Kept } from '../kit/content.ts'
import type { Progress, Say, Setup } from '../kit/game.ts'
import type { WordOfTheDay } from './content.ts'
import { wordOfDay } from './day.ts'
import { better, judge, type Status, type Verdict } from './judge.ts'

export const LETTERS = 5
/** Five lines take guesses; the sixth shows the word when the game is over. */
export const LINES = 6
const LAST_GUESS = LINES - 1

export const TEXT = {
  wrongLength: 'Wrong word length',
  notInDictionary: 'Word not in dictionary',
  tomorrow: 'Try again tomorrow!',
} as const
const won = (word: string) => `Good job! The word was ${word}`
const lost = (word: string) => `Nice Try! The word was ${word}`

/** Seconds for which the answers stand out. */
export const SECONDS = { refused: 5, over: 10 } as const

/** What is said of a letter. */
export const MEANING: Record<Verdict, string> = {
  FOUND: 'in place',
  CONTAINS: 'elsewhere in the word',
  BAD: 'not in it',
}

export interface Cell {
  /** Its place on the board, from 0. */
  readonly pos: number
  /** Its letter, in lower case; empty while there is none. */
  readonly val: string
  /** From 1, as `column`. */
  readonly line: number
  readonly column: number
  /** Its line was entered. */
  readonly frozen: boolean
  readonly status: Status
}

export type Action =
  | { readonly type: 'letter'; readonly letter: string }
  | { readonly type: 'backspace' }
  | { readonly type: 'enter' }
  | { readonly type: 'known' }
  | { readonly type: 'unknown' }

export interface State extends Progress<Action> {
  readonly board: readonly Cell[]
  /** What is known of each letter that was entered. */
  readonly keyboard: Readonly<Record<string, Status>>
  /** The line that is written, from 1; at `LINES` the game is over. */
  readonly lineProgress: number
  readonly word: string
  readonly date: string
}

export function start({
  content,
  today,
}: Pick<Setup<readonly Kept<WordOfTheDay>[]>, 'content' | 'today'>): State {
  const words = content.map(({ word }) => word)
  return {
    phase: 'playing',
    board: Array.from({ length: LINES * LETTERS }, (_, pos) => emptyCell(pos)),
    keyboard: {},
    lineProgress: 1,
    word: wordOfDay(words, today.number),
    date: today.date,
  }
}

export function play(state: State, action: Action): State {
  if (state.phase !== 'playing') return state
  if (action.type === 'backspace') return backspace(state)
  if (action.type === 'known') return state.lookup ? enterLine(settled(state)) : state
  if (action.type === 'unknown') {
    return state.lookup ? refuse(settled(state), TEXT.notInDictionary) : state
  }
  if (state.lookup) return state
  return action.type === 'enter' ? lookUp(state) : write(state, action.letter.toLowerCase())
}

/** The cells of a line. */
export const lineOf = ({ board }: State, line: number) => board.filter((cell) => cell.line === line)

/** What is written in a line. */
const guessIn = (state: State, line: number) =>
  lineOf(state, line)
    .map(({ val }) => val)
    .join('')

function write(state: State, letter: string): State {
  const free = lineOf(state, state.lineProgress).find(({ val }) => val === '')
  if (!free || !/^[a-z]$/.test(letter)) return state
  return withCell(state, { ...free, val: letter })
}

/** Also takes back a line whose word is still looked up. */
function backspace(state: State): State {
  const last = lineOf(state, state.lineProgress).findLast(({ val }) => val !== '')
  return last ? withCell(settled(state), { ...last, val: '' }) : state
}

function lookUp(state: State): State {
  const word = guessIn(state, state.lineProgress)
  if (word.length !== LETTERS) return refuse(state, TEXT.wrongLength)
  // Staff may choose a word that the dictionary does not know.
  if (word === state.word) return enterLine(state)
  const id = `line ${state.lineProgress}: ${word}`
  return { ...state, lookup: { id, word, known: { type: 'known' }, unknown: { type: 'unknown' } } }
}

function enterLine(state: State): State {
  const { word, lineProgress } = state
  const guess = guessIn(state, lineProgress)
  const verdict = judge(guess, word)
  const next = {
    ...state,
    board: state.board.map((cell) =>
      cell.line === lineProgress
        ? { ...cell, frozen: true, status: verdict[cell.column - 1] ?? cell.status }
        : cell,
    ),
    keyboard: marked(state.keyboard, guess, verdict),
    lineProgress: lineProgress + 1,
  }
  if (guess === word) return finish(next, 'won', { text: won(word), tone: 'good' })
  if (lineProgress === LAST_GUESS) return finish(next, 'lost', { text: lost(word), tone: 'info' })
  return { ...next, say: { text: inWords(lineProgress, guess, verdict), tone: 'info' } }
}

/** The last line shows the word. */
const finish = (state: State, phase: 'won' | 'lost', say: Say): State => ({
  ...state,
  phase,
  board: state.board.map((cell) =>
    cell.line === LINES
      ? { ...cell, val: state.word[cell.column - 1] ?? '', frozen: true, status: 'FOUND' }
      : cell,
  ),
  lineProgress: LINES,
  say: { ...say, seconds: SECONDS.over },
})

function marked(keyboard: State['keyboard'], guess: string, verdict: readonly Verdict[]) {
  const known = { ...keyboard }
  for (const [at, letter] of [...guess].entries()) {
    known[letter] = better(known[letter] ?? 'UNKNOWN', verdict[at] ?? 'UNKNOWN')
  }
  return known
}

/** `Line 2: H in place, E elsewhere in the word, A not in it, …` */
function inWords(line: number, guess: string, verdict: readonly Verdict[]): string {
  const letters = verdict.map((each, at) => `${guess[at]?.toUpperCase()} ${MEANING[each]}`)
  return `Line ${line}: ${letters.join(', ')}.`
}

const refuse = (state: State, text: string): State => ({
  ...state,
  say: { text, tone: 'bad', seconds: SECONDS.refused },
})

function settled({ lookup, ...state }: State): State {
  return state
}

const withCell = (state: State, cell: Cell): State => ({
  ...state,
  board: state.board.map((each) => (each.pos === cell.pos ? cell : each)),
})

const emptyCell = (pos: number): Cell => ({
  pos,
  val: '',
  line: Math.floor(pos / LETTERS) + 1,
  column: (pos % LETTERS) + 1,
  frozen: false,
  status: 'UNKNOWN',
})
