import { beforeEach, expect, test, vi } from 'vitest'
import { deal, noteDealt } from './deal.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  })
})

const sets = ['a', 'b', 'c', 'd'].map((id) => ({ id }))

function next(): string {
  const id = deal('game', sets)?.id ?? ''
  noteDealt('game', id)
  return id
}

test('every set is dealt once before any is dealt again', () => {
  for (let round = 0; round < 20; round++) {
    expect(sets.map(next).sort()).toEqual(['a', 'b', 'c', 'd'])
  }
})

test('a set that was chosen is not dealt next', () => {
  for (const id of ['a', 'b', 'c']) noteDealt('chosen', id)
  expect(deal('chosen', sets)?.id).toBe('d')
})

test('each game has a deck of its own', () => {
  for (const { id } of sets) noteDealt('one', id)
  expect(deal('two', [{ id: 'a' }])?.id).toBe('a')
})

test('where there is nothing, nothing is dealt', () => expect(deal('none', [])).toBeUndefined())

test('a deck that cannot be read is a new one', () => {
  localStorage.setItem('dealt:torn', '{"')
  expect(deal('torn', [{ id: 'a' }])?.id).toBe('a')
})
