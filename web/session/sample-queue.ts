import type { TimeSample } from '#contract/time-tracking.ts'

/** A sample waiting on the tablet until the server has it. */
export interface Waiting {
  /** Names the sample, so that one sent twice counts once. */
  readonly id: string
  /** The account it belongs to: no other may send it. */
  readonly clientID: string
  readonly sample: TimeSample
}

const KEY = 'timeSamples'
/** The oldest go first when a tablet is away for very long. */
export const MOST_WAITING = 500

export function waiting(): Waiting[] {
  try {
    const list = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}

export function keepSample(clientID: string, sample: TimeSample): Waiting {
  const entry = { id: newId(), clientID, sample }
  store([...waiting(), entry].slice(-MOST_WAITING))
  return entry
}

export function dropSample(id: string): void {
  store(waiting().filter((entry) => entry.id !== id))
}

function store(entries: readonly Waiting[]): void {
  if (entries.length === 0) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, JSON.stringify(entries))
}

/** As `crypto.randomUUID`, which plain http pages do not have. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
