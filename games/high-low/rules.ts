import type { Figure, Progress, Setup } from '../kit/game.ts'
import { drawInt } from '../kit/random.ts'

export const LOWEST = 1
export const HIGHEST = 100
export const TURNS = 10

export const TEXT = {
  belowRange: 'Not a number between 1-100. This value is too low.',
  aboveRange: 'Not a number between 1-100. This value is too high.',
  notSubmitted: 'This number was not submitted. Please select a number between 1-100.',
  tooHigh: 'too high',
  tooLow: 'too low',
  won: 'Congratulations! You successfully guessed the number. Thank you for playing. To play again press the Reset Game Button.',
  lost: "Game Over, you've guessed 10 times. Try again by resetting your game with the Reset Game Button! Thanks for playing!",
} as const

export type Action = { readonly type: 'guess'; readonly value: number }
export type Verdict = 'too high' | 'too low' | 'correct'

export interface State extends Progress<Action> {
  readonly secret: number
  readonly guesses: readonly number[]
}

export function start({ seed }: Pick<Setup<undefined>, 'seed'>): State {
  return { phase: 'playing', secret: drawInt(seed, LOWEST, HIGHEST)[0], guesses: [] }
}

export function play(state: State, { value }: Action): State {
  if (state.phase !== 'playing') return state
  if (!isInRange(value)) return { ...state, say: { text: TEXT.notSubmitted, tone: 'bad' } }

  const guesses = [...state.guesses, value]
  const verdict = judge(state.secret, value)
  if (verdict === 'correct') {
    return { ...state, guesses, phase: 'won', say: { text: TEXT.won, tone: 'good' } }
  }
  if (guesses.length === TURNS) {
    return { ...state, guesses, phase: 'lost', say: { text: TEXT.lost, tone: 'bad' } }
  }
  return { ...state, guesses, say: { text: `${value} is ${verdict}.`, tone: 'info' } }
}

export function judge(secret: number, value: number): Verdict {
  if (value > secret) return TEXT.tooHigh
  if (value < secret) return TEXT.tooLow
  return 'correct'
}

/** What to say of a number that is being typed and cannot be a guess. */
export function rangeNote(typed: string): string | undefined {
  if (typed === '') return undefined
  const value = Number(typed)
  if (value < LOWEST) return TEXT.belowRange
  if (value > HIGHEST) return TEXT.aboveRange
  return undefined
}

export function figures({ guesses }: State): Figure[] {
  return [{ label: 'Guesses left', value: `${TURNS - guesses.length}` }]
}

const isInRange = (value: number) => Number.isInteger(value) && value >= LOWEST && value <= HIGHEST
