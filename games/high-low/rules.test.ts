import { describe, expect, test } from 'vitest'
import { figures, play, rangeNote, type State, start } from './rules.ts'

const secret42: State = { phase: 'playing', secret: 42, guesses: [] }
const guess = (state: State, ...values: number[]) =>
  values.reduce((now, value) => play(now, { type: 'guess', value }), state)

describe('a guess', () => {
  test.each([
    [50, '50 is too high.'],
    [43, '43 is too high.'],
    [41, '41 is too low.'],
    [1, '1 is too low.'],
  ])('of %i is answered "%s"', (value, text) => {
    const state = guess(secret42, value)
    expect(state.say).toEqual({ text, tone: 'info' })
    expect(state.guesses).toEqual([value])
    expect(state.phase).toBe('playing')
  })

  test.each([0, -3, 101, 1e9, 4.5, Number.NaN])(
    'of %d is not submitted and costs nothing',
    (value) => {
      const state = guess(secret42, value)
      expect(state.say?.text).toBe(
        'This number was not submitted. Please select a number between 1-100.',
      )
      expect(state.guesses).toEqual([])
    },
  )
})

describe('while a number is typed', () => {
  test.each([
    ['', undefined],
    ['1', undefined],
    ['100', undefined],
    ['0', 'Not a number between 1-100. This value is too low.'],
    ['-5', 'Not a number between 1-100. This value is too low.'],
    ['101', 'Not a number between 1-100. This value is too high.'],
  ])('%o is noted as %o', (typed, note) => expect(rangeNote(typed)).toBe(note))
})

describe('the end', () => {
  test('the secret number wins', () => {
    const state = guess(secret42, 50, 42)
    expect(state.phase).toBe('won')
    expect(state.say).toEqual({
      text: 'Congratulations! You successfully guessed the number. Thank you for playing. To play again press the Reset Game Button.',
      tone: 'good',
    })
  })

  test('ten wrong guesses lose', () => {
    const nine = guess(secret42, 1, 2, 3, 4, 5, 6, 7, 8, 9)
    expect(nine.phase).toBe('playing')
    const ten = guess(nine, 10)
    expect(ten.phase).toBe('lost')
    expect(ten.say).toEqual({
      text: "Game Over, you've guessed 10 times. Try again by resetting your game with the Reset Game Button! Thanks for playing!",
      tone: 'bad',
    })
  })

  test('the tenth guess can still win', () => {
    expect(guess(secret42, 1, 2, 3, 4, 5, 6, 7, 8, 9, 42).phase).toBe('won')
  })

  test('a finished game ignores moves', () => {
    const won = guess(secret42, 42)
    expect(guess(won, 7)).toBe(won)
  })
})

test('one seed gives one secret from 1 to 100', () => {
  expect(start({ seed: 7 })).toEqual(start({ seed: 7 }))
  for (let seed = 0; seed < 300; seed++) {
    const { secret } = start({ seed })
    expect(secret).toBeGreaterThanOrEqual(1)
    expect(secret).toBeLessThanOrEqual(100)
  }
})

test('the heading counts the guesses that are left', () => {
  expect(figures(guess(secret42, 50, 60))).toEqual([{ label: 'Guesses left', value: '8' }])
})
