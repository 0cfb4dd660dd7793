import type { CSSProperties } from 'react'
import { Button } from '#ui/button.tsx'
import { EmptyPlace, Picture, PictureTile } from '#ui/tile.tsx'
import { useTyping } from '#ui/typing.ts'
import type { ViewProps } from '../kit/game.ts'
import { type Action, itemsIn, type State } from './rules.ts'
import styles from './view.module.css'

export default function ShoppingList(props: ViewProps<State, Action>) {
  const { stage } = props.state
  if (stage === 'memorize') return <List {...props} />
  return stage === 'store' ? <Store {...props} /> : <Result {...props} />
}

function List({ state: { list, shelf }, act }: ViewProps<State, Action>) {
  return (
    <div className={styles.board}>
      <Items label="list" items={list} shelf={shelf} />
      <div className={styles.side}>
        <h2 id="list">Your list</h2>
        <Button look="primary" data-first data-next onClick={() => act({ type: 'ready' })}>
          I Am Ready
        </Button>
      </div>
    </div>
  )
}

function Store({ state, act }: ViewProps<State, Action>) {
  const { shelf, cart } = state
  const checkOut = () => act({ type: 'check out' })
  useTyping((key) => key.toLowerCase() === 'c' && checkOut())
  const last = itemsIn(state).at(-1)
  return (
    <div className={styles.board}>
      <section
        className={styles.shelf}
        style={custom({ '--columns': columnsFor(shelf.length) })}
        aria-label="Store"
      >
        {shelf.map(({ item: name, image }, item) => (
          <PictureTile
            key={name}
            className={styles.item}
            name={name}
            src={image}
            mark={cart.includes(item) ? 'picked' : undefined}
            onClick={() => act({ type: 'take', item })}
          >
            <span className={styles.caption} aria-hidden="true">
              {name}
            </span>
          </PictureTile>
        ))}
      </section>
      <section className={`${styles.side} ${styles.checkout}`} aria-labelledby="cart">
        <h2 id="cart">Cart: {itemsIn(state).length}</h2>
        <div className={styles.cart}>
          {cart.map((item, place) =>
            item === null ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the cart has places
              <EmptyPlace key={place} className={styles.place} />
            ) : (
              <PictureTile
                // biome-ignore lint/suspicious/noArrayIndexKey: the cart has places
                key={place}
                className={styles.place}
                name={`Take out ${shelf[item]?.item}`}
                src={shelf[item]?.image}
                data-next={item === last || undefined}
                onClick={() => act({ type: 'put back', item })}
              />
            ),
          )}
        </div>
        <Button look="primary" onClick={checkOut}>
          Checkout
        </Button>
      </section>
    </div>
  )
}

function Result({ state, act }: ViewProps<State, Action>) {
  const { phase, isRight, shelf } = state
  return (
    <div className={styles.board}>
      <Items label="bought" items={itemsIn(state)} shelf={shelf} />
      <div className={styles.side}>
        <h2 id="bought">In your cart</h2>
        {phase === 'playing' && (
          <>
            <Button
              look="primary"
              data-next
              onClick={() => act({ type: isRight ? 'next level' : 'back to the store' })}
            >
              {isRight ? 'Next Level' : 'Back To The Store'}
            </Button>
            <Button onClick={() => act({ type: 'restart' })}>Restart Game</Button>
          </>
        )}
      </div>
    </div>
  )
}

interface ItemsProps extends Pick<State, 'shelf'> {
  /** The id of the heading. */
  label: string
  items: readonly number[]
}

function Items({ label, items, shelf }: ItemsProps) {
  return (
    <ul
      className={styles.items}
      style={custom({ '--rows': Math.ceil(items.length / 3) })}
      aria-labelledby={label}
    >
      {items.map((item) => (
        <li key={item}>
          <Picture src={shelf[item]?.image ?? ''} />
          <span>{shelf[item]?.item}</span>
        </li>
      ))}
    </ul>
  )
}

const custom = (properties: Record<`--${string}`, number>) => properties as CSSProperties

/** A shelf is filled row by row; the more it holds, the more rows it has. */
function columnsFor(items: number): number {
  const rows = items <= 18 ? 3 : items <= 30 ? 4 : 5
  return Math.ceil(items / rows)
}
