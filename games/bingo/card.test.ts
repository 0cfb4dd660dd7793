import { describe, expect, test } from 'vitest'
import { drawBalls, drawCard, fullLine, letterOf } from './card.ts'

test('a card has five numbers in each column, and FREE in its middle', () => {
  for (let seed = 0; seed < 200; seed++) {
    const [card] = drawCard(seed)
    expect(card.map(({ location }) => location)).toEqual([...Array(25).keys()])
    expect(card[12]).toEqual({ letter: 'N', location: 12, number: 0 })
    expect(new Set(card.map(({ number }) => number)).size).toBe(25)
    for (const { letter, number, location } of card) {
      expect(letter).toBe('BINGO'[location % 5])
      if (number !== 0) expect(letterOf(number)).toBe(letter)
    }
  }
})

test.each([
  ['B', 1, 15],
  ['I', 16, 30],
  ['N', 31, 45],
  ['G', 46, 60],
  ['O', 61, 75],
])('column %s has the numbers from %i to %i', (letter, first, last) => {
  expect([letterOf(first), letterOf(last)]).toEqual([letter, letter])
  const cards = Array.from({ length: 400 }, (_, seed) => drawCard(seed)[0])
  const numbers = cards.flat().filter((tile) => tile.letter === letter && tile.number > 0)
  expect(Math.min(...numbers.map(({ number }) => number))).toBe(first)
  expect(Math.max(...numbers.map(({ number }) => number))).toBe(last)
})

test('a draw has each ball from 1 to 75 once, and never the number of FREE', () => {
  const [balls] = drawBalls(1)
  expect(balls.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 75 }, (_, at) => at + 1))
  expect(drawBalls(2)[0]).not.toEqual(balls)
})

describe('a full line', () => {
  test.each([
    ['Row 1', [0, 1, 2, 3, 4]],
    ['Row 3', [10, 11, 12, 13, 14]],
    ['Column B', [0, 5, 10, 15, 20]],
    ['Column N', [2, 7, 12, 17, 22]],
    ['A diagonal', [0, 6, 12, 18, 24]],
    ['A diagonal', [4, 8, 12, 16, 20]],
  ])('is %s with %j', (name, locations) => {
    expect(fullLine(locations)?.name).toBe(name)
    expect(fullLine(locations.slice(1))).toBeUndefined()
  })

  test('is not five tiles anywhere', () => expect(fullLine([0, 1, 2, 3, 5])).toBeUndefined())
})
