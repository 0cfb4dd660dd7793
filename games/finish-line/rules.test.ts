import { describe, expect, test } from 'vitest'
import { type Action, currentLine, figures, isLastLine, play, type State, start } from './rules.ts'

const content = {
  title: 'Proverbs',
  finish_lines: [
    { start: 'An apple a day keeps the', finishLine: 'doctor away', difficulty: 'Easy' as const },
    {
      start: "Don't count your chickens",
      finishLine: "before they're hatched",
      difficulty: 'Medium' as const,
    },
  ],
}
const fresh = start({ content })
const run = (state: State, ...actions: Action[]) => actions.reduce(play, state)
const guess = (text: string): Action => ({ type: 'guess', text })
const tryAgain: Action = { type: 'try again' }
const next: Action = { type: 'next line' }
const solve = (state: State) => play(state, guess(currentLine(state)?.finishLine ?? ''))

describe('a guess', () => {
  test.each(['doctor away', 'DOCTOR AWAY', '  Doctor   away '])('%o is right', (text) => {
    const state = run(fresh, guess(text))
    expect(state.stage).toBe('solved')
    expect(state.say).toEqual({
      text: 'That is correct! The answer is: An apple a day keeps the doctor away',
      tone: 'good',
      seconds: 6,
    })
  })

  test('may have a curly apostrophe where the answer has a straight one', () => {
    const second = run(solve(fresh), next)
    expect(run(second, guess('before they’re hatched')).stage).toBe('solved')
  })

  test.each([
    [1, 'That is incorrect. You have 2 guesses remaining.'],
    [2, 'That is incorrect. You have 1 guesses remaining.'],
  ])('that is wrong for time %i is told so for two seconds', (times, text) => {
    const state = run(fresh, ...Array.from({ length: times }, () => guess('banana')))
    expect(state.say).toEqual({ text, tone: 'bad', seconds: 2 })
    expect(state.guessesLeft).toBe(3 - times)
  })

  test.each(['', '   '])('that is empty (%o) costs nothing', (text) => {
    const state = run(fresh, guess(text))
    expect(state.say).toEqual({ text: 'Please enter a guess.', tone: 'info' })
    expect(state.guessesLeft).toBe(3)
  })
})

describe('out of guesses', () => {
  const out = run(fresh, guess('a'), guess('b'), guess('c'))

  test('after the third wrong guess, told for six seconds', () => {
    expect(out.stage).toBe('out of guesses')
    expect(out.say).toEqual({
      text: "Nice try, but you've run out of guesses. Would you like to try again, or move to the next Finish Line?",
      tone: 'info',
      seconds: 6,
    })
  })

  test('no further guess is taken', () => expect(run(out, guess('doctor away'))).toBe(out))

  test('Try Again gives three guesses for the same line', () => {
    const again = run(out, tryAgain)
    expect(again).toMatchObject({ at: 0, guessesLeft: 3, stage: 'guessing' })
  })

  test('the next line can be played instead', () => {
    expect(run(out, next)).toMatchObject({ at: 1, guessesLeft: 3, stage: 'guessing' })
  })
})

test('a line cannot be left while it is being guessed', () => {
  expect(run(fresh, next)).toBe(fresh)
  expect(run(fresh, tryAgain)).toBe(fresh)
})

test('after the last line the game is complete and ignores moves', () => {
  const last = run(solve(fresh), next)
  expect(isLastLine(last)).toBe(true)
  const done = run(solve(last), next)
  expect(done.phase).toBe('won')
  expect(run(done, guess('x'), next, tryAgain)).toBe(done)
})

test('the heading counts lines and guesses', () => {
  expect(figures(run(solve(fresh), next, guess('x')))).toEqual([
    { label: 'Line', value: '2 / 2' },
    { label: 'Guesses left', value: '2' },
  ])
})
