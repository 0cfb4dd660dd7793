import { answerTo, drawWrong } from '../kit/equation.ts'
import type { Setup } from '../kit/game.ts'
import { shuffle } from '../kit/random.ts'
import {
  type Finish,
  finish,
  firstSum,
  nextSum,
  type Options,
  type Sums,
  sameSum,
} from '../kit/sums.ts'

export const CHOICES = 3

export type Action = { readonly type: 'choose'; readonly place: number } | Finish

export interface State extends Sums<Action> {
  readonly answers: readonly string[]
  /** The places of the answers that were wrong for this equation. */
  readonly tried: readonly number[]
}

export const start = ({ options, seed }: Pick<Setup<undefined, Options>, 'options' | 'seed'>) =>
  withAnswers(firstSum(seed, options))

export function play(state: State, action: Action): State {
  if (state.phase !== 'playing') return state
  if (action.type === 'finish') return finish(state)
  const answer = state.answers[action.place]
  if (answer === undefined) return state
  if (answer === answerTo(state.equation)) return withAnswers(nextSum(state))
  return { ...sameSum(state), tried: [...state.tried, action.place] }
}

function withAnswers(sum: Sums<Action>): State {
  const [wrong, afterWrong] = drawWrong(sum.seed, sum.equation, CHOICES - 1)
  const [answers, seed] = shuffle(afterWrong, [answerTo(sum.equation), ...wrong])
  return { ...sum, seed, answers, tried: [] }
}
