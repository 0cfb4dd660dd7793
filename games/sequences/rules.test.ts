import { describe, expect, test } from 'vitest'
import type { Icon } from '../kit/icons.ts'
import { figures, hint, LEVELS, LIGHTS, markOf, nameOf, play, type State, start } from './rules.ts'

const content: Icon[] = [...'abcdefghi'].map((item) => ({
  id: item,
  item,
  image: `/pictures/${item}.svg`,
  category: '2',
}))
const SEEDS = Array.from({ length: 50 }, (_, seed) => seed)
const WRONG =
  'Sorry the order was incorrect. Please try again. If you need help use the yellow hint button.'

const ready = start({ content, seed: 1 })
const press = (state: State, ...lights: number[]) =>
  lights.reduce((now, light) => play(now, { type: 'press', light }), state)
const show = (state: State) => play(state, { type: 'show' })
/** Lets the time pass until it is the person's turn; tells which lights were lit, and each wait. */
function watch(state: State) {
  const lit: number[] = []
  const waits: { id: string; seconds: number }[] = []
  while (state.stage === 'showing') {
    const [wait] = state.timers ?? []
    if (!wait) throw new Error('nothing goes on')
    waits.push(wait)
    state = play(state, wait.action)
    lit.push(...Array.from({ length: LIGHTS }, (_, light) => light).filter(isLitIn(state)))
  }
  return { state, lit, waits }
}
const isLitIn = (state: State) => (light: number) => markOf(state, light) === 'lit'
const repeat = (state: State) => press(state, ...state.sequence.slice(0, state.level))
const finish = (state: State, levels: number) =>
  Array.from({ length: levels }).reduce<State>((now) => repeat(watch(show(now)).state), state)

test('nine lights, ten levels, and no light twice running', () => {
  expect([LIGHTS, LEVELS]).toEqual([9, 10])
  for (const seed of SEEDS) {
    const { sequence, pictures } = start({ content, seed })
    expect(pictures).toHaveLength(9)
    expect(sequence).toHaveLength(10)
    sequence.forEach((light, at) => {
      expect(light).not.toBe(sequence[at - 1])
    })
  }
})

describe('the playback', () => {
  test('begins with Start Level; a press before prompts for it', () => {
    expect(ready.timers ?? []).toEqual([])
    expect(press(ready, 0).say?.text).toBe(
      'Please select the Start Level button to see the next sequence.',
    )
    expect(show(ready).say).toEqual({ text: 'Watch the lights.', tone: 'info' })
  })

  test('shows one light for each level, and never one id twice', () => {
    const { state, lit, waits } = watch(show(finish(ready, 2)))
    expect(lit).toEqual(ready.sequence.slice(0, 3))
    expect(waits.map(({ seconds }) => seconds)).toEqual([1, 0.8, 0.4, 0.8, 0.4, 0.8])
    expect(new Set(waits.map(({ id }) => id)).size).toBe(waits.length)
    expect(state.say).toEqual({ text: 'Your turn.', tone: 'info' })
    const again = watch(show(state))
    expect(again.lit).toEqual(lit)
    expect(again.waits[0]?.id).not.toBe(waits[0]?.id)
  })

  test('asks to wait when something is pressed', () => {
    const showing = show(ready)
    for (const state of [press(showing, 0), show(showing), hint(showing)]) {
      expect(state.say?.text).toBe('Please wait until the sequence has finished.')
      expect({ ...state, say: 0 }).toEqual({ ...showing, say: 0 })
    }
  })
})

describe('the answer', () => {
  const third = watch(show(finish(ready, 2))).state
  const [one = 0, two = 0] = third.sequence

  test('flashes green light by light', () => {
    const state = press(third, one)
    expect(state.say).toEqual({ text: `${nameOf(one)} is right, 2 to go.`, tone: 'good' })
    expect(markOf(state, one)).toBe('right')
    expect(state.timers).toMatchObject([{ seconds: 1, action: { type: 'fade' } }])
    expect(markOf(play(state, { type: 'fade' }), one)).toBe(undefined)
  })

  test('is right: all lights flash green, and the next level is offered', () => {
    const state = repeat(third)
    expect(state).toMatchObject({ stage: 'ready', level: 4, incorrect: 0 })
    expect(markOf(state, 0)).toBe('right')
    expect(state.say).toEqual({
      text: 'Level 3 is done. Please select the Start Level button to see the next sequence.',
      tone: 'good',
    })
  })

  test('is wrong: red flash, incorrect count up, and the same sequence from its beginning', () => {
    const state = press(third, one, one)
    expect(state).toMatchObject({ stage: 'answering', step: 0, incorrect: 1, level: 3 })
    expect(markOf(state, one)).toBe('wrong')
    expect(state.say).toEqual({ text: WRONG, tone: 'bad', seconds: 4 })
    expect(figures(state)).toEqual([
      { label: 'Level', value: '3 of 10' },
      { label: 'Incorrect', value: '1' },
    ])
    expect(repeat(state).level).toBe(4)
  })

  test('is helped by a hint, which stays until a light is pressed', () => {
    const helped = hint(press(third, one))
    expect(helped.say).toEqual({ text: `The next light is ${nameOf(two)}.`, tone: 'info' })
    expect(markOf(play(helped, { type: 'fade' }), two)).toBe('hint')
    expect(press(helped, two).isHinted).toBe(false)
  })
})

test('ten levels win', () => {
  const won = finish(ready, 10)
  expect(won.phase).toBe('won')
  expect(won.timers).toEqual([])
  expect(won.say?.text).toBe('Congratulations! All 10 levels are done.')
  for (const state of [press(won, 0), show(won), hint(won)]) expect(state).toBe(won)
})

test('a move that makes no sense changes nothing', () => {
  expect(press(ready, 9)).toBe(ready)
  expect(press(ready, -1)).toBe(ready)
  expect(play(ready, { type: 'next step' })).toBe(ready)
  expect(play(ready, { type: 'fade' })).toBe(ready)
})
