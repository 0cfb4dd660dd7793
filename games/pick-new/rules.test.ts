import { describe, expect, test } from 'vitest'
import type { Icon } from '../kit/icons.ts'
import { figures, pictureIn, play, SLOTS, type State, start } from './rules.ts'

const content: Icon[] = [...'abcdefghijklmnopqr'].map((item) => ({
  id: item,
  item,
  image: `/pictures/${item}.svg`,
  category: '1',
}))
const begun = start({ content, seed: 1 })
const pick = (state: State, slot: number) => play(state, { type: 'pick', slot })
const newest = ({ slots, score }: State) => slots[score] ?? -1
const pickNew = (state: State, times: number) =>
  Array.from({ length: times }).reduce<State>((now) => pick(now, newest(now)), state)
const filled = (state: State) =>
  [...Array(SLOTS).keys()].filter((slot) => pictureIn(state, slot) !== undefined)

test('there are 15 slots, and one picture at first', () => {
  expect(SLOTS).toBe(15)
  expect(filled(begun)).toEqual([newest(begun)])
})

test('each round adds a picture in a random free slot; the others keep their places', () => {
  let state = begun
  for (let round = 1; round < SLOTS; round++) {
    const before = filled(state)
    const next = pick(state, newest(state))
    expect(filled(next)).toHaveLength(before.length + 1)
    for (const slot of before) expect(pictureIn(next, slot)).toBe(pictureIn(state, slot))
    state = next
  }
  expect(new Set(state.pictures.map(({ item }) => item)).size).toBe(15)
  const orders = [1, 2, 3].map((seed) => start({ content, seed }).slots.join())
  expect(new Set(orders).size).toBe(3)
})

describe('a pick', () => {
  test('of the newest is right', () => {
    const state = pickNew(begun, 6)
    expect(state.say).toEqual({
      text: 'Right. 6 of 15. Now find the next new one.',
      tone: 'good',
    })
    expect(state.picked).toEqual({ slot: state.slots[5], isRight: true })
    expect(figures(state)).toEqual([
      { label: 'Score', value: '6 of 15' },
      { label: 'Incorrect', value: '0' },
    ])
  })

  test('of another is wrong, and changes nothing but the count', () => {
    const before = pickNew(begun, 3)
    const state = pick(before, before.slots[0] ?? 0)
    expect(state.say).toEqual({ text: 'You did not select the correct tile.', tone: 'bad' })
    expect(state).toMatchObject({ score: 3, incorrect: 1 })
    expect(filled(state)).toEqual(filled(before))
  })

  test('is marked for 2 seconds', () => {
    const state = pickNew(begun, 1)
    expect(state.timers).toMatchObject([{ seconds: 2, action: { type: 'fade' } }])
    const faded = play(state, { type: 'fade' })
    expect(faded).toMatchObject({ picked: null, timers: [] })
    expect(play(faded, { type: 'fade' })).toBe(faded)
    const wrong = pick(state, begun.slots[0] ?? 0)
    expect(wrong.timers?.[0]?.id).not.toBe(state.timers?.[0]?.id)
  })

  test('of an empty slot changes nothing', () => {
    expect(pick(begun, begun.slots[1] ?? 0)).toBe(begun)
    expect(pick(begun, -1)).toBe(begun)
    expect(pick(begun, 15)).toBe(begun)
  })
})

test('15 correct win', () => {
  const won = pickNew(begun, 15)
  expect(won.phase).toBe('won')
  expect(won.timers).toEqual([])
  expect(won.say).toEqual({
    text: 'Congratulations! You found all 15 new pictures.',
    tone: 'good',
  })
  expect(filled(won)).toHaveLength(15)
  expect(pick(won, 0)).toBe(won)
})

test('with fewer pictures the goal is smaller', () => {
  const state = start({ content: content.slice(0, 2), seed: 1 })
  expect(pickNew(state, 2).phase).toBe('won')
})
