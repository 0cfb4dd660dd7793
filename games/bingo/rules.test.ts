import { describe, expect, test } from 'vitest'
import {
  CALL_SECONDS,
  earlierBalls,
  hint,
  lastBall,
  nameOf,
  play,
  type State,
  start,
} from './rules.ts'

const begin = (seed = 1, seconds = 5) => start({ seed, options: { seconds, isSelfPaced: false } })
const call = (state: State, times = 1) =>
  Array.from({ length: times }).reduce<State>((now) => play(now, { type: 'call' }), state)
const tap = (state: State, location: number) => play(state, { type: 'tap', location })

/** A game whose next balls are the numbers at these locations of its card. */
function withBallsAt(...locations: number[]): State {
  const state = begin()
  return { ...state, balls: locations.map((location) => state.card[location]?.number ?? 0) }
}
const absent = Array.from({ length: 75 }, (_, at) => at + 1).find(
  (ball) => !begin().card.some(({ number }) => number === ball),
) as number

test('a ball is called every 1 to 10 seconds, at first every 5', () => {
  expect(CALL_SECONDS).toEqual({ min: 1, max: 10, initial: 5 })
  const timer = { seconds: 5, action: { type: 'call' }, shown: 'Next ball' }
  expect(begin().timers).toEqual([{ ...timer, id: 'call 1' }])
  expect(call(begin()).timers).toEqual([{ ...timer, id: 'call 2' }])
  expect(call(begin(1, 10), 80).timers).toEqual([{ ...timer, seconds: 10, id: 'call 81' }])
})

test('the player may call each ball', () => {
  const state = start({ seed: 1, options: { seconds: 5, isSelfPaced: true } })
  expect(state.timers).toEqual([])
  expect(call(state).timers).toEqual([])
  expect(lastBall(call(state))).toBe(state.balls[0])
})

test('each ball is told, and the last five stay listed', () => {
  const state = begin()
  expect(lastBall(state)).toBeUndefined()
  expect(earlierBalls(state)).toEqual([])
  expect(call(state).say).toEqual({ text: nameOf(state.balls[0] as number), tone: 'info' })
  expect(nameOf(54)).toBe('G 54')
  expect(earlierBalls(call(state))).toEqual([])
  expect(lastBall(call(state, 8))).toBe(state.balls[7])
  expect(earlierBalls(call(state, 8))).toEqual(state.balls.slice(2, 7).reverse())
})

test('no ball is called twice; after all 75 a new draw begins, with the same card and marks', () => {
  const marked = tap(call(withBallsAt(0)), 0)
  const state = { ...marked, balls: begin().balls, called: 0 }
  const all = Array.from({ length: 75 }, (_, at) => lastBall(call(state, at + 1)))
  expect(new Set(all).size).toBe(75)
  const again = call(state, 76)
  expect(again.say?.text).toBe('All 75 balls were called. A new draw begins.')
  expect(again).toMatchObject({ card: state.card, marked: [12, 0], called: 0 })
  expect(again.balls).not.toEqual(state.balls)
  expect(lastBall(call(again))).toBe(again.balls[0])
})

describe('a tap', () => {
  test('on the tile of the last ball marks it', () => {
    const state = tap(call(withBallsAt(3)), 3)
    expect(state.marked).toEqual([12, 3])
    expect(state.say).toEqual({
      text: `${nameOf(state.balls[0] as number)} is marked.`,
      tone: 'good',
    })
    expect(tap(state, 3)).toBe(state)
  })

  test('on another tile is told and changes nothing', () => {
    const before = call(withBallsAt(3, 8), 2)
    const after = tap(before, 3)
    const [wrong, last] = before.balls.map(nameOf)
    expect(after).toEqual({ ...before, say: after.say })
    expect(after.say).toEqual({
      text: `${wrong} is not the last ball. The last ball is ${last}.`,
      tone: 'bad',
    })
  })

  test('before the first ball is told', () => {
    expect(tap(begin(), 3).say?.text).toBe('No ball has been called yet.')
  })

  test.each([12, 25, -1, Number.NaN])('at %d changes nothing', (location) => {
    const state = call(begin())
    expect(tap(state, location)).toBe(state)
  })
})

test('a full line wins, with FREE as marked', () => {
  const locations = [10, 11, 13, 14]
  let state = withBallsAt(...locations)
  for (const location of locations) {
    expect(state.phase).toBe('playing')
    state = tap(call(state), location)
  }
  expect(state).toMatchObject({ phase: 'won', timers: [] })
  expect(state.say).toEqual({ text: 'Bingo! Row 3 is full.', tone: 'good' })
  expect(call(state)).toBe(state)
  expect(tap(state, 0)).toBe(state)
  expect(hint(state)).toBe(state)
})

test('a hint finds the last ball on the card', () => {
  expect(hint(begin()).say?.text).toBe('No ball has been called yet.')
  const called = call(withBallsAt(3, 8))
  const name = nameOf(called.balls[0] as number)
  expect(hint(called)).toMatchObject({ hinted: 3, say: { text: `${name} is on your card.` } })
  expect(call(hint(called)).hinted).toBe(null)
  expect(tap(hint(called), 3).hinted).toBe(null)
  expect(hint(tap(called, 3))).toMatchObject({ hinted: null, say: { text: `${name} is marked.` } })
  const elsewhere = hint(call({ ...begin(), balls: [absent] }))
  expect(elsewhere).toMatchObject({
    hinted: null,
    say: { text: `${nameOf(absent)} is not on your card.`, tone: 'info' },
  })
})
