import { answerTo, drawEquation, type Equation, inSigns, inWords, type Level } from './equation.ts'
import type { Figure, Option, Progress } from './game.ts'
import type { Seed } from './random.ts'

/** What the games with sums have in common: their words, their figures, how they go on and end. */
export const TEXT = {
  right: "Congratulations, you've selected the correct answer!",
  wrong: 'Sorry but that is incorrect. Please try again!',
} as const

/** Seconds for which an answer stands out. */
export const SECONDS = 5

export interface Options {
  readonly difficulty: Level
}

export const options: { readonly difficulty: Option<Level> } = {
  difficulty: {
    label: 'Difficulty: numbers up to',
    kind: 'choice',
    choices: { '0': '10', '1': '100', '2': '1000' },
    initial: '0',
    setting: 'difficulty',
  },
}

export interface Finish {
  readonly type: 'finish'
}

export interface Sums<Action> extends Progress<Action> {
  readonly level: Level
  readonly seed: Seed
  readonly equation: Equation
  readonly correct: number
  readonly incorrect: number
  /** The sum that was solved last. */
  readonly solved: Equation | null
}

export function firstSum(seed: Seed, { difficulty }: Options): Sums<never> {
  const [equation, next] = drawEquation(seed, difficulty)
  const none = { correct: 0, incorrect: 0, solved: null }
  return { phase: 'playing', level: difficulty, seed: next, equation, ...none }
}

export function nextSum<State extends Sums<unknown>>(state: State): State {
  const [equation, seed] = drawEquation(state.seed, state.level)
  return {
    ...state,
    seed,
    equation,
    correct: state.correct + 1,
    solved: state.equation,
    say: { text: TEXT.right, tone: 'good', seconds: SECONDS },
  }
}

export function sameSum<State extends Sums<unknown>>(state: State): State {
  return {
    ...state,
    incorrect: state.incorrect + 1,
    say: { text: TEXT.wrong, tone: 'bad', seconds: SECONDS },
  }
}

export function finish<State extends Sums<unknown>>(state: State): State {
  return { ...state, phase: 'won', say: { text: solvedText(state.correct), tone: 'good' } }
}

function solvedText(correct: number): string {
  if (correct === 0) return 'No sum was solved this time.'
  return correct === 1 ? 'You solved 1 sum.' : `You solved ${correct} sums.`
}

export const figures = <Action>({ correct, incorrect }: Sums<Action>): Figure[] => [
  { label: 'Number Correct', value: `${correct}` },
  { label: 'Number Incorrect', value: `${incorrect}` },
]

/** The sum that was solved last, for the eye and for the ear. */
export function readSolved({ solved }: Sums<unknown>) {
  if (!solved) return null
  const answer = answerTo(solved)
  return {
    signs: ['Before:', inSigns(solved), `= ${answer}`],
    words: `Before: ${inWords(solved)} equals ${answer}.`,
  }
}
