import type { AnyGame, Lookup, Progress, Say, Setup, Timer } from '#games/kit/game.ts'
import { createClock, type Times } from './clock.ts'

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
  /** What a round needs to be gone on with. */
  kept(): Kept
  subscribe(listener: () => void): () => void
}

export interface Kept {
  readonly state: State
  readonly times: Times
}

interface Events {
  onSay(say: Say): void
  /** `say` is what was said with the last move. */
  onEnd(phase: 'won' | 'lost', say: Say | undefined): void
  /** Whether the dictionary knows a word; also `false` when there is no answer. */
  isWord(word: string): Promise<boolean>
}

/** What the clock wakes the round for: a move of the game, or words about the time. */
type Due = { readonly move: unknown } | { readonly say: Say }

/** Time is low when this many seconds are left. */
const LOW = [30, 10]

/** Begins a round at its start, or goes on with one that was kept. */
export function startRound(
  game: AnyGame,
  setup: Setup<unknown>,
  { onSay, onEnd, isWord }: Events,
  kept?: Kept,
): Round {
  let state: State = kept?.state ?? game.start(setup)
  const listeners = new Set<() => void>()
  const clock = createClock<Due>(
    (due) => ('move' in due ? act(due.move) : onSay(due.say)),
    kept?.times,
  )
  clock.sync(waitsOf(state))
  if (isRunning(state)) clock.resume()
  lookUp(state.lookup)

  function act(action: unknown) {
    become(game.play(state, action))
  }

  function become(next: State) {
    const before = state
    if (next === before) return
    state = next
    const hasEnded = before.phase === 'playing' && next.phase !== 'playing'
    clock.sync(waitsOf(next))
    if (hasEnded) clock.pause()
    else if (before.isWaiting && isRunning(next)) clock.resume()
    const news = next.say === before.say ? undefined : next.say
    if (news) onSay(news)
    if (next.lookup?.id !== before.lookup?.id) lookUp(next.lookup)
    if (hasEnded) onEnd(next.phase as 'won' | 'lost', news)
    for (const listener of listeners) listener()
  }

  function lookUp(lookup: Lookup<unknown> | undefined) {
    if (!lookup) return
    void isWord(lookup.word).then((isKnown) => {
      if (state.lookup?.id === lookup.id) act(isKnown ? lookup.known : lookup.unknown)
    })
  }

  return {
    state: () => state,
    act,
    hint: game.hint && (() => become(game.hint?.(state) ?? state)),
    setPaused(isPaused) {
      if (isPaused || !isRunning(state)) clock.pause()
      else clock.resume()
    },
    elapsed: clock.elapsed,
    remaining: clock.remaining,
    kept: () => ({ state, times: clock.times() }),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const isRunning = ({ phase, isWaiting }: State) => phase === 'playing' && !isWaiting

/** The waits of the game, and the warnings of those that are shown. */
function waitsOf({ phase, timers = [] }: State): Timer<Due>[] {
  if (phase !== 'playing') return []
  return timers.flatMap(({ id, seconds, action, shown }): Timer<Due>[] => [
    { id, seconds, action: { move: action } },
    ...LOW.filter((left) => shown && seconds > left).map((left) => ({
      id: `${id}, ${left} s left`,
      seconds: seconds - left,
      action: { say: { text: `${left} seconds left.`, tone: 'info' } } as const,
    })),
  ])
}
