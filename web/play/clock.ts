import type { Timer } from '#games/kit/game.ts'

/**
 * Keeps the waits that a game's state lists, in real time: a tablet that slept does not stretch
 * them. New ids start, missing ids stop, known ids keep running. Paused, nothing runs.
 */
export interface Clock<Action> {
  sync(timers: readonly Timer<Action>[]): void
  pause(): void
  resume(): void
  /** Seconds played so far, without the pauses. */
  elapsed(): number
  /** Seconds until a timer is over; 0 when there is none of that id. */
  remaining(id: string): number
  times(): Times
}

/** How far a clock has come, in seconds: what was played, and what is left by the id of the timer. */
export interface Times {
  readonly played: number
  /** `null` for a timer that was over. */
  readonly left: Readonly<Record<string, number | null>>
}

interface Running<Action> {
  readonly timer: Timer<Action>
  /** In ms of played time; never again, once it is over. */
  readonly due: number
}

/** The longest sleep of the clock, in ms: a clock set back by hand costs no more than this. */
const LONGEST_SLEEP = 1000
const NEVER = Number.POSITIVE_INFINITY

/** A clock that stands still until it is resumed; it goes on from `kept`, where that is given. */
export function createClock<Action>(
  fire: (action: Action) => void,
  kept: Times = { played: 0, left: {} },
): Clock<Action> {
  let played = kept.played * 1000
  let since: number | undefined
  let wake: ReturnType<typeof setTimeout> | undefined
  let running: readonly Running<Action>[] = []

  const now = () => played + (since === undefined ? 0 : Math.max(0, Date.now() - since))

  function settle() {
    played = now()
    if (since !== undefined) since = Date.now()
  }

  function schedule() {
    clearTimeout(wake)
    const next = Math.min(...running.map(({ due }) => due))
    if (since === undefined || next === NEVER) return
    wake = setTimeout(run, Math.min(LONGEST_SLEEP, Math.max(0, next - now())))
  }

  function run() {
    settle()
    for (let due = earliest(); due; due = earliest()) {
      const { timer } = due
      running = running.map((each) => (each === due ? { timer, due: NEVER } : each))
      fire(timer.action)
    }
    schedule()
  }

  const earliest = () => running.filter(({ due }) => due <= played).sort((a, b) => a.due - b.due)[0]

  function start(timer: Timer<Action>): Running<Action> {
    const left = kept.left[timer.id]
    if (left === null) return { timer, due: NEVER }
    return { timer, due: played + (left ?? timer.seconds) * 1000 }
  }

  const remaining = ({ due }: Running<Action>) =>
    due === NEVER ? null : Math.max(0, due - now()) / 1000

  return {
    sync(timers) {
      settle()
      running = timers.map(
        (timer) => running.find((known) => known.timer.id === timer.id) ?? start(timer),
      )
      kept = { played: 0, left: {} }
      schedule()
    },
    pause() {
      settle()
      since = undefined
      clearTimeout(wake)
    },
    resume() {
      since ??= Date.now()
      schedule()
    },
    elapsed: () => now() / 1000,
    remaining(id) {
      const found = running.find(({ timer }) => timer.id === id)
      return (found && remaining(found)) ?? 0
    },
    times: () => ({
      played: now() / 1000,
      left: Object.fromEntries(running.map((each) => [each.timer.id, remaining(each)])),
    }),
  }
}
