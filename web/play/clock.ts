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
}

interface Running<Action> {
  readonly timer: Timer<Action>
  /** In ms of played time; never again, once it is over. */
  readonly due: number
}

/** The longest sleep of the clock, in ms: a clock set back by hand costs no more than this. */
const LONGEST_SLEEP = 1000

export function createClock<Action>(fire: (action: Action) => void): Clock<Action> {
  let played = 0
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
    if (since === undefined || next === Number.POSITIVE_INFINITY) return
    wake = setTimeout(run, Math.min(LONGEST_SLEEP, Math.max(0, next - now())))
  }

  function run() {
    settle()
    for (let due = earliest(); due; due = earliest()) {
      const { timer } = due
      running = running.map((each) =>
        each === due ? { timer, due: Number.POSITIVE_INFINITY } : each,
      )
      fire(timer.action)
    }
    schedule()
  }

  const earliest = () => running.filter(({ due }) => due <= played).sort((a, b) => a.due - b.due)[0]

  return {
    sync(timers) {
      settle()
      running = timers.map(
        (timer) =>
          running.find((known) => known.timer.id === timer.id) ?? {
            timer,
            due: played + timer.seconds * 1000,
          },
      )
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
      return found && Number.isFinite(found.due) ? Math.max(0, found.due - now()) / 1000 : 0
    },
  }
}
