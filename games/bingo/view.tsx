import { Button } from '#ui/button.tsx'
import { directKey } from '#ui/direct-keys.ts'
import { type Mark, Tile } from '#ui/tile.tsx'
import type { ViewProps } from '../kit/game.ts'
import { type Tile as CardTile, CENTER, LETTERS, letterOf, SIDE } from './card.ts'
import { type Action, earlierBalls, isMarked, lastBall, nameOf, type State } from './rules.ts'
import styles from './view.module.css'

export default function Bingo({ state, act }: ViewProps<State, Action>) {
  const isOver = state.phase !== 'playing'
  const call = () => act({ type: 'call' })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: N is the key of the next ball
    <div
      className={styles.board}
      onKeyDown={(event) => state.isSelfPaced && directKey(event) === 'N' && call()}
    >
      <section className={styles.balls} aria-label="Balls">
        <LastBall ball={lastBall(state)} />
        {state.isSelfPaced && (
          <Button look="primary" data-first disabled={isOver} onClick={call}>
            Call next ball
          </Button>
        )}
        <div className={styles.earlier}>
          <h2 id="earlier">Earlier</h2>
          <ul aria-labelledby="earlier">
            {earlierBalls(state).map((ball) => (
              <li key={ball}>{nameOf(ball)}</li>
            ))}
          </ul>
        </div>
      </section>
      <div className={styles.card}>
        <Card state={state} onTap={(location) => act({ type: 'tap', location })} />
      </div>
    </div>
  )
}

function LastBall({ ball }: { ball: number | undefined }) {
  return (
    <p className={styles.last}>
      <span className="out-of-sight">Last ball: </span>
      {ball === undefined ? (
        <span className={styles.none}>No ball yet</span>
      ) : (
        <>
          <b>{letterOf(ball)}</b> <span>{ball}</span>
        </>
      )}
    </p>
  )
}

function Card({ state, onTap }: { state: State; onTap(location: number): void }) {
  const { card, isSelfPaced, phase } = state
  const rows = LETTERS.map((_, row) => card.slice(row * SIDE, (row + 1) * SIDE))
  return (
    <table aria-label="Your card">
      <thead>
        <tr>
          {LETTERS.map((letter) => (
            <th key={letter} scope="col">
              {letter}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]?.location}>
            {row.map((tile) => (
              <td key={tile.location}>
                <Tile
                  className={styles.tile}
                  aria-label={labelOf(state, tile)}
                  data-first={(!isSelfPaced && tile.location === 0) || undefined}
                  mark={markOf(state, tile)}
                  disabled={phase !== 'playing' || tile.location === CENTER}
                  onClick={() => onTap(tile.location)}
                >
                  {tile.location === CENTER ? (
                    <span className={styles.free}>FREE</span>
                  ) : (
                    tile.number
                  )}
                </Tile>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function markOf(state: State, tile: CardTile): Mark | undefined {
  if (isMarked(state, tile)) return 'right'
  return state.hinted === tile.location ? 'hint' : undefined
}

function labelOf(state: State, tile: CardTile): string {
  if (tile.location === CENTER) return 'FREE, marked'
  const hint = state.hinted === tile.location ? ', hint' : ''
  return `${nameOf(tile.number)}, ${isMarked(state, tile) ? 'marked' : 'not marked'}${hint}`
}
