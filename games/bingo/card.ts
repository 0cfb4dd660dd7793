import { type Seed, shuffle } from '../kit/random.ts'

export const LETTERS = ['B', 'I', 'N', 'G', 'O'] as const
export type Letter = (typeof LETTERS)[number]

/** A card has so many rows and columns. */
export const SIDE = LETTERS.length

/** B 1-15, I 16-30, N 31-45, G 46-60, O 61-75. */
export const IN_COLUMN = 15
export const BALLS = SIDE * IN_COLUMN

/** The location of the FREE tile, and its number, which no ball has. */
export const CENTER = 12
export const FREE = 0

export interface Tile {
  readonly letter: Letter
  /** Place on the card, from 0 to 24, row after row. */
  readonly location: number
  readonly number: number
}

export const letterOf = (ball: number) => LETTERS[Math.ceil(ball / IN_COLUMN) - 1] as Letter

export function drawCard(seed: Seed): [card: Tile[], next: Seed] {
  const columns = LETTERS.map((_, column) => {
    const [numbers, next] = shuffle(seed, numbersFrom(column * IN_COLUMN + 1, IN_COLUMN))
    seed = next
    return numbers
  })
  const card = Array.from({ length: SIDE * SIDE }, (_, location): Tile => {
    const [row, column] = [Math.floor(location / SIDE), location % SIDE]
    const number = location === CENTER ? FREE : (columns[column]?.[row] ?? FREE)
    return { letter: LETTERS[column] as Letter, location, number }
  })
  return [card, seed]
}

export const drawBalls = (seed: Seed): [balls: number[], next: Seed] =>
  shuffle(seed, numbersFrom(1, BALLS))

interface Line {
  readonly name: string
  readonly locations: readonly number[]
}

const all = numbersFrom(0, SIDE)
const LINES: readonly Line[] = [
  ...all.map((row) => ({
    name: `Row ${row + 1}`,
    locations: all.map((column) => row * SIDE + column),
  })),
  ...all.map((column) => ({
    name: `Column ${LETTERS[column]}`,
    locations: all.map((row) => row * SIDE + column),
  })),
  { name: 'A diagonal', locations: all.map((step) => step * (SIDE + 1)) },
  { name: 'A diagonal', locations: all.map((step) => (step + 1) * (SIDE - 1)) },
]

export const fullLine = (marked: readonly number[]): Line | undefined =>
  LINES.find(({ locations }) => locations.every((location) => marked.includes(location)))

function numbersFrom(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, at) => first + at)
}
