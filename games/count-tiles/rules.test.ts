import { describe, expect, test } from 'vitest'
import { figures, hint, play, type State, start, TILES } from './rules.ts'

const begin = () => start({ seed: 1 })
const tap = (state: State, ...numbers: number[]) =>
  numbers.reduce((now, number) => play(now, { type: 'tap', number }), state)

test('eight tiles lie in an order of their own for each seed, and 60 seconds run', () => {
  const orders = [1, 2, 3, 4].map((seed) => start({ seed }).tiles)
  for (const order of orders) expect(order.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(new Set(orders.map(String)).size).toBeGreaterThan(1)
  expect(begin().timers).toEqual([
    { id: 'game', seconds: 60, action: { type: 'time is over' }, shown: 'Time Remaining' },
  ])
})

describe('a tap', () => {
  test('on the next number raises the counter', () => {
    const state = tap(begin(), 1, 2)
    expect(state.correct).toBe(2)
    expect(state.say).toEqual({ text: '2 correct. 6 left.', tone: 'good' })
    expect(state.timers).toEqual(begin().timers)
  })

  test('on a later number adds to the incorrect count and changes nothing else', () => {
    const before = tap(begin(), 1)
    const after = tap(before, 5)
    expect(after).toEqual({ ...before, incorrect: 1, say: after.say })
    expect(after.say).toEqual({
      text: 'Not that one. You can try again or ask for a hint.',
      tone: 'bad',
    })
  })

  test.each([1, 0, 9, 1.5, Number.NaN])('on %d changes nothing after 1', (number) => {
    const state = tap(begin(), 1)
    expect(tap(state, number)).toBe(state)
  })
})

test('a hint names the next number and marks it until it is tapped', () => {
  const hinted = hint(tap(begin(), 1))
  expect(hinted.isHinted).toBe(true)
  expect(hinted.say).toEqual({ text: 'Next is 2.', tone: 'info' })
  expect(tap(hinted, 5).isHinted).toBe(true)
  expect(tap(hinted, 2).isHinted).toBe(false)
})

test('all eight in order win, and the incorrect attempts are counted', () => {
  const won = tap(begin(), 3, 1, 4, 2, 3, 4, 5, 6, 7, TILES)
  expect(won).toMatchObject({ phase: 'won', correct: 8, timers: [] })
  expect(won.say).toEqual({
    text: 'All 8 tiles are in order. Well done. Incorrect attempts: 2.',
    tone: 'good',
    seconds: 5,
  })
  expect(tap(won, 1)).toBe(won)
  expect(hint(won)).toBe(won)
  expect(figures(won)).toEqual([
    { label: 'Correct', value: '8 / 8' },
    { label: 'Incorrect', value: '2' },
  ])
})

test('the game is lost when the time is over', () => {
  const lost = play(begin(), { type: 'time is over' })
  expect(lost).toMatchObject({ phase: 'lost', timers: [] })
  expect(lost.say).toEqual({
    text: 'Looks like you ran out of time! Press Restart Game to play again.',
    tone: 'bad',
  })
  expect(tap(lost, 1)).toBe(lost)
})
