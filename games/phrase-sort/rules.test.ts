import { expect, test } from 'vitest'
import { PhraseSort } from './content.ts'
import { type Action, hint, play, type State, start } from './rules.ts'
import starter from './starter.json' with { type: 'json' }

const INCORRECT =
  'It looks like something is incorrect. If you need help use the yellow hint button at the top right corner.'

const content = { phrase: 'The place that you love best', answer: 'Home is where the heart is' }
const begin = (seed = 1) => start({ content, seed })
const run = (state: State, ...actions: Action[]) => actions.reduce(play, state)
/** Uses the words one after the other. */
const use = (state: State, ...words: string[]) =>
  words.reduce((now, word) => play(now, { type: 'type', text: word }), state)

test('the words lie in disorder', () => {
  for (let seed = 0; seed < 300; seed++) {
    const { pieces } = begin(seed)
    expect([...pieces].sort()).toEqual(['Home', 'heart', 'is', 'is', 'the', 'where'])
    expect(pieces.join(' ')).not.toBe(content.answer)
  }
})

test('a word is named with its slot', () => {
  const state = use(begin(), 'Home', 'is')
  expect(state.say).toEqual({ text: "Slot 2 of 6: 'is'", tone: 'info' })
  expect(run(state, { type: 'put back last' }).say?.text).toBe("'is' was put back.")
})

test('the right order solves it, with equal words in either order', () => {
  const four = use(begin(), 'Home', 'is', 'where', 'the', 'heart')
  const won = use(four, 'is')
  expect(won.phase).toBe('won')
  expect(won.say).toEqual({ text: 'That is right: Home is where the heart is', tone: 'good' })
})

test('another order is told for five seconds', () => {
  const state = use(begin(), 'is', 'Home', 'where', 'the', 'heart', 'is')
  expect(state.phase).toBe('playing')
  expect(state.say).toEqual({ text: INCORRECT, tone: 'bad', seconds: 5 })
})

test('a hint takes the right word from wherever it is', () => {
  const state = hint(use(begin(), 'the', 'Home'))
  expect(state.slots.map((piece) => state.pieces[piece ?? -1])).toEqual([
    'Home',
    'the',
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test.each([
  'Too few words',
  'One two three four five six seven eight nine',
  'no no no no',
  'this clue is the answer',
  'a word of unreasonablelength',
])('the answer "%s" is refused', (answer) => {
  const phrase = 'This clue is the answer.'
  expect(PhraseSort.safeParse({ phrase, answer }).success).toBe(false)
})

test('no starter clue holds its answer', () => {
  expect(starter.length).toBeGreaterThanOrEqual(40)
  for (const { phrase, answer } of starter) {
    expect(phrase.toLowerCase()).not.toContain(answer.toLowerCase())
  }
})
