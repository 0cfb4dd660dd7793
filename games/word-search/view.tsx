import { Check } from 'lucide'
import { Icon } from '#ui/icon.tsx'
import { Tile } from '#ui/tile.tsx'
import type { ViewProps } from '../kit/game.ts'
import type { Cell } from './lines.ts'
import { type Action, isSame, type State } from './rules.ts'
import styles from './view.module.css'

export default function WordSearch({ state, act }: ViewProps<State, Action>) {
  const { grid, words, first, name } = state
  const markOf = (cell: Cell) => {
    if (first && isSame(first, cell)) return 'picked'
    return words.some(({ line }) => line?.some((each) => isSame(each, cell))) ? 'right' : undefined
  }
  return (
    <div className={styles.board}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape works on every letter within */}
      <div
        className={styles.grid}
        data-columns={grid[0]?.length}
        onKeyDown={(event) => event.key === 'Escape' && act({ type: 'put back' })}
      >
        {grid.map((letters, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the grid stays as it is
          <div key={row} className={styles.row}>
            {[...letters].map((letter, column) => (
              <Tile
                // biome-ignore lint/suspicious/noArrayIndexKey: the grid stays as it is
                key={column}
                className={styles.letter}
                mark={markOf([row, column])}
                aria-label={`${letter}, row ${row + 1}, column ${column + 1}`}
                onClick={() => act({ type: 'tap', cell: [row, column] })}
              >
                {letter}
              </Tile>
            ))}
          </div>
        ))}
      </div>
      <section className={styles.words} aria-labelledby="words">
        <h2 id="words">{name}</h2>
        <ul>
          {words.map(({ text, line }) => (
            <li key={text} data-found={line !== null}>
              {line ? <s>{text}</s> : text}
              {line && <Icon of={Check} size="0.9em" />}
              {line && <span className="out-of-sight">, found</span>}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
