import { type CSSProperties, useRef } from 'react'
import { useDragAndDrop } from './drag.ts'
import styles from './slots.module.css'
import { Tile } from './tile.tsx'

interface SlotsProps {
  /** What the pieces are. */
  label: string
  /** In the order of the pool; a piece is known by its place in this list. */
  pieces: readonly string[]
  /** The piece in each slot. */
  slots: readonly (number | null)[]
  /** The empty slot that is chosen. */
  chosen: number | null
  /** The most pieces side by side. */
  columns: number
  /** Every piece is right, and stays. */
  isSolved: boolean
  act(move: Move): void
}

type Move =
  /** To the chosen slot, or else to the next empty one. */
  | { readonly type: 'use' | 'put back'; readonly piece: number }
  | { readonly type: 'put'; readonly piece: number; readonly slot: number }
  | { readonly type: 'tap slot'; readonly slot: number }

/** Slots, and below them the pool of pieces that go there: by dragging, or by tapping. */
export function Slots({ label, pieces, slots, chosen, columns, isSolved, act }: SlotsProps) {
  const board = useRef<HTMLDivElement>(null)
  useDragAndDrop(board, (piece, place) =>
    act(
      place === POOL
        ? { type: 'put back', piece: Number(piece) }
        : { type: 'put', piece: Number(piece), slot: Number(place) },
    ),
  )
  const next = pieces.findIndex((_, piece) => !slots.includes(piece))
  const longest = Math.max(...pieces.map((text) => text.length))

  return (
    <div
      ref={board}
      className={styles.board}
      style={{ '--columns': columns, '--longest': longest } as CSSProperties}
    >
      <section className={styles.row} aria-label="Slots">
        {slots.map((piece, slot) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
          <div key={slot} className={styles.slot} data-place={slot}>
            <Tile
              className={piece === null ? styles.empty : ''}
              data-piece={isSolved ? undefined : (piece ?? undefined)}
              mark={isSolved ? 'right' : chosen === slot ? 'picked' : undefined}
              disabled={isSolved}
              aria-label={nameOf(pieces[piece ?? -1], slot, slots.length)}
              aria-pressed={piece === null ? chosen === slot : undefined}
              onClick={() => act({ type: 'tap slot', slot })}
            >
              {piece === null ? slot + 1 : pieces[piece]}
            </Tile>
          </div>
        ))}
      </section>
      <section className={styles.row} data-place={POOL} aria-label={label}>
        {pieces.map((text, piece) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
          <div key={piece} className={styles.spot}>
            {!slots.includes(piece) && (
              <Tile
                data-piece={piece}
                data-first={piece === next || undefined}
                data-next={piece === next || undefined}
                onClick={() => act({ type: 'use', piece })}
              >
                {text}
              </Tile>
            )}
          </div>
        ))}
      </section>
    </div>
  )
}

const POOL = 'pool'

const nameOf = (text: string | undefined, slot: number, count: number) =>
  text === undefined
    ? `Slot ${slot + 1} of ${count}, empty`
    : `${text}, slot ${slot + 1} of ${count}`
