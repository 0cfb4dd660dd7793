import { expect, test } from 'vitest'
import { dealSet, noteDealt } from './deal.ts'

const sets = ['a', 'b', 'c', 'd'].map((id) => ({ id }))

function deal(): string {
  const id = dealSet('game', sets)?.id ?? ''
  noteDealt('game', id)
  return id
}

test('every set is dealt once before any is dealt again', () => {
  for (let round = 0; round < 20; round++) {
    expect(sets.map(deal).sort()).toEqual(['a', 'b', 'c', 'd'])
  }
})

test('a set that was chosen is not dealt next', () => {
  for (const id of ['a', 'b', 'c']) noteDealt('chosen', id)
  expect(dealSet('chosen', sets)?.id).toBe('d')
})

test('each game has a deck of its own', () => {
  for (const { id } of sets) noteDealt('one', id)
  expect(dealSet('two', [{ id: 'a' }])?.id).toBe('a')
})

test('where there is nothing, nothing is dealt', () => expect(dealSet('none', [])).toBeUndefined())
