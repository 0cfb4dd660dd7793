import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type AnyGame, defineGame, type Progress } from '#games/kit/game.ts'
import { startRound } from './round.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

interface State extends Progress<string> {
  moves: number
}

/** Three moves win; ten seconds lose; a hint is a move that says so. */
const game: AnyGame = defineGame<undefined, State, string>({
  key: 'three',
  title: 'Three',
  category: 'Test',
  difficulty: 'Easy',
  description: '',
  again: 'dialog',
  start: () => ({
    phase: 'playing',
    moves: 0,
    timers: [{ id: 'limit', seconds: 10, action: 'late' }],
  }),
  play(state, action) {
    if (state.phase !== 'playing') return state
    if (action === 'late') return { ...state, phase: 'lost' }
    if (action === 'nonsense') return state
    const moves = state.moves + 1
    if (moves === 3) return { ...state, moves, phase: 'won' }
    return { ...state, moves, say: { text: 'Go on.', tone: 'info' } }
  },
  hint: (state) => ({ ...state, say: { text: 'Move.', tone: 'info' } }),
})

function play() {
  const said: string[] = []
  const ends: string[] = []
  const round = startRound(
    game,
    { content: undefined, seed: 1 },
    {
      onSay: (say) => said.push(say.text),
      onEnd: (phase) => ends.push(phase),
    },
  )
  return { round, said, ends }
}

test('each event is said once, also when the words are the same', () => {
  const { round, said } = play()
  round.act('move')
  round.act('nonsense')
  round.act('move')
  expect(said).toEqual(['Go on.', 'Go on.'])
})

test('the end is told once and stops the time', () => {
  const { round, ends } = play()
  for (const action of ['move', 'move', 'move', 'move']) round.act(action)
  vi.advanceTimersByTime(3_600_000)
  expect(ends).toEqual(['won'])
  expect(round.elapsed()).toBe(0)
})

test('a limit that runs out is a move of the game', () => {
  const { round, ends } = play()
  vi.advanceTimersByTime(10_000)
  expect(ends).toEqual(['lost'])
  expect(round.state().phase).toBe('lost')
})

test('behind an open dialog the limit waits, and does not start again after the end', () => {
  const { round, ends } = play()
  round.setPaused(true)
  vi.advanceTimersByTime(60_000)
  expect(ends).toEqual([])
  round.setPaused(false)
  vi.advanceTimersByTime(10_000)
  expect(ends).toEqual(['lost'])
  round.setPaused(false)
  vi.advanceTimersByTime(5000)
  expect(round.elapsed()).toBe(10)
})

test('a hint comes from the rules', () => {
  const { round, said } = play()
  round.hint?.()
  expect(said).toEqual(['Move.'])
})
