import { EmptyPlace, PictureTile } from '#ui/tile.tsx'
import type { ViewProps } from '../kit/game.ts'
import { type Action, pictureIn, SLOTS, type State } from './rules.ts'
import styles from './view.module.css'

export default function PickNew({ state, act }: ViewProps<State, Action>) {
  const { phase, picked } = state
  const slots = Array.from({ length: SLOTS }, (_, slot) => slot)
  return (
    <div className={styles.board}>
      {slots.map((slot) => {
        const picture = pictureIn(state, slot)
        if (!picture) return <EmptyPlace key={slot} />
        const mark = picked?.isRight ? 'right' : 'wrong'
        return (
          <PictureTile
            key={slot}
            name={picture.item}
            src={picture.image}
            mark={picked?.slot === slot ? mark : undefined}
            disabled={phase !== 'playing'}
            data-first
            onClick={() => act({ type: 'pick', slot })}
          />
        )
      })}
    </div>
  )
}
