import { Check } from 'lucide'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { directKey } from './direct-keys.ts'
import { Icon } from './icon.tsx'
import styles from './question.module.css'

/** Signs for the eye, in parts that are never broken, and words for the ear. */
export interface Reading {
  readonly signs: readonly string[]
  readonly words: string
}

interface QuestionProps {
  /** Which question of the game it is: the choices of a new one are new. */
  number: number
  asked: Reading
  /** What was answered before. */
  before: Reading | null
  isOver: boolean
  onKey(key: string): void
  onFinish(): void
  /** The choices. */
  children: ReactNode
}

/** One question after the other, for as long as the player likes. */
export function Question({
  number,
  asked,
  before,
  isOver,
  onKey,
  onFinish,
  children,
}: QuestionProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the choices within have keys of their own
    <div
      className={styles.board}
      onKeyDown={(event) => {
        const key = directKey(event)
        if (key) onKey(key)
      }}
    >
      <p className={styles.asked} id="asked">
        <Read {...asked} />
      </p>
      {/* Named after the question, which is heard when the focus comes to the new choices. */}
      <fieldset key={number} className={styles.choices} aria-labelledby="asked">
        {children}
      </fieldset>
      <p className={styles.before}>
        {before && (
          <>
            <Icon of={Check} size="1em" />
            <Read {...before} />
          </>
        )}
      </p>
      <Button className={styles.finish} disabled={isOver} onClick={onFinish}>
        Finish
      </Button>
    </div>
  )
}

function Read({ signs, words }: Reading) {
  return (
    <>
      <span className={styles.signs} aria-hidden="true">
        {signs.map((part) => (
          <span key={part}>{part} </span>
        ))}
      </span>
      <span className="out-of-sight">{words}</span>
    </>
  )
}
