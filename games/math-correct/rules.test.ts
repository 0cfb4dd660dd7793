import { describe, expect, test } from 'vitest'
import { answerTo } from '../kit/equation.ts'
import { figures, options } from '../kit/sums.ts'
import { isCorrect, play, type State, start } from './rules.ts'

const begin = (seed = 1) => start({ seed, options: { difficulty: '0' } })
const answer = (state: State, isRight: boolean) =>
  play(state, { type: 'answer', isCorrect: isRight === isCorrect(state) })

test('the numbers go up to 10, 100 or 1000, beginning with the setting of the person', () => {
  expect(options.difficulty).toEqual({
    label: 'Difficulty: numbers up to',
    kind: 'choice',
    choices: { '0': '10', '1': '100', '2': '1000' },
    initial: '0',
    setting: 'difficulty',
  })
})

test('the equation is wrong half of the time', () => {
  const games = Array.from({ length: 2000 }, (_, seed) => begin(seed))
  const wrong = games.filter((state) => state.answer !== answerTo(state.equation)).length
  expect(wrong / games.length).toBeCloseTo(0.5, 1)
})

describe('a choice', () => {
  test('that is right leads to the next equation', () => {
    const before = begin()
    const after = answer(before, true)
    expect(after).toMatchObject({ correct: 1, incorrect: 0, solved: before.equation, tried: null })
    expect(after.say).toEqual({
      text: "Congratulations, you've selected the correct answer!",
      tone: 'good',
      seconds: 5,
    })
    expect(after.equation).not.toEqual(before.equation)
  })

  test('that is wrong keeps the equation', () => {
    const before = begin()
    const after = answer(before, false)
    expect(after).toEqual({ ...before, incorrect: 1, tried: !isCorrect(before), say: after.say })
    expect(after.say).toEqual({
      text: 'Sorry but that is incorrect. Please try again!',
      tone: 'bad',
      seconds: 5,
    })
    expect(answer(after, true)).toMatchObject({ correct: 1, incorrect: 1, tried: null })
  })
})

test.each([
  [0, 'No sum was solved this time.'],
  [1, 'You solved 1 sum.'],
  [7, 'You solved 7 sums.'],
])('the player finishes after %i sums', (solved, text) => {
  let state = begin()
  for (let sum = 0; sum < solved; sum++) state = answer(state, true)
  const finished = play(state, { type: 'finish' })
  expect(finished.phase).toBe('won')
  expect(finished.say).toEqual({ text, tone: 'good' })
  expect(answer(finished, true)).toBe(finished)
  expect(figures(finished)).toEqual([
    { label: 'Number Correct', value: `${solved}` },
    { label: 'Number Incorrect', value: '0' },
  ])
})
