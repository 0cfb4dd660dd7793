import { Button } from '#ui/button.tsx'
import { PictureTile, Tile } from '#ui/tile.tsx'
import { useTyping } from '#ui/typing.ts'
import type { ViewProps } from '../kit/game.ts'
import { type Action, LIGHTS, markOf, nameOf, type State } from './rules.ts'
import styles from './view.module.css'

const ALL = Array.from({ length: LIGHTS }, (_, light) => light)

export default function Sequences({ state, act }: ViewProps<State, Action>) {
  const { phase, stage, level, step, pictures } = state
  useTyping((key) => {
    const light = ALL.find((each) => nameOf(each) === key)
    if (light !== undefined) act({ type: 'press', light })
  })
  const lit = ALL.find((light) => markOf(state, light) === 'lit')
  return (
    <div className={styles.board}>
      <div className={styles.lights}>
        {ALL.map((light) => {
          const picture = pictures[light]
          const number = nameOf(light)
          const tile = {
            mark: markOf(state, light),
            onClick: () => act({ type: 'press', light }),
          }
          return picture ? (
            <PictureTile
              key={light}
              className={styles.light}
              name={`${number}, ${picture.item}`}
              src={picture.image}
              {...tile}
            >
              <span className={styles.number} aria-hidden="true">
                {number}
              </span>
            </PictureTile>
          ) : (
            <Tile key={light} {...tile}>
              <span className={styles.number}>{number}</span>
            </Tile>
          )
        })}
      </div>
      <div className={styles.side}>
        {phase === 'playing' && (
          <Button
            look={stage === 'ready' ? 'primary' : 'plain'}
            data-first
            onClick={() => act({ type: 'show' })}
          >
            {stage === 'ready' ? `Start Level ${level}` : 'Show again'}
          </Button>
        )}
        <ol className={styles.steps} aria-hidden="true">
          {Array.from({ length: level }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
            <li key={at} data-done={stage === 'answering' && at < step} />
          ))}
        </ol>
      </div>
      {/* A sequence that is not seen is heard. */}
      <p className="out-of-sight" role="status">
        {lit !== undefined && nameOf(lit)}
      </p>
    </div>
  )
}
