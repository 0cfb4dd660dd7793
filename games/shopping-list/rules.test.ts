import { describe, expect, test } from 'vitest'
import type { Icon } from '../kit/icons.ts'
import { BEGIN, CART, figures, itemsIn, MOST, play, points, type State, start } from './rules.ts'

const iconsOf = (count: number): Icon[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `${at}`,
    item: `item ${at}`,
    image: `/pictures/${at}.svg`,
    category: '0',
  }))
const content = iconsOf(50)
const begin = (seed = 1) => start({ content, seed })
const act = (state: State, ...types: ('ready' | 'check out' | 'next level' | 'restart')[]) =>
  types.reduce((now, type) => play(now, { type }), state)
const take = (state: State, ...items: number[]) =>
  items.reduce((now, item) => play(now, { type: 'take', item }), state)
const putBack = (state: State, item: number) => play(state, { type: 'put back', item })
const back = (state: State) => play(state, { type: 'back to the store' })

const store = act(begin(), 'ready')
const [one = 0, two = 0, three = 0] = store.list
const others = [...store.shelf.keys()].filter((item) => !store.list.includes(item))
const nameOf = (item: number) => store.shelf[item]?.item.replace('item', 'Item')
/** Buys what is on the list, and goes on to the next level. */
const pass = (state: State) => {
  const inStore = act(state, 'ready')
  return act(take(inStore, ...inStore.list), 'check out', 'next level')
}

test('at first the store has 9 items, and 3 are to be remembered', () => {
  expect(BEGIN).toEqual({ size: 9, count: 3 })
  expect(MOST).toEqual({ size: 36, count: 9 })
  const { shelf, list, stage } = begin()
  expect(stage).toBe('memorize')
  expect(new Set(shelf.map(({ item }) => item)).size).toBe(9)
  expect(new Set(list).size).toBe(3)
  expect(list.every((item) => shelf[item])).toBe(true)
})

test('only a list that was read leads to the store', () => {
  expect(store).toMatchObject({
    stage: 'store',
    say: { text: 'Find the 3 items in the store.', tone: 'info' },
  })
  expect(take(begin(), 0).stage).toBe('memorize')
})

describe('the cart', () => {
  test('takes an item', () => {
    const state = take(store, one)
    expect(itemsIn(state)).toEqual([one])
    expect(state.say).toEqual({ text: `${nameOf(one)} added, 1 in the cart.`, tone: 'info' })
  })

  test('refuses an item that it holds', () => {
    const state = take(store, one, one)
    expect(itemsIn(state)).toEqual([one])
    expect(state.say).toEqual({
      text: `${nameOf(one)}: this item is already in the cart.`,
      tone: 'bad',
    })
  })

  test('gives an item back, and the others keep their places', () => {
    const state = putBack(take(store, one, two), one)
    expect(state.cart.slice(0, 3)).toEqual([null, two, null])
    expect(state.say).toEqual({ text: `${nameOf(one)} taken out, 1 in the cart.`, tone: 'info' })
    expect(take(state, three).cart.slice(0, 3)).toEqual([three, two, null])
  })

  test('can be full', () => {
    const large = act(start({ content, seed: 1 }), 'ready')
    const shelf = Array.from({ length: CART + 1 }, (_, at) => ({
      id: `${at}`,
      item: `${at}`,
      image: '/x',
      category: '0' as const,
    }))
    const state = take({ ...large, shelf }, ...shelf.keys())
    expect(itemsIn(state)).toHaveLength(CART)
    expect(state.say?.text).toMatch(/^The cart is full\./)
  })
})

describe('the checkout', () => {
  test.each([
    [[one, two, three], true, 'All 3 items are in the cart, and nothing else. Well done.'],
    [[three, one, two], true, 'All 3 items are in the cart, and nothing else. Well done.'],
    [[], false, '0 of the 3 items are correct.'],
    [[one, two], false, '2 of the 3 items are correct.'],
    [[one, others[0], three], false, '2 of the 3 items are correct.'],
    [[one, two, three, others[0]], false, 'You have taken too many items. 3 were on the list.'],
  ])('of %j succeeds: %s', (items, isRight, text) => {
    const state = act(take(store, ...(items as number[])), 'check out')
    expect(state).toMatchObject({ stage: 'result', isRight, phase: 'playing', score: 0 })
    expect(state.say).toEqual({ text, tone: isRight ? 'good' : 'bad' })
  })

  test('without success leads back to the same items', () => {
    const state = back(act(take(store, one), 'check out'))
    expect(state).toMatchObject({ stage: 'store', shelf: store.shelf, list: store.list })
    expect(itemsIn(state)).toEqual([one])
    expect(act(act(store, 'check out'), 'next level').stage).toBe('result')
  })

  test('leads to a fresh game, if that is wished', () => {
    const state = act(pass(begin()), 'ready', 'check out', 'restart')
    expect(state).toMatchObject({ stage: 'memorize', level: 1, size: 9, count: 3, score: 0 })
    expect(state.say?.text).toBe('Remember these 3 items.')
  })
})

describe('the next level', () => {
  test('raises the score by (store size div 2) x (2 x number to remember) x 100', () => {
    expect(points({ size: 9, count: 3 })).toBe(4 * 6 * 100)
    expect(points({ size: 36, count: 9 })).toBe(18 * 18 * 100)
    expect(figures(begin())).toEqual([
      { label: 'Level', value: '1' },
      { label: 'Score', value: '0' },
    ])
    expect(figures(pass(begin()))).toEqual([
      { label: 'Level', value: '2' },
      { label: 'Score', value: '2400' },
    ])
  })

  test('grows the store by 3 or the list by 1, with even odds', () => {
    const grown = Array.from({ length: 400 }, (_, seed) => pass(begin(seed)))
    for (const { size, count } of grown) expect(['12 3', '9 4']).toContain(`${size} ${count}`)
    const stores = grown.filter(({ size }) => size === 12).length
    expect(stores).toBeGreaterThan(160)
    expect(stores).toBeLessThan(240)
    const [first] = grown
    expect(first?.say?.text).toBe(
      `Level 2: ${first?.size} items in the store, ${first?.count} to remember.`,
    )
    expect(first?.shelf).toHaveLength(first?.size ?? 0)
  })

  test('grows to 36 items and 9 to remember; then the game is won', () => {
    let state = begin()
    while (state.phase === 'playing') {
      expect(state.size).toBeLessThanOrEqual(36)
      expect(state.count).toBeLessThanOrEqual(9)
      state = pass(state)
    }
    expect(state).toMatchObject({ phase: 'won', level: 16, size: 36, count: 9 })
    expect(state.say?.text).toBe('Congratulations! You have finished the last level.')
    expect(act(state, 'restart')).toBe(state)
  })

  test('with fewer icons grows as far as it can', () => {
    let state = start({ content: iconsOf(10), seed: 1 })
    while (state.phase === 'playing') state = pass(state)
    expect(state).toMatchObject({ size: 9, count: 9 })
  })
})

test('a move that makes no sense changes nothing', () => {
  expect(take(store, -1)).toBe(store)
  expect(take(store, 9)).toBe(store)
  expect(putBack(store, one)).toBe(store)
  expect(back(store)).toBe(store)
  expect(act(store, 'ready')).toBe(store)
  const right = act(take(store, ...store.list), 'check out')
  expect(back(right)).toBe(right)
})
