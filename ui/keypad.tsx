import styles from './keypad.module.css'

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

interface KeypadProps {
  label: string
  rows: readonly (readonly string[])[]
  disabled?: boolean
  onKey(key: string): void
}

/** Large keys beside a field, for hands that would miss the tablet's own keyboard. */
export function Keypad({ label, rows, disabled, onKey }: KeypadProps) {
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
              className={key.length > 1 ? `${styles.key} ${styles.wide}` : styles.key}
              data-bounce={200}
              onClick={() => onKey(key)}
            >
              {key}
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
