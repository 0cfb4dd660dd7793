import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type AnyGame, defineGame, type Progress } from '#games/kit/game.ts'
import { type Kept, startRound } from './round.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

interface State extends Progress<string> {
  moves: number
}

/** Three moves win; 40 seconds lose; a hint is a move that says so; a word is looked up. */
const game: AnyGame = defineGame<undefined, State, string, unknown>({
  key: 'three',
  title: 'Three',
  category: 'Test',
  difficulty: 'Easy',
  description: '',
  again: 'dialog',
  start: () => ({
    phase: 'playing',
    moves: 0,
    timers: [{ id: 'limit', seconds: 40, action: 'late', shown: 'Time left' }],
  }),
  play(state, action) {
    if (state.phase !== 'playing') return state
    if (action === 'late') return { ...state, phase: 'lost' }
    if (action === 'nonsense') return state
    if (action === 'known' || action === 'unknown') {
      return { ...state, say: { text: action, tone: 'info' } }
    }
    if (action === 'house' || action === 'hxuse') {
      return { ...state, lookup: { id: action, word: action, known: 'known', unknown: 'unknown' } }
    }
    const moves = state.moves + 1
    if (moves === 3) return { ...state, moves, phase: 'won' }
    return { ...state, moves, say: { text: 'Go on.', tone: 'info' } }
  },
  hint: (state) => ({ ...state, say: { text: 'Move.', tone: 'info' } }),
})

function play(kept?: Kept) {
  const said: string[] = []
  const ends: string[] = []
  const round = startRound(
    game,
    { content: undefined, options: {}, seed: 1, today: { date: '2026-11-21', number: 20_778 } },
    {
      onSay: (say) => said.push(say.text),
      onEnd: (phase) => ends.push(phase),
      isWord: async (word) => word === 'house',
    },
    kept,
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
  vi.advanceTimersByTime(40_000)
  expect(ends).toEqual(['lost'])
  expect(round.state().phase).toBe('lost')
})

test('behind an open dialog the limit waits, and does not start again after the end', () => {
  const { round, ends } = play()
  round.setPaused(true)
  vi.advanceTimersByTime(60_000)
  expect(ends).toEqual([])
  round.setPaused(false)
  vi.advanceTimersByTime(40_000)
  expect(ends).toEqual(['lost'])
  round.setPaused(false)
  vi.advanceTimersByTime(5000)
  expect(round.elapsed()).toBe(40)
})

test('a hint comes from the rules', () => {
  const { round, said } = play()
  round.hint?.()
  expect(said).toEqual(['Move.'])
})

test('low time is told at 30 and at 10 seconds', () => {
  const { said } = play()
  vi.advanceTimersByTime(9999)
  expect(said).toEqual([])
  vi.advanceTimersByTime(1)
  expect(said).toEqual(['30 seconds left.'])
  vi.advanceTimersByTime(29_000)
  expect(said).toEqual(['30 seconds left.', '10 seconds left.'])
})

test('a word is looked up once, and the answer is a move', async () => {
  const { round, said } = play()
  round.act('house')
  await vi.runAllTicks()
  round.act('nonsense')
  round.act('hxuse')
  await vi.advanceTimersByTimeAsync(1)
  expect(said).toEqual(['known', 'unknown'])
})

test('a kept round goes on where it was', () => {
  const { round } = play()
  round.act('move')
  round.act('move')
  vi.advanceTimersByTime(35_000)
  const next = play(JSON.parse(JSON.stringify(round.kept())))
  round.setPaused(true)
  expect(next.round.elapsed()).toBe(35)
  vi.advanceTimersByTime(4999)
  expect(next.ends).toEqual([])
  next.round.act('move')
  expect(next.ends).toEqual(['won'])
})

test('a game that waits for its first move has no time running', () => {
  const waiting: AnyGame = {
    ...game,
    start: () => ({ ...game.start(undefined as never), isWaiting: true }),
    play: (state, action) => ({ ...game.play(state, action), isWaiting: false }),
  }
  const round = startRound(
    waiting,
    { content: undefined, options: {}, seed: 1, today: { date: '2026-11-21', number: 20_778 } },
    { onSay() {}, onEnd() {}, isWord: async () => false },
  )
  round.setPaused(true)
  round.setPaused(false)
  vi.advanceTimersByTime(50_000)
  expect(round.elapsed()).toBe(0)
  round.act('move')
  vi.advanceTimersByTime(2000)
  expect(round.elapsed()).toBe(2)
})
