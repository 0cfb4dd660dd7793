import { directKey } from '#ui/direct-keys.ts'
import { type Mark, Tile } from '#ui/tile.tsx'
import type { ViewProps } from '../kit/game.ts'
import { type Action, COLORS, type Color, countOf, largest, SHAPES, type State } from './rules.ts'
import styles from './view.module.css'

const NAMES = { red: 'Red', blue: 'Blue', green: 'Green' } as const
const OUTLINES = {
  diamond: 'M12 2 22 12 12 22 2 12Z',
  square: 'M4 4H20V20H4Z',
  triangle: 'M12 3 22 21H2Z',
} as const

/** Cells side by side; the most there can be make four rows. */
const ROW = 7

export default function ColorCount({ state, act }: ViewProps<State, Action>) {
  const { cells, hasShapes, phase } = state
  const isOver = phase !== 'playing'
  const rows = Array.from({ length: Math.ceil(cells.length / ROW) }, (_, row) =>
    cells.slice(row * ROW, (row + 1) * ROW),
  )
  return (
    <div className={styles.board}>
      <div className={styles.cells}>
        {rows.map((row, at) => (
          <ul
            // biome-ignore lint/suspicious/noArrayIndexKey: the cells keep their places
            key={at}
            className={styles.row}
            aria-label={`Row ${at + 1} of ${rows.length}`}
          >
            {row.map((color, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the cells keep their places
              <li key={place}>
                <Cell color={color} hasShape={hasShapes} />
                <span className="out-of-sight">
                  {NAMES[color]} {hasShapes && SHAPES[color]}
                </span>
              </li>
            ))}
          </ul>
        ))}
      </div>
      <fieldset
        className={styles.choices}
        aria-label="Which color is there most of?"
        onKeyDown={(event) => {
          const pressed = directKey(event)
          const color = COLORS.find((each) => pressed === NAMES[each][0])
          if (color) act({ type: 'choose', color })
        }}
      >
        {COLORS.map((color, place) => (
          <Tile
            key={color}
            className={styles.choice}
            data-first={place === 0 || undefined}
            mark={markOf(state, color)}
            disabled={isOver}
            onClick={() => act({ type: 'choose', color })}
          >
            <Cell color={color} hasShape={hasShapes} />
            {NAMES[color]}
            {isOver && <b>{countOf(state, color)}</b>}
          </Tile>
        ))}
      </fieldset>
    </div>
  )
}

function Cell({ color, hasShape }: { color: Color; hasShape: boolean }) {
  return (
    <svg className={`${styles.cell} ${styles[color]}`} viewBox="-8 -8 40 40" aria-hidden="true">
      {hasShape && <path d={OUTLINES[SHAPES[color]]} fill="currentColor" />}
    </svg>
  )
}

function markOf(state: State, color: Color): Mark | undefined {
  if (state.phase !== 'playing' && color === largest(state)) return 'right'
  return state.tried.includes(color) ? 'wrong' : undefined
}
