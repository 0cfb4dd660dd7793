import { PictureTile } from '#ui/tile.tsx'
import type { ViewProps } from '../kit/game.ts'
import type { Action, State } from './rules.ts'
import styles from './view.module.css'

export default function OddOneOut({ state, act }: ViewProps<State, Action>) {
  const { tiles, odd, picked, phase } = state
  const isOver = phase !== 'playing'
  const markOf = (tile: number) => {
    if (isOver && tile === odd) return 'right'
    return tile === picked && tile !== odd ? 'wrong' : undefined
  }
  return (
    <div className={styles.board}>
      {tiles.map(({ item, image }, tile) => (
        <PictureTile
          // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
          key={tile}
          name={item}
          src={image}
          mark={markOf(tile)}
          disabled={isOver}
          data-first={tile === 0 || undefined}
          onClick={() => act({ type: 'pick', tile })}
        />
      ))}
    </div>
  )
}
