import { useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { useDragAndDrop } from '#ui/drag.ts'
import { EmptyPlace, Tile } from '#ui/tile.tsx'
import type { ViewProps } from '../kit/game.ts'
import { type Action, BOXES, type Place, type State, wrongIn } from './rules.ts'
import styles from './view.module.css'

export default function CategorySorts({ state, act }: ViewProps<State, Action>) {
  const board = useRef<HTMLDivElement>(null)
  useDragAndDrop(board, (word, place) =>
    act({ type: 'put', word: Number(word), place: asPlace(place) }),
  )
  const { words, picked } = state
  const tile = (word: number) => (
    <Tile
      key={word}
      className={styles.word}
      data-piece={word}
      mark={picked === word ? 'picked' : undefined}
      onClick={() => act({ type: 'pick', word })}
    >
      {words[word]?.text}
    </Tile>
  )

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape works on every tile within
    <div
      ref={board}
      className={styles.board}
      onKeyDown={(event) => event.key === 'Escape' && act({ type: 'put back' })}
    >
      <section className={styles.pool} data-place="pool" aria-label="Words">
        {words.map(({ text, place }, word) =>
          place === 'pool' ? (
            tile(word)
          ) : (
            <EmptyPlace key={text} className={styles.word}>
              {text}
            </EmptyPlace>
          ),
        )}
      </section>
      {BOXES.map((box) => (
        <section
          key={box}
          className={styles.box}
          data-place={box}
          data-wrong={state.isChecking && wrongIn(state, box) > 0}
          aria-labelledby={`box-${box}`}
        >
          <div className={styles.head}>
            <h2 id={`box-${box}`}>{state.groups[box]}</h2>
            {picked !== null && (
              <Button
                look="primary"
                className={styles.put}
                aria-label={`Put here: ${words[picked]?.text} in ${state.groups[box]}`}
                onClick={() => act({ type: 'put', word: picked, place: box })}
              >
                Put here
              </Button>
            )}
          </div>
          <div className={styles.words}>
            {words.map(({ place }, word) => place === box && tile(word))}
          </div>
        </section>
      ))}
    </div>
  )
}

const asPlace = (place: string): Place => (place === '0' ? 0 : place === '1' ? 1 : 'pool')
