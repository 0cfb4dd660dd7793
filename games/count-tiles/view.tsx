import { directKey } from '#ui/direct-keys.ts'
import { type Mark, Tile } from '#ui/tile.tsx'
import type { ViewProps } from '../kit/game.ts'
import type { Action, State } from './rules.ts'
import styles from './view.module.css'

export default function CountTiles({ state, act }: ViewProps<State, Action>) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the digits are keys of the tiles within
    <div
      className={styles.board}
      onKeyDown={(event) => act({ type: 'tap', number: Number(directKey(event)) })}
    >
      {state.tiles.map((number, place) => (
        <Tile
          key={number}
          className={styles.tile}
          data-first={place === 0 || undefined}
          mark={markOf(state, number)}
          disabled={state.phase !== 'playing'}
          onClick={() => act({ type: 'tap', number })}
        >
          {number}
        </Tile>
      ))}
    </div>
  )
}

function markOf({ correct, isHinted }: State, number: number): Mark | undefined {
  if (number <= correct) return 'right'
  return isHinted && number === correct + 1 ? 'hint' : undefined
}
