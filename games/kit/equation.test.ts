import { describe, expect, test } from 'vitest'
import {
  answerTo,
  drawEquation,
  drawWrong,
  type Equation,
  HIGHEST,
  inSigns,
  inWords,
  type Level,
  OPERATORS,
} from './equation.ts'

const equation = (left: number, operator: Equation['operator'], right: number): Equation => ({
  left,
  operator,
  right,
})

test.each([
  [equation(7, '+', 8), '7 + 8', '7 plus 8', '15'],
  [equation(7, '-', 8), '7 − 8', '7 minus 8', '−1'],
  [equation(7, '*', 8), '7 × 8', '7 times 8', '56'],
  [equation(8, '/', 4), '8 ÷ 4', '8 divided by 4', '2'],
  [equation(7, '/', 3), '7 ÷ 3', '7 divided by 3', '2.33'],
  [equation(2, '/', 3), '2 ÷ 3', '2 divided by 3', '0.67'],
  [equation(1, '/', 2), '1 ÷ 2', '1 divided by 2', '0.5'],
  [equation(1, '/', 1000), '1 ÷ 1,000', '1 divided by 1000', '0'],
  [equation(7, '/', 0), '7 ÷ 0', '7 divided by 0', 'Infinity'],
  [equation(0, '/', 0), '0 ÷ 0', '0 divided by 0', 'Infinity'],
  [equation(1000, '*', 1000), '1,000 × 1,000', '1000 times 1000', '1,000,000'],
])('%o is shown as %s, read as %s and makes %s', (sum, signs, words, answer) => {
  expect(inSigns(sum)).toBe(signs)
  expect(inWords(sum)).toBe(words)
  expect(answerTo(sum)).toBe(answer)
})

describe.each(Object.entries(HIGHEST))('difficulty %s', (level, highest) => {
  const sums = Array.from({ length: 3000 }, (_, seed) => drawEquation(seed, level as Level)[0])

  test(`has operands from 0 to ${highest} and all four operators`, () => {
    const operands = sums.flatMap(({ left, right }) => [left, right])
    expect(Math.min(...operands)).toBe(0)
    expect(Math.max(...operands)).toBe(highest)
    expect(new Set(sums.map(({ operator }) => operator))).toEqual(new Set(OPERATORS))
  })

  test('has wrong answers that differ from the right one and from each other', () => {
    for (const [seed, sum] of sums.entries()) {
      const [wrong] = drawWrong(seed, sum, 2)
      expect(new Set([...wrong, answerTo(sum)]).size, JSON.stringify(sum)).toBe(3)
    }
  })
})

test('wrong answers are below zero only where the answer could be', () => {
  for (let seed = 0; seed < 500; seed++) {
    expect(drawWrong(seed, equation(1, '+', 0), 2)[0].join()).not.toContain('−')
  }
})
