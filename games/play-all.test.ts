import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type GameKey, gameKeys, games } from './index.ts'
import type { Kept } from './kit/content.ts'
import type { AnyGame, Progress, Setup } from './kit/game.ts'
import { drawInt } from './kit/random.ts'

const ROUNDS = 60
const MOVES = 80
const TODAY = { date: '2026-11-21', number: 20_778 }

type State = Progress<unknown>
type Moves = (state: State) => readonly unknown[]

/** The starter rows of a game, put together as a tablet does from the answers of the calls. */
async function rowsOf({ content }: AnyGame): Promise<readonly Kept<unknown>[]> {
  if (!content) return []
  const file = join(import.meta.dirname, content.kind.starter)
  const rows = JSON.parse(readFileSync(file, 'utf8'))
  return content.kind.load(async (call, query) => call.items(rows, query), content.query)
}

function setupOf({ content, options }: AnyGame, rows: readonly unknown[], seed: number) {
  const chosen = Object.entries(options ?? {}).map(([name, option], at) => [
    name,
    anyValue(option as { kind: string }, seed + at),
  ])
  return {
    content: content?.take === 'all' ? rows : rows[seed % rows.length],
    options: Object.fromEntries(chosen),
    seed,
    today: TODAY,
  } as Setup<unknown>
}

function anyValue(
  option: { kind: string; min?: number; max?: number; choices?: object },
  n: number,
) {
  const { kind, min = 0, max = 0, choices = {} } = option
  if (kind === 'check') return n % 2 === 0
  if (kind === 'range') return min + (n % (max - min + 1))
  return Object.keys(choices)[n % Object.keys(choices).length]
}

async function load(key: GameKey): Promise<{ game: AnyGame; moves: Moves }> {
  const { moves } = await import(join(import.meta.dirname, key, 'moves.ts'))
  return { game: (await games[key]()).default as AnyGame, moves }
}

/** What a round can be given at this moment, sensible or not. */
function choicesOf(game: AnyGame, moves: Moves, state: State): (() => State)[] {
  const { timers = [], lookup } = state
  const actions = [
    ...moves(state),
    ...timers.map(({ action }) => action),
    ...(lookup ? [lookup.known, lookup.unknown] : []),
  ]
  const plays = actions.map((action) => () => game.play(state, action))
  return game.hint ? [...plays, () => game.hint?.(state) as State] : plays
}

function expectInOrder(state: State): void {
  expect(['playing', 'won', 'lost']).toContain(state.phase)
  expect(JSON.parse(JSON.stringify(state))).toEqual(state)
  const ids = (state.timers ?? []).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { seconds } of state.timers ?? []) expect(seconds).toBeGreaterThan(0)
  if (state.say) expect(state.say.text).toMatch(/^\S.*\S$/s)
}

test.each(gameKeys)('%s has a list of moves to be tried with', (key) => {
  expect(existsSync(join(import.meta.dirname, key, 'moves.ts'))).toBe(true)
})

test.each(gameKeys)('%s takes any move at any time', async (key) => {
  const { game, moves } = await load(key)
  const rows = await rowsOf(game)
  const ends = { playing: 0, won: 0, lost: 0 }
  for (let round = 0; round < ROUNDS; round++) {
    let state: State = game.start(setupOf(game, rows, round))
    expect(game.start(setupOf(game, rows, round)), 'one seed, one start').toEqual(state)
    let seed = round
    for (let move = 0; move < MOVES && state.phase === 'playing'; move++) {
      expectInOrder(state)
      const choices = choicesOf(game, moves, state)
      const [at, next] = drawInt(seed, 0, choices.length - 1)
      seed = next
      const before = JSON.stringify(state)
      const after = (choices[at] as () => State)()
      expect(JSON.stringify(state), 'a move changes nothing in place').toBe(before)
      state = after
    }
    expectInOrder(state)
    ends[state.phase] += 1
    if (state.phase === 'playing') continue
    expect(state.timers ?? [], 'the end stops every timer').toEqual([])
    for (const choice of choicesOf(game, moves, state)) expect(choice()).toBe(state)
  }
  expect(Object.values(ends).reduce((sum, count) => sum + count)).toBe(ROUNDS)
})
