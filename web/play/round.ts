import type { AnyGame, Progress, Setup } from '#games/kit/game.ts'
import { createClock } from './clock.ts'

type State = Progress<unknown>

/** One play of a game, from its start dialog to its end. */
export interface Round {
  state(): State
  act(action: unknown): void
  /** Present when the game can give one. */
  hint: (() => void) | undefined
  /** Behind an open dialog no time runs. */
  setPaused(isPaused: boolean): void
  elapsed(): number
  remaining(id: string): number
  subscribe(listener: () => void): () => void
}

interface Events {
  onSay(say: NonNullable<State['say']>): void
  onEnd(phase: 'won' | 'lost'): void
}

export function startRound(game: AnyGame, setup: Setup<unknown>, { onSay, onEnd }: Events): Round {
  let state: State = game.start(setup)
  const listeners = new Set<() => void>()
  const clock = createClock<unknown>(act)
  clock.sync(state.timers ?? [])
  clock.resume()

  function act(action: unknown) {
    become(game.play(state, action))
  }

  function become(next: State) {
    const before = state
    if (next === before) return
    state = next
    const hasEnded = before.phase === 'playing' && next.phase !== 'playing'
    clock.sync(hasEnded ? [] : (next.timers ?? []))
    if (hasEnded) clock.pause()
    if (next.say && next.say !== before.say) onSay(next.say)
    if (hasEnded) onEnd(next.phase as 'won' | 'lost')
    for (const listener of listeners) listener()
  }

  return {
    state: () => state,
    act,
    hint: game.hint && (() => become(game.hint?.(state) ?? state)),
    setPaused(isPaused) {
      if (isPaused || state.phase !== 'playing') clock.pause()
      else clock.resume()
    },
    elapsed: clock.elapsed,
    remaining: clock.remaining,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
