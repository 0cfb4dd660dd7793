import { answerTo, drawWrong } from '../kit/equation.ts'
import type { Setup } from '../kit/game.ts'
import { drawInt } from '../kit/random.ts'
import {
  type Finish,
  finish,
  firstSum,
  nextSum,
  type Options,
  type Sums,
  sameSum,
} from '../kit/sums.ts'

export type Action = { readonly type: 'answer'; readonly isCorrect: boolean } | Finish

export interface State extends Sums<Action> {
  /** The answer that the equation shows. */
  readonly answer: string
  /** The choice that was wrong for this equation. */
  readonly tried: boolean | null
}

export const start = ({ options, seed }: Pick<Setup<undefined, Options>, 'options' | 'seed'>) =>
  withAnswer(firstSum(seed, options))

export function play(state: State, action: Action): State {
  if (state.phase !== 'playing') return state
  if (action.type === 'finish') return finish(state)
  if (action.isCorrect === isCorrect(state)) return withAnswer(nextSum(state))
  return { ...sameSum(state), tried: action.isCorrect }
}

export const isCorrect = ({ answer, equation }: State) => answer === answerTo(equation)

/** Half of the equations are wrong. */
function withAnswer(sum: Sums<Action>): State {
  const [coin, afterCoin] = drawInt(sum.seed, 0, 1)
  const [wrong, seed] = drawWrong(afterCoin, sum.equation, 1)
  return { ...sum, seed, answer: (coin === 0 && wrong[0]) || answerTo(sum.equation), tried: null }
}
