import { describe, expect, test } from 'vitest'
import { LetterScramble } from './content.ts'
import { type Action, hint, play, type State, start } from './rules.ts'
import starter from './starter.json' with { type: 'json' }

const INCORRECT =
  'It looks like something is incorrect. If you need help use the yellow hint button at the top right corner.'

const content = { phrase: 'It is spread on toast', word: 'butter', answer: 'butter' }
const begin = (seed = 1) => start({ content, seed })
const run = (state: State, ...actions: Action[]) => actions.reduce(play, state)
const type = (state: State, letters: string) =>
  run(state, ...[...letters].map((text): Action => ({ type: 'type', text })))
const slotsOf = ({ slots, pieces }: State) =>
  slots.map((piece) => (piece === null ? '-' : pieces[piece])).join('')

test('the letters lie in disorder, one seed in one order', () => {
  expect(begin(7)).toEqual(begin(7))
  for (let seed = 0; seed < 300; seed++) {
    const { pieces } = begin(seed)
    expect([...pieces].sort().join('')).toBe('BERTTU')
    expect(pieces.join('')).not.toBe('BUTTER')
  }
})

test('play starts with the first letter that is put', () => {
  expect(begin().isWaiting).toBe(true)
  expect(run(begin(), { type: 'tap slot', slot: 2 }).isWaiting).toBe(true)
  expect(type(begin(), 'B').isWaiting).toBe(false)
  expect(hint(begin()).isWaiting).toBe(false)
})

describe('a letter', () => {
  test('goes to the next empty slot, and the word so far is spelled', () => {
    const piece = begin().pieces.indexOf('U')
    const state = run(begin(), { type: 'use', piece })
    expect(slotsOf(state)).toBe('U-----')
    expect(state.say).toEqual({
      text: 'Slot 1 of 6: U. So far: U, blank, blank, blank, blank, blank.',
      tone: 'info',
    })
    expect(run(state, { type: 'use', piece })).toBe(state)
  })

  test('goes to the slot that was chosen before', () => {
    const chosen = run(begin(), { type: 'tap slot', slot: 3 })
    expect(chosen.say?.text).toBe('Slot 4 of 6 is chosen.')
    expect(slotsOf(type(chosen, 'BU'))).toBe('U--B--')
    const none = run(chosen, { type: 'tap slot', slot: 3 })
    expect(none.say?.text).toBe('No slot is chosen.')
    expect(slotsOf(type(none, 'B'))).toBe('B-----')
  })

  test('in a slot goes back with one tap', () => {
    const state = run(type(begin(), 'BU'), { type: 'tap slot', slot: 0 })
    expect(slotsOf(state)).toBe('-U----')
    expect(state.say?.text).toBe('B was put back. So far: blank, U, blank, blank, blank, blank.')
  })

  test('dropped on another one sends it back, or to where it came from', () => {
    const state = type(begin(), 'BU')
    const e = state.pieces.indexOf('E')
    const b = state.pieces.indexOf('B')
    expect(slotsOf(run(state, { type: 'put', piece: e, slot: 0 }))).toBe('EU----')
    expect(slotsOf(run(state, { type: 'put', piece: b, slot: 1 }))).toBe('UB----')
    expect(run(state, { type: 'put', piece: b, slot: 0 })).toBe(state)
  })

  test('that is typed is the next unused one', () => {
    expect(slotsOf(type(begin(), 'tt'))).toBe('TT----')
    expect(type(begin(), 'BB').say?.text).toBe('There is no unused B.')
  })

  test('that came last is put back first', () => {
    const b = begin().pieces.indexOf('B')
    const state = run(begin(), { type: 'put', piece: b, slot: 5 }, { type: 'type', text: 'U' })
    expect(slotsOf(state)).toBe('U----B')
    const last = run(state, { type: 'put back last' })
    expect(slotsOf(last)).toBe('-----B')
    const none = run(last, { type: 'put back last' })
    expect(slotsOf(none)).toBe('------')
    expect(run(none, { type: 'put back last' })).toBe(none)
  })
})

describe('all slots filled', () => {
  test('with the word solve it, whichever of two equal letters stands where', () => {
    const state = begin()
    const [one = 0, other = 0] = [...state.pieces.keys()].filter((at) => state.pieces[at] === 'T')
    for (const [third, fourth] of [
      [one, other],
      [other, one],
    ] as const) {
      const four = run(
        type(state, 'BU'),
        { type: 'use', piece: third },
        { type: 'use', piece: fourth },
      )
      const won = type(four, 'ER')
      expect(won.phase).toBe('won')
      expect(won.say).toEqual({ text: 'That is right. The word is BUTTER.', tone: 'good' })
      expect(run(won, { type: 'put back last' })).toBe(won)
      expect(hint(won)).toBe(won)
    }
  })

  test('with another order are told so for five seconds, and can be put right', () => {
    const wrong = type(begin(), 'BUTTRE')
    expect(wrong.phase).toBe('playing')
    expect(wrong.say).toEqual({ text: INCORRECT, tone: 'bad', seconds: 5 })
    const e = wrong.pieces.indexOf('E')
    expect(run(wrong, { type: 'put', piece: e, slot: 4 }).phase).toBe('won')
  })
})

describe('a hint', () => {
  test('fills the first wrong slot', () => {
    expect(slotsOf(hint(type(begin(), 'BTE')))).toBe('BUE---')
    expect(slotsOf(hint(type(begin(), 'BUR')))).toBe('BUT---')
  })

  test('fills the next slot when none is wrong, and ends the game at last', () => {
    expect(slotsOf(hint(type(begin(), 'BU')))).toBe('BUT---')
    let state = begin()
    for (let hints = 0; hints < 6; hints++) state = hint(state)
    expect(state.phase).toBe('won')
  })
})

test.each([
  { word: 'aaa', answer: 'aaa' },
  { word: 'butter', answer: 'gutter' },
  { word: 'two words', answer: 'two words' },
  { word: 'of', answer: 'of' },
])('a row with %o is refused', (row) => {
  expect(LetterScramble.safeParse({ phrase: 'A clue', ...row }).success).toBe(false)
})

test('the case of a row does not matter', () => {
  const row = { phrase: 'A clue', word: 'Butter', answer: 'bUTTER' }
  expect(LetterScramble.safeParse(row).success).toBe(true)
})

test('no starter word can be made of the letters of another', () => {
  expect(starter.length).toBeGreaterThanOrEqual(40)
  expect(new Set(starter.map(({ word }) => [...word].sort().join(''))).size).toBe(starter.length)
})
