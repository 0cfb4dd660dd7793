interface Row {
  readonly id: string
}

const nameOf = (game: string) => `dealt:${game}`

export function noteDealt(game: string, id: string): void {
  localStorage.setItem(nameOf(game), JSON.stringify([...new Set([...dealtIn(game), id])]))
}

/** A row at random, none twice until all were played. */
export function deal<T extends Row>(game: string, rows: readonly T[]): T | undefined {
  const dealt = new Set(dealtIn(game))
  const left = rows.filter(({ id }) => !dealt.has(id))
  if (left.length === 0) localStorage.removeItem(nameOf(game))
  const pack = left.length === 0 ? rows : left
  return pack[Math.floor(Math.random() * pack.length)]
}

/** The ids that were dealt since the pack was last shuffled. */
function dealtIn(game: string): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(nameOf(game)) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}
