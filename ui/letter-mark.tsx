import { Check } from 'lucide'
import { Icon } from './icon.tsx'
import styles from './letter-mark.module.css'

/**
 * What is known of a letter: told by its field, by its shape (solid with a check, a dashed ring,
 * struck out) and by a word.
 */
export interface LetterMark {
  readonly look: 'found' | 'contains' | 'bad'
  readonly word: string
}

/** For what carries a letter, beside its look as `data-look`. */
export const letterClass = styles.letter

/** A letter, with its mark. */
export function Letter({ of, mark }: { of: string; mark?: LetterMark | undefined }) {
  return (
    <>
      <span>{of}</span>
      {mark?.look === 'found' && (
        <span className={styles.symbol}>
          <Icon of={Check} size="1em" />
        </span>
      )}
      {mark && <span className="out-of-sight"> {mark.word}</span>}
    </>
  )
}
