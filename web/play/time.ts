import type { Day } from '#games/kit/game.ts'

/** Seconds as a clock shows them: `1:05`. */
export function asClock(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** Seconds in words: `1 minute 5 seconds`. */
export function inWords(seconds: number): string {
  const whole = Math.floor(seconds)
  const minutes = Math.floor(whole / 60)
  const rest = `${count(whole % 60, 'second')}`
  return minutes === 0 ? rest : `${count(minutes, 'minute')} ${rest}`
}

const count = (n: number, unit: string) => `${n} ${unit}${n === 1 ? '' : 's'}`

/** The day it is on the tablet. */
export function today(): Day {
  const now = new Date()
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()]
  const midnight = new Date(Date.UTC(year, month, day))
  return { date: midnight.toISOString().slice(0, 10), number: midnight.getTime() / 86_400_000 }
}
