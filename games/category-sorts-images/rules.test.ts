import { describe, expect, test } from 'vitest'
import { play, type State, start } from './rules.ts'

const picture = (id: string) => ({ id, word: id, image: `/pictures/${id}.svg` })
const content = {
  title: 'Birds or Fruit',
  image_game: true as const,
  groups: [
    { group_name: 'Birds', words: [picture('owl'), picture('duck')] },
    { group_name: 'Fruit', words: [picture('pear'), picture('plum')] },
  ],
}
const begin = (seed = 1) => start({ content, seed })
const drop = (state: State, word: string, place: string) =>
  play(state, { type: 'drop', word, picture: place })

test('words and pictures stand in an order of their own for each seed', () => {
  const orders = [1, 2, 3, 4, 5].map((seed) => begin(seed).pool)
  for (const order of orders) expect([...order].sort()).toEqual(['duck', 'owl', 'pear', 'plum'])
  expect(new Set(orders.map(String)).size).toBeGreaterThan(1)
})

describe('a drop', () => {
  test('on the right picture flashes green and removes the word', () => {
    const state = drop(begin(), 'owl', 'owl')
    expect(state.done).toEqual(['owl'])
    expect(state.flash).toEqual({ picture: 'owl', isRight: true })
    expect(state.say).toEqual({ text: 'Right: owl is one of Birds. 3 left.', tone: 'good' })
    expect(state.timers?.[0]?.seconds).toBe(2)
    expect(play(state, { type: 'flash over' }).flash).toBe(null)
  })

  test('on another flashes red and keeps the word', () => {
    const state = drop(begin(), 'owl', 'duck')
    expect(state.done).toEqual([])
    expect(state.flash).toEqual({ picture: 'duck', isRight: false })
    expect(state.say).toEqual({
      text: 'That is not the picture for owl. Try another one.',
      tone: 'bad',
    })
  })

  test('flashes anew each time', () => {
    const first = drop(begin(), 'owl', 'duck')
    const second = drop(first, 'owl', 'duck')
    expect(second.timers?.[0]?.id).not.toBe(first.timers?.[0]?.id)
  })

  test('of a word that is gone, or on a picture that is done, changes nothing', () => {
    const state = drop(begin(), 'owl', 'owl')
    expect(drop(state, 'owl', 'duck')).toBe(state)
    expect(drop(state, 'duck', 'owl')).toBe(state)
    expect(drop(state, 'none', 'duck')).toBe(state)
  })
})

test('a word is picked, and put back', () => {
  const state = play(begin(), { type: 'pick', word: 'pear' })
  expect(state.picked).toBe('pear')
  expect(state.say?.text).toBe('pear, picked. Choose its picture.')
  expect(play(state, { type: 'put back' }).say?.text).toBe('pear was put back.')
  expect(play(begin(), { type: 'put back' })).toEqual(begin())
})

test('when no words remain there is a congratulation', () => {
  let state = begin()
  for (const word of state.pool) state = drop(state, word, word)
  expect(state.phase).toBe('won')
  expect(state.say).toEqual({
    text: 'Congratulations! Every word is at its picture.',
    tone: 'good',
  })
  expect(state.timers).toEqual([])
  expect(drop(state, 'owl', 'duck')).toBe(state)
})
