import { Button } from '#ui/button.tsx'
import { Picture, PictureTile } from '#ui/tile.tsx'
import type { ViewProps } from '../kit/game.ts'
import { type Action, COLUMNS, isFaceUp, isWrong, type State } from './rules.ts'
import styles from './view.module.css'

export default function MemoryMatch({ state, act }: ViewProps<State, Action>) {
  const { cards, stage, up, matched } = state
  const markOf = (card: number) => {
    if (matched.includes(card)) return 'pair'
    return up.includes(card) && isWrong(state) ? 'wrong' : undefined
  }
  return (
    <div className={styles.board}>
      <div className={styles.cards}>
        {cards.map(({ item, image }, card) => {
          const place = `Row ${Math.floor(card / COLUMNS) + 1}, card ${(card % COLUMNS) + 1}`
          const isUp = isFaceUp(state, card)
          return (
            <PictureTile
              // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place
              key={card}
              name={`${place}, ${isUp ? item : 'face down'}`}
              src={isUp ? image : undefined}
              mark={markOf(card)}
              onClick={() => act({ type: 'turn', card })}
            />
          )
        })}
      </div>
      <div className={styles.side}>
        {stage === 'preview' ? (
          <Button look="primary" data-first onClick={() => act({ type: 'hide' })}>
            Start Game
          </Button>
        ) : (
          <Found state={state} />
        )}
      </div>
    </div>
  )
}

/** The pairs that were found, in their order, and the places of those to come. */
function Found({ state: { cards, matched } }: { state: State }) {
  const places = Array.from({ length: cards.length / 2 }, (_, at) => matched[2 * at])
  return (
    <ul className={styles.found} aria-hidden="true">
      {places.map((card, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows
        <li key={at} data-found={card !== undefined}>
          {card !== undefined && <Picture src={cards[card]?.image ?? ''} />}
        </li>
      ))}
    </ul>
  )
}
