import { describe, expect, test } from 'vitest'
import { wordSearchList } from './content.ts'
import { type Cell, findWord, lineBetween } from './lines.ts'
import { figures, hint, play, type State, start } from './rules.ts'

const content = {
  name: 'In the Garden',
  url: '/games/word-search/in-the-garden',
  grid: ['ROSEQ', 'XEKJL', 'ZWEVI', 'BUTDL', 'TREEY'],
  words: ['ROSE', 'SEED', 'TREE', 'LILY'],
}
const begin = () => start({ content: { ...content, words: ['ROSE', 'TREE', 'YLIL'] } })
const tap = (state: State, ...cells: Cell[]) =>
  cells.reduce((now, cell) => play(now, { type: 'tap', cell }), state)

describe('a line', () => {
  test.each([
    [[0, 0], [0, 2], 3],
    [[2, 2], [0, 2], 3],
    [[0, 0], [3, 3], 4],
    [[3, 0], [0, 3], 4],
    [[0, 0], [0, 0], 1],
    [[0, 0], [1, 2], 0],
  ] as [Cell, Cell, number][])('from %o to %o has %i letters', (from, to, length) => {
    expect(lineBetween(from, to)).toHaveLength(length)
  })

  test('carries a word forward or backward', () => {
    expect(findWord(content.grid, 'ROSE')).toHaveLength(1)
    expect(findWord(content.grid, 'ESOR')).toHaveLength(1)
    expect(findWord(content.grid, 'OAK')).toHaveLength(0)
  })
})

test('the first and the last letter mark a word', () => {
  const first = tap(begin(), [0, 0])
  expect(first.say?.text).toBe('R, first letter. Now tap the last letter.')
  const found = tap(first, [0, 3])
  expect(found.say).toEqual({ text: 'ROSE found, 2 left.', tone: 'good' })
  expect(found.words[0]?.line).toEqual([
    [0, 0],
    [0, 1],
    [0, 2],
    [0, 3],
  ])
  expect(figures(found)).toEqual([{ label: 'Found', value: '1 / 3' }])
})

test('a word may be marked from its end', () => {
  expect(tap(begin(), [0, 3], [0, 0]).words[0]?.line).not.toBe(null)
})

test('letters that are no word, or not in a line, are told and cost nothing', () => {
  for (const last of [
    [0, 2],
    [1, 2],
  ] as Cell[]) {
    const state = tap(begin(), [0, 0], last)
    expect(state.say).toEqual({ text: 'That is not one of the words. Try again.', tone: 'bad' })
    expect(state.first).toBe(null)
  }
})

test('the same letter again puts it back', () => {
  expect(tap(begin(), [0, 0], [0, 0]).say?.text).toBe('The letter was put back.')
})

test('a letter that is not there changes nothing', () => {
  const state = begin()
  expect(tap(state, [9, 9])).toBe(state)
})

test('a hint picks the first letter of the next word', () => {
  const state = hint(begin())
  expect(state.first).toEqual([0, 0])
  expect(state.say?.text).toBe('ROSE begins in row 1, column 1. Now tap its last letter.')
})

test('all words found is the end', () => {
  const won = tap(begin(), [0, 0], [0, 3], [4, 0], [4, 3], [1, 4], [4, 4])
  expect(won.phase).toBe('won')
  expect(won.say?.text).toBe('YLIL found. All 3 words are found.')
  expect(tap(won, [0, 0])).toBe(won)
  expect(hint(won)).toBe(won)
})

describe('content', () => {
  const accepts = (row: unknown) => wordSearchList.row.safeParse(row).success
  const own = { ...content, words: ['ROSE', 'TREE', 'LILY', 'BUT'] }

  test.each([
    ['one of our own', own],
    ["another site's", { name: 'Away', url: 'https://example.com/words' }],
  ])('takes %s', (_, row) => expect(accepts(row)).toBe(true))

  test.each([
    ['a word that is not in the letters', { ...own, words: [...own.words, 'OAK'] }],
    [
      'a word that stands there twice',
      { ...own, words: [...own.words, 'EEE'], grid: ['EEEQX', 'EEEKJ', ...content.grid.slice(2)] },
    ],
    ['rows of different lengths', { ...own, grid: [...content.grid.slice(1), 'ROSEQQ'] }],
    ['one of our own without letters', { name: 'Empty', url: own.url }],
    ['an address that is no https', { name: 'Away', url: 'http://example.com' }],
    ['a script for an address', { name: 'Away', url: 'javascript:1//https://' }],
  ])('refuses %s', (_, row) => expect(accepts(row)).toBe(false))
})
