import type { Day } from '../kit/game.ts'
import { draw } from '../kit/random.ts'

/** The first of January 2026. */
const FIRST_DAY = 20_454

/**
 * The word of a day: the list is gone through from the first day on, in an order that looks like
 * chance but is the same everywhere, so that no word comes again until all have come. A word that
 * joins the list leaves the others in their order.
 */
export function wordOfDay(list: readonly string[], today: Day['number']): string {
  const words = [...new Set(list.map((word) => word.toLowerCase()))]
  const ordered = words.sort((one, other) => rankOf(one) - rankOf(other) || (one < other ? -1 : 1))
  const days = today - FIRST_DAY
  return ordered[((days % words.length) + words.length) % words.length] ?? ''
}

/** A number between 0 and 1 that a word always has. */
function rankOf(word: string): number {
  const seed = [...word].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 97, 0)
  return draw(seed)[0]
}
