import { describe, expect, test } from 'vitest'
import { answerTo } from '../kit/equation.ts'
import { play, type State, start } from './rules.ts'

const begin = (seed = 1) => start({ seed, options: { difficulty: '0' } })
const rightIn = ({ answers, equation }: State) => answers.indexOf(answerTo(equation))
const choose = (state: State, place: number) => play(state, { type: 'choose', place })

test('three different answers hold the right one, at any place', () => {
  const games = Array.from({ length: 300 }, (_, seed) => begin(seed))
  for (const { answers } of games) expect(new Set(answers).size).toBe(3)
  expect(new Set(games.map(rightIn))).toEqual(new Set([0, 1, 2]))
})

describe('a choice', () => {
  test('that is right leads to the next equation', () => {
    const before = begin()
    const after = choose(before, rightIn(before))
    expect(after).toMatchObject({ correct: 1, incorrect: 0, solved: before.equation, tried: [] })
    expect(after.say).toEqual({
      text: "Congratulations, you've selected the correct answer!",
      tone: 'good',
      seconds: 5,
    })
  })

  test('that is wrong keeps the equation and its answers', () => {
    const before = begin()
    const place = (rightIn(before) + 1) % 3
    const after = choose(before, place)
    expect(after).toEqual({ ...before, incorrect: 1, tried: [place], say: after.say })
    expect(after.say).toEqual({
      text: 'Sorry but that is incorrect. Please try again!',
      tone: 'bad',
      seconds: 5,
    })
    expect(choose(after, rightIn(after)).correct).toBe(1)
  })

  test.each([-1, 3, 0.5, Number.NaN])('of place %d changes nothing', (place) => {
    const state = begin()
    expect(choose(state, place)).toBe(state)
  })
})

test('the player finishes', () => {
  const state = begin()
  const finished = play(choose(state, rightIn(state)), { type: 'finish' })
  expect(finished.phase).toBe('won')
  expect(finished.say).toEqual({ text: 'You solved 1 sum.', tone: 'good' })
  expect(choose(finished, 0)).toBe(finished)
})
