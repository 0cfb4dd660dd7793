import { describe, expect, test } from 'vitest'
import type { Icon } from '../kit/icons.ts'
import { figures, play, SECONDS, type State, start, TEXT } from './rules.ts'

const NAMES = ['apple', 'boat', 'cat', 'drum', 'envelope', 'fountain', 'guitar']
const content: Icon[] = NAMES.map((item) => ({
  id: item,
  item,
  image: `/pictures/${item}.svg`,
  category: '1',
}))
const begin = (seed = 1) => start({ content, seed })
const pick = (state: State, tile: number) => play(state, { type: 'pick', tile })
const wrongIn = ({ odd }: State) => (odd === 0 ? 1 : 0)

describe('the board', () => {
  test.each([1, 2, 3, 4, 5])('has four pairs and one odd picture (seed %i)', (seed) => {
    const { tiles, odd } = begin(seed)
    expect(tiles).toHaveLength(9)
    const countOf = (at: number) => tiles.filter(({ item }) => item === tiles[at]?.item).length
    tiles.forEach((_, at) => {
      expect(countOf(at)).toBe(at === odd ? 1 : 2)
    })
  })

  test('has the odd one anywhere', () => {
    const places = Array.from({ length: 200 }, (_, seed) => begin(seed).odd)
    expect(new Set(places).size).toBe(9)
  })

  test('is smaller with fewer pictures, and can be won', () => {
    const state = start({ content: content.slice(0, 2), seed: 1 })
    expect(state.tiles).toHaveLength(3)
    expect(pick(state, state.odd).phase).toBe('won')
  })
})

test('the odd one wins, and the message has the count of incorrect attempts', () => {
  const state = begin()
  const won = pick(pick(pick(state, wrongIn(state)), wrongIn(state)), state.odd)
  expect(won.phase).toBe('won')
  expect(won.timers).toEqual([])
  expect(won.say).toEqual({
    text: 'Congratulations! You found the odd one out. Incorrect attempts: 2.',
    tone: 'good',
    seconds: 5,
  })
})

test('a wrong pick adds to the incorrect count', () => {
  const state = pick(begin(), wrongIn(begin()))
  expect(state.phase).toBe('playing')
  expect(state.say).toEqual({ text: 'Not that one. That picture is there twice.', tone: 'bad' })
  expect(figures(state)).toEqual([{ label: 'Incorrect', value: '1' }])
})

test('after 60 seconds the game is lost, and a restart is offered', () => {
  const state = begin()
  expect(SECONDS).toBe(60)
  expect(state.timers).toEqual([
    { id: 'game', seconds: 60, action: { type: 'time up' }, shown: 'Time Remaining' },
  ])
  const lost = play(state, { type: 'time up' })
  expect(lost.phase).toBe('lost')
  expect(lost.timers).toEqual([])
  expect(lost.say?.text).toBe(
    'Looks like you ran out of time! Please select Restart Game to play again.',
  )
  expect(TEXT.lost).toMatch(/^Looks like you ran out of time!/)
})

test('a move that makes no sense changes nothing', () => {
  const state = begin()
  expect(pick(state, 9)).toBe(state)
  expect(pick(state, -1)).toBe(state)
  const won = pick(state, state.odd)
  expect(pick(won, wrongIn(won))).toBe(won)
  expect(play(won, { type: 'time up' })).toBe(won)
})
