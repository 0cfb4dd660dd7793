import type { CSSProperties, ReactNode } from 'react'
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
    <Items title="Your list" items={list} shelf={shelf}>
      <Button look="primary" data-first data-next onClick={() => act({ type: 'ready' })}>
        I Am Ready
      </Button>
    </Items>
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
    <Items title="In your cart" items={itemsIn(state)} shelf={shelf}>
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
    </Items>
  )
}

interface ItemsProps extends Pick<State, 'shelf'> {
  title: string
  items: readonly number[]
  /** The ways on. */
  children: ReactNode
}

function Items({ title, items, shelf, children }: ItemsProps) {
  const columns = items.length > 9 ? 4 : 3
  const rows = Math.ceil(items.length / columns)
  return (
    <div className={styles.board} style={custom({ '--columns': columns, '--rows': rows })}>
      <ul className={styles.items} aria-labelledby="items">
        {items.map((item) => (
          <li key={item}>
            <Picture src={shelf[item]?.image ?? ''} />
            <span>{shelf[item]?.item}</span>
          </li>
        ))}
      </ul>
      <div className={styles.side}>
        <h2 id="items">{title}</h2>
        <div className={styles.ways}>{children}</div>
      </div>
    </div>
  )
}

const custom = (properties: Record<`--${string}`, number>) => properties as CSSProperties

/** A shelf of three rows, or of four where it holds much. */
function columnsFor(items: number): number {
  return Math.ceil(items / (items <= 18 ? 3 : 4))
}
