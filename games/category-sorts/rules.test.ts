import { describe, expect, test } from 'vitest'
import type { WordSet } from '../kit/category-sets.ts'
import { type Action, play, type State, start, wrongIn } from './rules.ts'

const content: WordSet = {
  title: 'Fruit or Birds',
  image_game: false,
  groups: [
    { group_name: 'Fruit', words: ['apple', 'plum'] },
    { group_name: 'Birds', words: ['wren', 'robin'] },
  ],
}
const begin = (isChecking = false, seed = 1) => start({ content, options: { isChecking }, seed })

const at = (state: State, text: string) => state.words.findIndex((word) => word.text === text)
const put = (state: State, text: string, place: 'pool' | 0 | 1) =>
  play(state, { type: 'put', word: at(state, text), place })
const pick = (state: State, text: string) => play(state, { type: 'pick', word: at(state, text) })
const placeOf = (state: State, text: string) => state.words[at(state, text)]?.place

test('the pool holds every word, in an order of its own for each seed', () => {
  const orders = [1, 2, 3, 4].map((seed) => begin(false, seed).words.map(({ text }) => text))
  for (const order of orders) expect([...order].sort()).toEqual(['apple', 'plum', 'robin', 'wren'])
  expect(new Set(orders.map(String)).size).toBeGreaterThan(1)
  expect(begin().words.every(({ place }) => place === 'pool')).toBe(true)
})

describe('a word', () => {
  test('is picked, and put in a box', () => {
    const picked = pick(begin(), 'wren')
    expect(picked.picked).toBe(at(picked, 'wren'))
    expect(picked.say).toEqual({ text: 'wren, picked. Choose “Fruit” or “Birds”.', tone: 'info' })
    const placed = put(picked, 'wren', 1)
    expect(placeOf(placed, 'wren')).toBe(1)
    expect(placed.picked).toBe(null)
    expect(placed.say).toEqual({ text: 'wren is in the box “Birds”. 3 left.', tone: 'info' })
  })

  test('picked twice is put back', () => {
    const back = pick(pick(begin(), 'wren'), 'wren')
    expect(back.picked).toBe(null)
    expect(back.say?.text).toBe('wren was put back.')
  })

  test('in a box comes back to the pool with one tap, and is picked', () => {
    const state = pick(put(begin(), 'wren', 0), 'wren')
    expect(placeOf(state, 'wren')).toBe('pool')
    expect(state.picked).toBe(at(state, 'wren'))
  })

  test('that is not there changes nothing', () => {
    const state = begin()
    for (const action of [
      { type: 'pick', word: 99 },
      { type: 'put', word: -1, place: 0 },
      { type: 'put back' },
    ] satisfies Action[]) {
      expect(play(state, action)).toBe(state)
    }
  })
})

describe('error checking', () => {
  test('tells of a word of the other group', () => {
    const state = put(begin(true), 'wren', 0)
    expect(wrongIn(state, 0)).toBe(1)
    expect(state.say).toEqual({
      text: 'wren is in the box “Fruit”. 3 left. 1 word in “Fruit” belongs elsewhere.',
      tone: 'bad',
    })
  })

  test('tells nothing when it is off', () => {
    expect(put(begin(), 'wren', 0).say).toEqual({
      text: 'wren is in the box “Fruit”. 3 left.',
      tone: 'info',
    })
  })
})

describe('the end', () => {
  const three = put(put(put(begin(), 'apple', 0), 'plum', 0), 'wren', 1)

  test('comes when the pool is empty and no word is in the wrong box', () => {
    expect(three.phase).toBe('playing')
    const won = put(three, 'robin', 1)
    expect(won.phase).toBe('won')
    expect(won.say).toEqual({ text: 'All 4 words are in their boxes.', tone: 'good' })
    expect(put(won, 'robin', 0)).toBe(won)
  })

  test('waits while a word is in the wrong box', () => {
    const state = put(three, 'robin', 0)
    expect(state.phase).toBe('playing')
    expect(state.say?.text).toBe('All words are placed. 1 word belongs in the other box.')
    expect(put(state, 'robin', 1).phase).toBe('won')
  })
})
