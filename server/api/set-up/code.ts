import { randomInt, timingSafeEqual } from 'node:crypto'
import { hashToken } from '../../secrets/tokens.ts'

/** What the console shows to whoever sets this server up. */
export interface SetUpCode {
  readonly text: string
  readonly endsAt: number
}

const VALID_MS = 30 * 60_000

// Without the characters that are read as one another: 30 to the 12th are 59 bits.
const CHARACTERS = 'ABCDEFGHJKLMNPQRSTVWXYZ2345679'

export function newSetUpCode(now: number): SetUpCode {
  const group = () =>
    Array.from({ length: 4 }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('')
  return { text: `${group()}-${group()}-${group()}`, endsAt: now + VALID_MS }
}

/** Whether this is the code, in small or capital letters, with or without its hyphens. */
export function isSetUpCode(given: string, code: SetUpCode | undefined, now: number): boolean {
  if (!code || now >= code.endsAt) return false
  return timingSafeEqual(digest(given), digest(code.text))
}

const digest = (text: string) =>
  Buffer.from(hashToken(text.toUpperCase().replace(/[^A-Z0-9]/g, '')))
