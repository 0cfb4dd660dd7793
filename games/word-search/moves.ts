import { type Cell, findWord } from './lines.ts'
import type { Action, State } from './rules.ts'

/** Every move a hand could make, sensible or not; the ends of the next word among them. */
export const moves = ({ grid, words, first }: State): Action[] => {
  const cells: Cell[] = [...(grid[0] ?? '')].map((_, column) => [column % grid.length, column])
  const next = words.find(({ line }) => line === null)
  const [line = []] = next ? findWord(grid, next.text) : []
  const end = first ? line.slice(-1) : line.slice(0, 1)
  return [
    { type: 'put back' },
    { type: 'tap', cell: [-1, 99] },
    ...[...cells, ...end, ...end, ...end, ...end].map((cell) => ({ type: 'tap', cell }) as const),
  ]
}
