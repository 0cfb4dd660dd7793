import type { Figure, Progress, Say, Setup } from '../kit/game.ts'
import type { WordHunter } from './content.ts'

export const ATTEMPTS = 26

/** `round` is the time for a phrase, `toast` how long answers stand out. */
export const SECONDS = { round: 120, toast: 3 } as const

export const TEXT = {
  digit: 'There are no numbers in Word Hunter.',
  alreadyRevealed: 'You have used this character and it is in the word.',
  alreadyUsed: 'You have used this character already.',
} as const
const won = (phrase: string) => `Congratulations! The answer is: ${phrase}`
const noTime = (phrase: string) => `Time is up. The answer is: ${phrase} Well tried.`
const noAttempts = (phrase: string) => `No attempts are left. The answer is: ${phrase} Well tried.`

export type Action =
  | { readonly type: 'try'; readonly sign: string }
  | { readonly type: 'time is up' }

export interface State extends Progress<Action> {
  /** One word about the phrase. */
  readonly theme: string
  readonly phrase: string
  /** Letters that are in the phrase and were found, in capitals. */
  readonly revealed: readonly string[]
  /** Letters that were tried and are not in the phrase, in capitals. */
  readonly used: readonly string[]
  readonly attemptsLeft: number
}

export function start({ content: { word, phrase } }: Pick<Setup<WordHunter>, 'content'>): State {
  return {
    phase: 'playing',
    theme: word,
    phrase,
    revealed: [],
    used: [],
    attemptsLeft: ATTEMPTS,
    timers: [
      { id: 'round', seconds: SECONDS.round, action: { type: 'time is up' }, shown: 'Time Left' },
    ],
  }
}

export function play(state: State, action: Action): State {
  if (state.phase !== 'playing') return state
  if (action.type === 'time is up') return lose(state, noTime(sentence(state)))
  if (/^\d$/.test(action.sign)) return says(state, TEXT.digit)
  const letter = action.sign.toUpperCase()
  return isLetter(letter) ? tryLetter(state, letter) : state
}

/** Reveals the first letter that is hidden, wherever it is. */
export function hint(state: State): State {
  const [letter] = hiddenLetters(state)
  if (state.phase !== 'playing' || !letter) return state
  return reveal(state, letter, `Hint: ${appears(state, letter)}`)
}

export function figures({ attemptsLeft }: State): Figure[] {
  return [{ label: 'Attempts Left', value: `${attemptsLeft}` }]
}

/** The words of the phrase, sign by sign; `null` is a hidden letter. */
export function shownSigns({ phase, phrase, revealed }: State): (string | null)[][] {
  const isShown = (sign: string) =>
    phase !== 'playing' || !isLetter(sign) || revealed.includes(sign)
  return wordsOf(phrase).map((word) => [...word].map((sign) => (isShown(sign) ? sign : null)))
}

/** The phrase as it is read out, without its punctuation: `T blank E, blank blank`. */
export const readOut = (state: State): string =>
  shownSigns(state)
    .map((word) => word.map((sign) => sign ?? 'blank').filter((sign) => /\w/.test(sign)))
    .map((word) => word.join(' '))
    .join(', ')

function tryLetter(state: State, letter: string): State {
  const { phrase, revealed, used } = state
  if (revealed.includes(letter)) return says(state, TEXT.alreadyRevealed)
  if (used.includes(letter)) return says(state, TEXT.alreadyUsed)
  if (lettersOf(phrase).includes(letter)) return reveal(state, letter, appears(state, letter))

  const attemptsLeft = state.attemptsLeft - 1
  const next = { ...state, used: [...used, letter], attemptsLeft }
  if (attemptsLeft === 0) return lose(next, noAttempts(sentence(state)))
  const left = attemptsLeft === 1 ? '1 attempt' : `${attemptsLeft} attempts`
  return { ...next, say: { text: `No ${letter}. ${left} left.`, tone: 'bad' } }
}

function reveal(state: State, letter: string, text: string): State {
  const next = { ...state, revealed: [...state.revealed, letter] }
  if (hiddenLetters(next).length > 0) return { ...next, say: { text, tone: 'good' } }
  const say: Say = { text: won(state.phrase), tone: 'good', seconds: SECONDS.toast }
  return { ...next, phase: 'won', timers: [], say }
}

const lose = (state: State, text: string): State => ({
  ...state,
  phase: 'lost',
  timers: [],
  say: { text, tone: 'info', seconds: SECONDS.toast },
})

function appears({ phrase }: State, letter: string): string {
  const count = lettersOf(phrase).filter((each) => each === letter).length
  const times = count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`
  return `${letter} appears ${times}.`
}

const hiddenLetters = ({ phrase, revealed }: State) =>
  lettersOf(phrase).filter((letter) => !revealed.includes(letter))

const lettersOf = (phrase: string) => [...phrase.toUpperCase()].filter(isLetter)
const wordsOf = (phrase: string) => phrase.toUpperCase().trim().split(/\s+/)
const isLetter = (sign: string) => /^[A-Z]$/.test(sign)

/** The phrase with a stop, unless it ends in one. */
const sentence = ({ phrase }: State) => (/[.!?]$/.test(phrase) ? phrase : `${phrase}.`)

const says = (state: State, text: string): State => ({
  ...state,
  say: { text, tone: 'info', seconds: SECONDS.toast },
})
