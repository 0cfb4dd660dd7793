import { describe, expect, test } from 'vitest'
import { WordHunter } from './content.ts'
import { figures, hint, play, readOut, type State, shownSigns, start } from './rules.ts'
import starter from './starter.json' with { type: 'json' }

const begin = (phrase = 'Easy come, easy go', word = 'Proverb') =>
  start({ content: { word, phrase } })
const type = (state: State, signs: string) =>
  [...signs].reduce((now, sign) => play(now, { type: 'try', sign }), state)
const shown = (state: State) =>
  shownSigns(state)
    .map((word) => word.map((sign) => sign ?? '_').join(''))
    .join(' ')

test('a round has 26 attempts and 120 seconds', () => {
  expect(figures(begin())).toEqual([{ label: 'Attempts Left', value: '26' }])
  expect(begin().timers).toEqual([
    { id: 'round', seconds: 120, action: { type: 'time is up' }, shown: 'Time Left' },
  ])
})

test('letters are hidden; spaces, digits and punctuation are shown', () => {
  expect(shown(begin())).toBe('____ ____, ____ __')
  expect(shown(begin("It's Route 66!"))).toBe("__'_ _____ 66!")
  expect(readOut(type(begin("The cat's 9, ha!"), 'te'))).toBe(
    'T blank E, blank blank T blank, 9, blank blank',
  )
})

describe('a letter', () => {
  test.each([
    ['e', 'E___ ___E, E___ __', 'E appears 3 times.'],
    ['y', '___Y ____, ___Y __', 'Y appears twice.'],
    ['M', '____ __M_, ____ __', 'M appears once.'],
  ])('%s reveals all matches: %s', (sign, phrase, text) => {
    const state = type(begin(), sign)
    expect(shown(state)).toBe(phrase)
    expect(state.say).toEqual({ text, tone: 'good' })
    expect(state.attemptsLeft).toBe(26)
  })

  test('that is wrong costs an attempt and is used', () => {
    const state = type(begin(), 'qx')
    expect(state.say).toEqual({ text: 'No X. 24 attempts left.', tone: 'bad' })
    expect(state.used).toEqual(['Q', 'X'])
  })

  test.each([
    ['e', 'You have used this character and it is in the word.'],
    ['q', 'You have used this character already.'],
    ['7', 'There are no numbers in Word Hunter.'],
  ])('%s is answered for three seconds and costs nothing', (sign, text) => {
    const before = type(begin(), 'eq')
    const state = type(before, sign)
    expect(state.say).toEqual({ text, tone: 'info', seconds: 3 })
    expect(state).toEqual({ ...before, say: state.say })
  })

  test.each([' ', '-', 'é', 'ab', ''])('%o is no letter, and nothing happens', (sign) => {
    const state = begin()
    expect(play(state, { type: 'try', sign })).toBe(state)
  })
})

test('a hint reveals the first hidden letter wherever it is, and costs nothing', () => {
  const state = hint(type(begin(), 'e'))
  expect(shown(state)).toBe('EA__ ___E, EA__ __')
  expect(state.say).toEqual({ text: 'Hint: A appears twice.', tone: 'good' })
  expect(state.attemptsLeft).toBe(26)
})

describe('the end', () => {
  test('comes when all letters are revealed', () => {
    const state = type(begin(), 'easycomg')
    expect(state.phase).toBe('won')
    expect(state.say).toEqual({
      text: 'Congratulations! The answer is: Easy come, easy go',
      tone: 'good',
      seconds: 3,
    })
    expect(state.timers).toEqual([])
    expect(type(state, 'z')).toBe(state)
    expect(hint(state)).toBe(state)
  })

  test('comes when the time is up, and shows the phrase', () => {
    const state = play(begin(), { type: 'time is up' })
    expect(state.phase).toBe('lost')
    expect(shown(state)).toBe('EASY COME, EASY GO')
    expect(state.say).toEqual({
      text: 'Time is up. The answer is: Easy come, easy go. Well tried.',
      tone: 'info',
      seconds: 3,
    })
    expect(state.timers).toEqual([])
  })

  test('comes with the last attempt', () => {
    const two = { ...begin(), attemptsLeft: 2 }
    const one = type(two, 'q')
    expect(one.say?.text).toBe('No Q. 1 attempt left.')
    const none = type(one, 'x')
    expect(none.phase).toBe('lost')
    expect(none.say?.text).toBe(
      'No attempts are left. The answer is: Easy come, easy go. Well tried.',
    )
  })
})

test.each([
  ['', 'Saying'],
  ['66', 'Road'],
  ['Crème brûlée', 'Dessert'],
  ['An extraordinarily long word', 'Word'],
  ['A phrase that is much too long for two lines', 'Phrase'],
  ['A hint of two words', 'Two words'],
])('the phrase "%s" with the hint "%s" is refused', (phrase, word) => {
  expect(WordHunter.safeParse({ phrase, word }).success).toBe(false)
})

test('no starter phrase holds its hint', () => {
  expect(starter.length).toBeGreaterThanOrEqual(40)
  for (const { phrase, word } of starter) {
    expect(phrase.toLowerCase()).not.toContain(word.toLowerCase())
  }
})
