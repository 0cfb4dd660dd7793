import { describe, expect, test } from 'vitest'
import { COLORS, type Color, countOf, figures, hint, play, type State, start } from './rules.ts'

const begin = (seed = 1) => start({ seed, options: { hasShapes: true } })
const choose = (state: State, color: Color) => play(state, { type: 'choose', color })
const board: State = {
  ...begin(),
  cells: ['red', 'blue', 'blue', 'green', 'green', 'green'],
}

test('counts of 1 to 10 differ, in shuffled cells, and 60 seconds run', () => {
  const counts = new Set<number>()
  for (let seed = 0; seed < 1000; seed++) {
    const state = begin(seed)
    const each = COLORS.map((color) => countOf(state, color))
    expect(new Set(each).size).toBe(3)
    for (const count of each) counts.add(count)
  }
  expect([...counts].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(begin().timers).toEqual([
    { id: 'game', seconds: 60, action: { type: 'time is over' }, shown: 'Time Remaining' },
  ])
})

describe('a choice', () => {
  test('that is not the most adds an incorrect', () => {
    const state = choose(board, 'blue')
    expect(state).toEqual({ ...board, tried: ['blue'], incorrect: 1, say: state.say })
    expect(state.say).toEqual({
      text: 'Not blue. Another color has more cells.',
      tone: 'bad',
      seconds: 5,
    })
    expect(figures(state)).toEqual([{ label: 'Incorrect', value: '1' }])
  })

  test('that is the most wins, and tells the incorrect tries', () => {
    const won = choose(choose(choose(board, 'blue'), 'red'), 'green')
    expect(won).toMatchObject({ phase: 'won', timers: [] })
    expect(won.say).toEqual({
      text: 'Right, green is the most. There are 3 green cells. Incorrect tries: 2.',
      tone: 'good',
      seconds: 5,
    })
    expect(choose(won, 'red')).toBe(won)
    expect(hint(won)).toBe(won)
  })
})

test('each hint tells the count of one color', () => {
  const texts = [1, 2, 3, 4].reduce<State[]>((all) => [...all, hint(all.at(-1) ?? board)], [])
  expect(texts.map(({ say }) => say?.text)).toEqual([
    'There is 1 red cell.',
    'There are 2 blue cells.',
    'There are 3 green cells.',
    'There is 1 red cell.',
  ])
})

test('the game is lost when the time is over', () => {
  const lost = play(board, { type: 'time is over' })
  expect(lost).toMatchObject({ phase: 'lost', timers: [] })
  expect(lost.say).toEqual({
    text: 'Looks like you ran out of time! Press Restart to play again.',
    tone: 'bad',
    seconds: 5,
  })
})
