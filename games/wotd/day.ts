import { draw } from '../kit/random.ts'

const FIRST_DAY = '2026-01-01'

/**
 * The word of a day: the list is gone through from the first day on, in an order that looks like
 * chance but is the same everywhere, so that no word comes again until all have come. A word that
 * joins the list leaves the others in their order.
 */
export function wordOfDay(list: readonly string[], today: string): string {
  const words = [...new Set(list.map((word) => word.toLowerCase()))]
  const ordered = words.sort((one, other) => rankOf(one) - rankOf(other) || (one < other ? -1 : 1))
  const days = dayNumber(today) - dayNumber(FIRST_DAY)
  return ordered[((days % words.length) + words.length) % words.length] ?? ''
}

/** A number between 0 and 1 that a word always has. */
function rankOf(word: string): number {
  const seed = [...word].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 97, 0)
  return draw(seed)[0]
}

/** Counts days through the calendar; a year is taken to begin in March, so that a leap day is its last. */
function dayNumber(date: string): number {
  const [calendarYear = 0, month = 1, day = 1] = date.split('-').map(Number)
  const year = month < 3 ? calendarYear - 1 : calendarYear
  const leapDays = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400)
  const daysBeforeMonth = Math.floor((((month + 9) % 12) * 306 + 5) / 10)
  return year * 365 + leapDays + daysBeforeMonth + day
}
