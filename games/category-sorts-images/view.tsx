import { useRef } from 'react'
import { useDragAndDrop } from '#ui/drag.ts'
import { EmptyPlace, PictureTile, Tile } from '#ui/tile.tsx'
import type { ViewProps } from '../kit/game.ts'
import { type Action, type State, wordOf } from './rules.ts'
import styles from './view.module.css'

export default function CategorySortsImages({ state, act }: ViewProps<State, Action>) {
  const board = useRef<HTMLDivElement>(null)
  useDragAndDrop(board, (word, picture) => act({ type: 'drop', word, picture }))
  const { groups, pool, done, picked, flash } = state

  const markOf = (id: string) => {
    if (flash?.picture === id) return flash.isRight ? 'right' : 'wrong'
    return done.includes(id) ? 'right' : undefined
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape works on every tile within
    <div
      ref={board}
      className={styles.board}
      onKeyDown={(event) => event.key === 'Escape' && act({ type: 'put back' })}
    >
      <section className={styles.pool} aria-label="Words">
        {pool.map((word) =>
          done.includes(word) ? (
            <EmptyPlace key={word} className={styles.word}>
              {wordOf(state, word)}
            </EmptyPlace>
          ) : (
            <Tile
              key={word}
              className={styles.word}
              data-piece={word}
              mark={picked === word ? 'picked' : undefined}
              onClick={() => act({ type: 'pick', word })}
            >
              {wordOf(state, word)}
            </Tile>
          ),
        )}
      </section>
      {groups.map(({ name, pictures }, at) => (
        <section key={name} className={styles.group} aria-labelledby={`group-${at}`}>
          <h2 id={`group-${at}`}>{name}</h2>
          <div className={styles.pictures}>
            {pictures.map(({ id, word, image }) => (
              <PictureTile
                key={id}
                className={styles.picture}
                name={`Picture of ${word}`}
                src={image}
                data-place={id}
                mark={markOf(id)}
                aria-disabled={picked === null || done.includes(id)}
                onClick={() => picked && act({ type: 'drop', word: picked, picture: id })}
              >
                {done.includes(id) && (
                  <span className={styles.caption} aria-hidden="true">
                    {word}
                  </span>
                )}
              </PictureTile>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
