/** What was played since the app was opened. */
interface Record {
  readonly played: number
  readonly won: number
}

const records = new Map<string, Record>()
const NONE: Record = { played: 0, won: 0 }

export const recordOf = (key: string): Record => records.get(key) ?? NONE

export function noteEnd(key: string, phase: 'won' | 'lost'): void {
  const { played, won } = recordOf(key)
  records.set(key, { played: played + 1, won: won + (phase === 'won' ? 1 : 0) })
}
