import { describe, expect, test } from 'vitest'
import { type Action, lineOf, play, type State, start } from './rules.ts'

const content = [{ id: 'apple', word: 'Apple' }]
const today = { date: '2026-11-21', number: 20_778 }
const fresh = start({ content, today })
const run = (state: State, ...actions: Action[]) => actions.reduce(play, state)
const type = (state: State, letters: string) =>
  run(state, ...[...letters].map((letter): Action => ({ type: 'letter', letter })))
/** Writes a word and enters it; the dictionary knows it. */
const guess = (state: State, ...words: string[]) =>
  words.reduce((now, word) => run(type(now, word), { type: 'enter' }, { type: 'known' }), state)
const textOf = (state: State, line: number) =>
  lineOf(state, line)
    .map(({ val }) => val)
    .join('')
const statusOf = (state: State, line: number) => lineOf(state, line).map(({ status }) => status)

test('a game begins with six empty lines of five letters', () => {
  expect(fresh).toMatchObject({
    phase: 'playing',
    keyboard: {},
    lineProgress: 1,
    word: 'apple',
    date: '2026-11-21',
  })
  expect(fresh.board).toHaveLength(30)
  expect(fresh.board[7]).toEqual({
    pos: 7,
    val: '',
    line: 2,
    column: 3,
    frozen: false,
    status: 'UNKNOWN',
  })
})

describe('writing', () => {
  test('takes five letters, in lower case, and nothing else', () => {
    expect(textOf(type(fresh, 'aP3 é-P'), 1)).toBe('app')
    const full = type(fresh, 'paper')
    expect(type(full, 's')).toBe(full)
  })

  test('is taken back letter by letter', () => {
    const state = run(type(fresh, 'ap'), { type: 'backspace' })
    expect(textOf(state, 1)).toBe('a')
    expect(run(fresh, { type: 'backspace' })).toBe(fresh)
  })
})

describe('Enter', () => {
  test('on a line that is not full is refused for five seconds', () => {
    const state = run(type(fresh, 'pape'), { type: 'enter' })
    expect(state.say).toEqual({ text: 'Wrong word length', tone: 'bad', seconds: 5 })
    expect(state.lookup).toBeUndefined()
  })

  test('on the word itself asks nobody', () => {
    const state = run(type(fresh, fresh.word), { type: 'enter' })
    expect(state.lookup).toBeUndefined()
    expect(state.phase).toBe('won')
  })

  test('asks the dictionary once; until it answers only Backspace counts', () => {
    const asked = run(type(fresh, 'paper'), { type: 'enter' })
    expect(asked.lookup).toEqual({
      id: 'line 1: paper',
      word: 'paper',
      known: { type: 'known' },
      unknown: { type: 'unknown' },
    })
    expect(run(asked, { type: 'enter' })).toBe(asked)
    const back = run(asked, { type: 'backspace' })
    expect(back.lookup).toBeUndefined()
    expect(textOf(back, 1)).toBe('pape')
    expect(run(back, { type: 'known' })).toBe(back)
    expect(run(back, { type: 'unknown' })).toBe(back)
  })

  test('with a word that is not known leaves the line to be changed', () => {
    const state = run(type(fresh, 'pppap'), { type: 'enter' }, { type: 'unknown' })
    expect(state.say).toEqual({ text: 'Word not in dictionary', tone: 'bad', seconds: 5 })
    expect(state.lineProgress).toBe(1)
    expect(textOf(run(state, { type: 'backspace' }), 1)).toBe('pppa')
  })

  test('with a known word freezes the line and marks letters and keys', () => {
    const state = guess(fresh, 'paper')
    expect(lineOf(state, 1).every(({ frozen }) => frozen)).toBe(true)
    expect(statusOf(state, 1)).toEqual(['CONTAINS', 'CONTAINS', 'FOUND', 'CONTAINS', 'BAD'])
    expect(state.keyboard).toEqual({ p: 'FOUND', a: 'CONTAINS', e: 'CONTAINS', r: 'BAD' })
    expect(state.lineProgress).toBe(2)
    expect(state.lookup).toBeUndefined()
    expect(state.say).toEqual({
      text: 'Line 1: P elsewhere in the word, A elsewhere in the word, P in place, E elsewhere in the word, R not in it.',
      tone: 'info',
    })
    expect(guess(state, 'apart').keyboard).toMatchObject({ a: 'FOUND', r: 'BAD', t: 'BAD' })
  })
})

describe('the end', () => {
  const WRONG = ['paper', 'chair', 'eagle', 'plate', 'grape']

  test.each([0, 1, 2, 3, 4])('the word after %i wrong lines wins', (lines) => {
    const won = guess(fresh, ...WRONG.slice(0, lines), 'apple')
    expect(won.phase).toBe('won')
    expect(won.lineProgress).toBe(6)
    expect(won.say).toEqual({
      text: 'Good job! The word was apple',
      tone: 'good',
      seconds: 10,
    })
    expect(run(type(won, 'x'), { type: 'enter' }, { type: 'backspace' })).toBe(won)
  })

  test('a fifth line without it loses, and the sixth shows it', () => {
    const four = guess(fresh, ...WRONG.slice(0, 4))
    expect(four.phase).toBe('playing')
    const lost = guess(four, 'grape')
    expect(lost.phase).toBe('lost')
    expect(lost.lineProgress).toBe(6)
    expect(lost.say).toEqual({ text: 'Nice Try! The word was apple', tone: 'info', seconds: 10 })
    expect(textOf(lost, 6)).toBe('apple')
    expect(new Set(statusOf(lost, 6))).toEqual(new Set(['FOUND']))
  })
})
