import { describe, expect, test } from 'vitest'
import type { Icon } from '../kit/icons.ts'
import { figures, isFaceUp, isWrong, play, SECONDS, type State, start } from './rules.ts'

const content: Icon[] = [...'abcdefghij'].map((item) => ({
  id: item,
  item: `${item}nchor`,
  image: `/pictures/${item}.svg`,
  category: '1',
}))
const preview = start({ content, seed: 1 })
const begun = play(preview, { type: 'hide' })
const turn = (state: State, ...cards: number[]) =>
  cards.reduce((now, card) => play(now, { type: 'turn', card }), state)
const settle = (state: State) => play(state, { type: 'settle' })

const partnerOf = (card: number) =>
  preview.cards.findIndex((each, at) => at !== card && each.item === preview.cards[card]?.item)
const strangerOf = (card: number) =>
  preview.cards.findIndex((each) => each.item !== preview.cards[card]?.item)
/** The first card of each pair. */
const firsts = [...preview.cards.keys()].filter((card) => card < partnerOf(card))
const findPairs = (count: number) =>
  firsts.slice(0, count).reduce((now, card) => settle(turn(now, card, partnerOf(card))), begun)

describe('the preview', () => {
  test('shows eight pairs face up, for 60 seconds', () => {
    expect(firsts).toHaveLength(8)
    expect(preview.cards).toHaveLength(16)
    for (const card of preview.cards.keys()) expect(isFaceUp(preview, card)).toBe(true)
    expect(preview.timers).toEqual([
      { id: 'preview', seconds: 60, action: { type: 'hide' }, shown: 'Time to Look' },
    ])
  })

  test('has no pairs to choose', () => {
    const state = turn(preview, 0)
    expect(state.up).toEqual([])
    expect(state.say?.text).toBe(
      'Remember where each picture is. Select Start Game when you are ready.',
    )
  })

  test('ends with Start Game, or by itself: the pictures are hidden for 120 seconds of play', () => {
    for (const card of begun.cards.keys()) expect(isFaceUp(begun, card)).toBe(false)
    expect(begun.timers).toEqual([
      { id: 'game', seconds: 120, action: { type: 'time up' }, shown: 'Time to Play' },
    ])
    expect(play(begun, { type: 'hide' })).toBe(begun)
  })
})

describe('two cards', () => {
  test('of a pair stay up, and count after 2 seconds', () => {
    const one = turn(begun, 0)
    const name = begun.cards[0]?.item.replace(/^./, (first) => first.toUpperCase())
    expect(one.say).toEqual({ text: `${name}, face up. Choose its partner.`, tone: 'info' })
    const two = turn(one, partnerOf(0))
    expect(isWrong(two)).toBe(false)
    expect(figures(two)[0]?.value).toBe('0')
    expect(two.timers?.[1]).toMatchObject({ seconds: SECONDS.settle, action: { type: 'settle' } })
    const found = settle(two)
    expect(found.matched).toEqual([0, partnerOf(0)])
    expect(found.say).toEqual({ text: 'One pair found, seven to go.', tone: 'good' })
    expect(figures(found)).toEqual([
      { label: 'Pairs', value: '1' },
      { label: 'Incorrect', value: '0' },
    ])
  })

  test('of no pair are wrong at once, and turn back after 2 seconds', () => {
    const two = turn(begun, 0, strangerOf(0))
    expect(isWrong(two)).toBe(true)
    expect(two.say).toEqual({ text: 'Sorry that is an incorrect pair.', tone: 'bad' })
    expect(figures(two)[1]?.value).toBe('1')
    expect(SECONDS.settle).toBe(2)
    const back = settle(two)
    expect(isFaceUp(back, 0)).toBe(false)
    expect(back.matched).toEqual([])
    expect(back.say).toBe(two.say)
  })

  test('are waited for: a third is not turned, and each wait has its own id', () => {
    const two = turn(begun, 0, strangerOf(0))
    expect(turn(two, partnerOf(0))).toBe(two)
    const again = turn(settle(two), 0, strangerOf(0))
    expect(again.timers?.[1]?.id).not.toBe(two.timers?.[1]?.id)
  })
})

test.each([
  [1, 'One pair found, seven to go.'],
  [2, 'Two pairs found, six to go.'],
  [3, 'Three pairs found, five to go.'],
  [4, 'Four pairs found, four to go.'],
  [5, 'Five pairs found, three to go.'],
  [6, 'Six pairs found, two to go.'],
  [7, 'Seven pairs found, one to go.'],
])('after %i matches: "%s"', (count, text) => {
  expect(findPairs(count).say).toEqual({ text, tone: 'good' })
})

describe('the end', () => {
  test('is won with all eight pairs', () => {
    const won = findPairs(8)
    expect(won.phase).toBe('won')
    expect(won.timers).toEqual([])
    expect(won.say).toEqual({ text: 'All eight pairs found. Well done.', tone: 'good' })
    expect(turn(won, 0)).toBe(won)
  })

  test('is lost when the time is over, and shows every picture', () => {
    const lost = play(turn(findPairs(3), firsts[4] ?? 0), { type: 'time up' })
    expect(lost.phase).toBe('lost')
    expect(lost.timers).toEqual([])
    expect(lost.say).toEqual({
      text: 'The time is over. Three pairs found. Please select Restart to play again.',
      tone: 'bad',
    })
    for (const card of lost.cards.keys()) expect(isFaceUp(lost, card)).toBe(true)
  })

  test('counts a pair that was turned up in time', () => {
    const last = firsts[7] ?? 0
    const two = turn(findPairs(7), last, partnerOf(last))
    expect(play(two, { type: 'time up' }).phase).toBe('won')
  })
})

test('a move that makes no sense changes nothing', () => {
  const one = turn(begun, 0)
  expect(turn(one, 0)).toBe(one)
  expect(turn(one, 16)).toBe(one)
  expect(settle(one)).toBe(one)
  const found = findPairs(1)
  expect(turn(found, firsts[0] ?? 0)).toBe(found)
  expect(play(preview, { type: 'time up' })).toBe(preview)
})

test('with fewer pictures there are fewer pairs', () => {
  const small = play(start({ content: content.slice(0, 1), seed: 1 }), { type: 'hide' })
  expect(settle(turn(small, 0, 1)).phase).toBe('won')
})
