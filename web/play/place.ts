import type { Day } from '#games/kit/game.ts'
import { currentSession } from '../session/session.ts'
import type { Choice } from './choice.ts'
import type { Kept, Round } from './round.ts'

/** A game in the middle, kept on the tablet across a reload, a logout or a crash. */
export interface Place extends Kept {
  /** When it was kept, in ms since 1970. */
  readonly at: number
  /** The program that kept it: another one may not understand its state. */
  readonly program: string
  readonly today: Day
  readonly choice: Choice
}

/** For so long a place is offered, in ms. */
const KEPT_FOR = 30 * 60_000

export function keepPlace(key: string, round: Round, today: Day, choice: Choice): void {
  const place: Place = { ...round.kept(), at: Date.now(), program: program(), today, choice }
  try {
    localStorage.setItem(nameOf(key), JSON.stringify(place))
  } catch {
    // A full storage costs the place, not the game.
    localStorage.removeItem(nameOf(key))
  }
}

export function forgetPlace(key: string): void {
  localStorage.removeItem(nameOf(key))
}

/** The place in a game that can be gone on with. */
export function findPlace(key: string): Place | undefined {
  const place = parse(localStorage.getItem(nameOf(key)))
  if (place?.program !== program() || place.state.phase !== 'playing') return undefined
  return Date.now() - place.at < KEPT_FOR ? place : undefined
}

/** What was played of a game today, to its end or not. */
export function findPlaceOfDay(key: string, today: Day): Place | undefined {
  const place = parse(localStorage.getItem(nameOf(key)))
  return place?.program === program() && place.today.number === today.number ? place : undefined
}

/** A tablet may be handed from one community to another. */
const nameOf = (key: string) => `place:${currentSession().organizations[0]?.id ?? ''}:${key}`

/** The address of the first script names the build: it changes with any part of the program. */
const program = () =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? ''

function parse(text: string | null): Place | undefined {
  try {
    return JSON.parse(text ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
