interface Dealt {
  readonly id: string
}

/** Sets that were played since the app was opened, by game. */
const dealt = new Map<string, Set<string>>()

export function noteDealt(game: string, id: string): void {
  dealt.set(game, (dealt.get(game) ?? new Set()).add(id))
}

/** A set at random, none twice until all were played. */
export function dealSet<T extends Dealt>(game: string, sets: readonly T[]): T | undefined {
  const left = sets.filter(({ id }) => !dealt.get(game)?.has(id))
  if (left.length === 0) dealt.delete(game)
  const pack = left.length === 0 ? sets : left
  return pack[Math.floor(Math.random() * pack.length)]
}
