import styles from './keypad.module.css'
import { Letter, type LetterMark, letterClass } from './letter-mark.tsx'

/** A key writes its own sign; a named key (`Space`, `Delete`) is wider. */
export const DELETE = 'Delete'
export const SPACE = 'Space'

export const DIGIT_ROWS = [
  ['1', '2', '3', '4', '5', '6'],
  ['7', '8', '9', '0', DELETE],
] as const

export const LETTER_ROWS = [
  [...'QWERTYUIOP'],
  [...'ASDFGHJKL', "'"],
  [...'ZXCVBNM', SPACE, DELETE],
] as const

export const QWERTY_ROWS = ['QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM'].map((row) => [...row])

/** For screens where ten keys side by side would be too small. */
export const ABC_ROWS = ['ABCDEFG', 'HIJKLMN', 'OPQRSTU', 'VWXYZ'].map((row) => [...row])

interface KeypadProps {
  label: string
  rows: readonly (readonly string[])[]
  disabled?: boolean
  /** What is known of the letter of a key. */
  marks?: Readonly<Record<string, LetterMark>>
  onKey(key: string): void
}

/** Large keys beside a field, for hands that would miss the tablet's own keyboard. */
export function Keypad({ label, rows, disabled, marks = {}, onKey }: KeypadProps) {
  return (
    <fieldset
      className={rows.length > 2 ? styles.keypad : `${styles.keypad} ${styles.tall}`}
      aria-label={label}
      disabled={disabled}
    >
      {rows.map((row) => (
        <div className={styles.row} key={row.join('')}>
          {row.map((key) => (
            <button
              key={key}
              type="button"
              className={`${styles.key} ${key.length > 1 ? styles.wide : letterClass}`}
              data-bounce={200}
              data-look={marks[key]?.look}
              onClick={() => onKey(key)}
            >
              <Letter of={key} mark={marks[key]} />
            </button>
          ))}
        </div>
      ))}
    </fieldset>
  )
}

/** What a text becomes when a key is pressed. */
export function typeKey(text: string, key: string): string {
  if (key === DELETE) return text.slice(0, -1)
  return text + (key === SPACE ? ' ' : key)
}
