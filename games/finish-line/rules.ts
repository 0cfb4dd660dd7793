import type { Figure, Progress, Setup } from '../kit/game.ts'
import type { FinishLineSet } from './content.ts'

export const GUESSES = 3

export const TEXT = {
  empty: 'Please enter a guess.',
  correct: 'That is correct! The answer is:',
  outOfGuesses:
    "Nice try, but you've run out of guesses. Would you like to try again, or move to the next Finish Line?",
} as const
const incorrect = (left: number) => `That is incorrect. You have ${left} guesses remaining.`

/** Seconds for which the answers stand out. */
export const SECONDS = { correct: 6, incorrect: 2, outOfGuesses: 6 } as const

export type Action =
  | { readonly type: 'guess'; readonly text: string }
  | { readonly type: 'try again' }
  | { readonly type: 'next line' }

export interface State extends Progress<Action> {
  readonly lines: FinishLineSet['finish_lines']
  /** Place of the current line, from 0. */
  readonly at: number
  readonly guessesLeft: number
  readonly stage: 'guessing' | 'solved' | 'out of guesses'
}

export function start({ content }: Pick<Setup<FinishLineSet>, 'content'>): State {
  return {
    phase: 'playing',
    lines: content.finish_lines,
    at: 0,
    guessesLeft: GUESSES,
    stage: 'guessing',
  }
}

export function play(state: State, action: Action): State {
  if (state.phase !== 'playing') return state
  if (action.type === 'guess') return guess(state, action.text)
  if (action.type === 'try again') return tryAgain(state)
  return nextLine(state)
}

export const currentLine = (state: State) => state.lines[state.at]

export const isLastLine = (state: State) => state.at === state.lines.length - 1

export function figures(state: State): Figure[] {
  return [
    { label: 'Line', value: `${state.at + 1} / ${state.lines.length}` },
    { label: 'Guesses left', value: `${state.guessesLeft}` },
  ]
}

function guess(state: State, text: string): State {
  const line = currentLine(state)
  if (state.stage !== 'guessing' || !line) return state
  if (plain(text) === '') return { ...state, say: { text: TEXT.empty, tone: 'info' } }

  if (plain(text) === plain(line.finishLine)) {
    const answer = `${TEXT.correct} ${line.start} ${line.finishLine}`
    return {
      ...state,
      stage: 'solved',
      say: { text: answer, tone: 'good', seconds: SECONDS.correct },
    }
  }

  const guessesLeft = state.guessesLeft - 1
  if (guessesLeft > 0) {
    const say = { text: incorrect(guessesLeft), tone: 'bad', seconds: SECONDS.incorrect } as const
    return { ...state, guessesLeft, say }
  }
  return {
    ...state,
    guessesLeft,
    stage: 'out of guesses',
    say: { text: TEXT.outOfGuesses, tone: 'info', seconds: SECONDS.outOfGuesses },
  }
}

function tryAgain(state: State): State {
  if (state.stage !== 'out of guesses') return state
  return { ...state, guessesLeft: GUESSES, stage: 'guessing' }
}

function nextLine(state: State): State {
  if (state.stage === 'guessing') return state
  if (isLastLine(state)) return { ...state, phase: 'won' }
  return { ...state, at: state.at + 1, guessesLeft: GUESSES, stage: 'guessing' }
}

/** What is compared: without regard to case, outer or double spaces, and the kind of apostrophe. */
const plain = (text: string) => text.trim().replace(/\s+/g, ' ').replace(/[‘’]/g, "'").toLowerCase()
