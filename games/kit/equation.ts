import { drawInt, type Seed, shuffle } from './random.ts'

export const OPERATORS = ['+', '-', '*', '/'] as const
type Operator = (typeof OPERATORS)[number]

/** The largest operand of each difficulty; the smallest is 0. */
export const HIGHEST = { '0': 10, '1': 100, '2': 1000 } as const
export type Level = keyof typeof HIGHEST

/** Division is shown to so many decimals. */
export const DECIMALS = 2

const format = new Intl.NumberFormat('en-US', { maximumFractionDigits: DECIMALS })

export interface Equation {
  readonly left: number
  readonly operator: Operator
  readonly right: number
}

const SIGNS = { '+': '+', '-': '−', '*': '×', '/': '÷' } as const
const WORDS = { '+': 'plus', '-': 'minus', '*': 'times', '/': 'divided by' } as const

export function drawEquation(seed: Seed, level: Level): [equation: Equation, next: Seed] {
  const [left, afterLeft] = drawInt(seed, 0, HIGHEST[level])
  const [right, afterRight] = drawInt(afterLeft, 0, HIGHEST[level])
  const [at, next] = drawInt(afterRight, 0, OPERATORS.length - 1)
  return [{ left, operator: OPERATORS[at] as Operator, right }, next]
}

/** The two operands and the sign between them: `7 × 8`. */
export const inSigns = ({ left, operator, right }: Equation) =>
  `${shown(left)} ${SIGNS[operator]} ${shown(right)}`

/** The same for the ear: `7 times 8`. */
export const inWords = ({ left, operator, right }: Equation) =>
  `${left} ${WORDS[operator]} ${right}`

/** The right answer, as it is shown. State is JSON, which knows no infinite number. */
export const answerTo = (equation: Equation) => shown(resultOf(equation))

/** Answers that could be a slip of the pen: each differs from the right one and from the others. */
export function drawWrong(
  seed: Seed,
  equation: Equation,
  count: number,
): [answers: string[], next: Seed] {
  const right = answerTo(equation)
  const slips = new Set(slipsOf(equation).map(shown))
  slips.delete(right)
  const [shuffled, next] = shuffle(seed, [...slips])
  return [shuffled.slice(0, count), next]
}

function resultOf({ left, operator, right }: Equation): number {
  if (operator === '+') return left + right
  if (operator === '-') return left - right
  if (operator === '*') return left * right
  // Also of nothing by nothing.
  return right === 0 ? Number.POSITIVE_INFINITY : left / right
}

/** A little beside the answer, one row of the table off, or the operands the wrong way round. */
function slipsOf(equation: Equation): number[] {
  const { left, operator, right } = equation
  const value = resultOf(equation)
  if (value === Number.POSITIVE_INFINITY) return [0, 1, left]
  const steps = Math.abs(value) < 20 ? [1, 2] : [1, 2, 10]
  const near = steps.flatMap((step) => [value - step, value + step])
  if (operator === '-') return [...near, right - left]
  const rows = operator === '*' ? [value - left, value + left] : []
  return [...near, ...rows].filter((slip) => slip >= 0)
}

/** A number as it is read: rounded, thousands apart, with a real minus sign. */
function shown(value: number): string {
  if (value === Number.POSITIVE_INFINITY) return 'Infinity'
  const text = format.format(Math.abs(value))
  return value < 0 && text !== '0' ? `−${text}` : text
}
