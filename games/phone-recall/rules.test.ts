import { describe, expect, test } from 'vitest'
import { asWritten, hint, play, type State, start } from './rules.ts'

const content = { first_name: 'Ada', last_name: 'Baker', job: 'Florist', phone_number: '5550123' }
const looking = start({ content })
const entering = play(looking, { type: 'ready' })
const enter = (state: State, text: string) => play(state, { type: 'enter', text })

test('the number is shown for 10 seconds', () => {
  expect(looking.stage).toBe('look')
  expect(looking.timers).toEqual([
    { id: 'look', seconds: 10, action: { type: 'ready' }, shown: 'Time Remaining' },
  ])
  expect(enter(looking, '5')).toBe(looking)
  expect(hint(looking).say?.text).toBe(
    'Look at the number first. A hint helps you when you enter it.',
  )
})

test('then there are 120 seconds to enter it', () => {
  expect(entering.stage).toBe('entry')
  expect(entering.timers).toEqual([
    { id: 'entry', seconds: 120, action: { type: 'time up' }, shown: 'Time Remaining' },
  ])
})

test('a number is written as 3 and 4 digits', () => {
  expect(['', '55', '555', '5550', '5550123'].map(asWritten)).toEqual([
    '',
    '55',
    '555',
    '555-0',
    '555-0123',
  ])
})

describe('entering', () => {
  test('takes digits alone', () => {
    const state = enter(entering, '55a')
    expect(state.entered).toBe('')
    expect(state.say?.text).toBe('Try entering a number.')
    expect(enter(entering, '555-01').entered).toBe('55501')
  })

  test('cuts what is more than 7 digits', () => {
    expect(enter(entering, '55501999').entered).toBe('5550199')
  })

  test('a full number that is wrong shows a hint message, and may be changed', () => {
    const wrong = enter(entering, '555-0124')
    expect(wrong.say?.text).toBe(
      'That is not the number yet. You can change it, or ask for a hint.',
    )
    expect(wrong.phase).toBe('playing')
    expect(enter(enter(wrong, '555-012'), '555-0123').stage).toBe('solved')
  })

  test('the right number is congratulated, and after 2 seconds the success screen comes', () => {
    const solved = enter(entering, '555-0123')
    expect(solved.say).toEqual({
      text: 'Congratulations, you remembered the number!',
      tone: 'good',
    })
    expect(solved.timers).toEqual([{ id: 'success', seconds: 2, action: { type: 'success' } }])
    const won = play(solved, { type: 'success' })
    expect(won.phase).toBe('won')
    expect(won.timers).toEqual([])
    expect(enter(won, '1')).toBe(won)
  })
})

describe('a hint fills in the first wrong digit', () => {
  test.each([
    ['', '5'],
    ['55', '555'],
    ['56', '55'],
    ['5590123', '5550123'],
  ])('%o becomes %o', (before, after) => {
    expect(hint(enter(entering, before)).entered).toBe(after)
  })

  test('and may complete the number', () => {
    expect(hint(enter(entering, '555012')).stage).toBe('solved')
  })
})

test('after 120 seconds the number is told', () => {
  const lost = play(entering, { type: 'time up' })
  expect(lost.phase).toBe('lost')
  expect(lost.say?.text).toBe('The time is over. The number was 555-0123.')
})
