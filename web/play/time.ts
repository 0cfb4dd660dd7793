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

/** The day on the tablet, as `2026-11-21`. */
export function today(): string {
  const now = new Date()
  const [month, day] = [now.getMonth() + 1, now.getDate()]
  return `${now.getFullYear()}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
