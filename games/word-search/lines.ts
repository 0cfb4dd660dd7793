/** A letter of the grid, by its row and column from 0. */
export type Cell = readonly [row: number, column: number]

/** Down, across and aslant; the way back is the same line. */
const WAYS = [
  [0, 1],
  [1, 0],
  [1, 1],
  [-1, 1],
] as const

/** The letters on the straight line from one to another, both included; none where it is not straight. */
export function lineBetween([row, column]: Cell, [toRow, toColumn]: Cell): Cell[] {
  const [down, across] = [toRow - row, toColumn - column]
  const steps = Math.max(Math.abs(down), Math.abs(across))
  const isStraight = down === 0 || across === 0 || Math.abs(down) === Math.abs(across)
  if (!isStraight) return []
  return Array.from({ length: steps + 1 }, (_, step) => [
    row + Math.sign(down) * step,
    column + Math.sign(across) * step,
  ])
}

export const textAlong = (grid: readonly string[], line: readonly Cell[]) =>
  line.map(([row, column]) => grid[row]?.[column] ?? '').join('')

/** Every line on which a word stands, read forward or backward. */
export function findWord(grid: readonly string[], word: string): Cell[][] {
  const last = word.length - 1
  const backward = [...word].reverse().join('')
  const starts = grid.flatMap((letters, row) =>
    [...letters].flatMap((letter, column): Cell[] =>
      letter === word[0] || letter === word[last] ? [[row, column]] : [],
    ),
  )
  return starts.flatMap(([row, column]) =>
    WAYS.map(([down, across]) =>
      lineBetween([row, column], [row + down * last, column + across * last]),
    ).filter((line) => [word, backward].includes(textAlong(grid, line))),
  )
}
