import { useRef } from 'react'
import { ABC_ROWS, Keypad, QWERTY_ROWS } from '#ui/keypad.tsx'
import { Letter, type LetterMark, letterClass } from '#ui/letter-mark.tsx'
import { useRoomForLetters } from '#ui/room.ts'
import { useTyping } from '#ui/typing.ts'
import type { ViewProps } from '../kit/game.ts'
import type { Status } from './judge.ts'
import { type Action, LINES, lineOf, MEANING, type State, TEXT } from './rules.ts'
import styles from './view.module.css'

const ENDS = ['Enter', 'Backspace']
const LOOK = { FOUND: 'found', CONTAINS: 'contains', BAD: 'bad' } as const

export default function WordOfTheDay({ state, act }: ViewProps<State, Action>) {
  const board = useRef<HTMLTableElement>(null)
  const rows = useRoomForLetters() ? QWERTY_ROWS : ABC_ROWS
  const isOver = state.lineProgress === LINES
  const press = (key: string) => {
    if (key === 'Enter') act({ type: 'enter' })
    else if (key === 'Backspace') act({ type: 'backspace' })
    else act({ type: 'letter', letter: key })
  }
  useTyping((key) => {
    if (!/^(?:[a-z]|Enter|Backspace)$/i.test(key)) return
    press(key)
    // Enter is to end the line now, and not to press the key that has the focus.
    if (document.activeElement?.matches('fieldset *')) board.current?.focus()
  })

  return (
    <div className={styles.board}>
      <table className={styles.lines} ref={board} tabIndex={-1} aria-label="Guesses">
        <tbody>
          {Array.from({ length: LINES }, (_, at) => at + 1).map((line) => (
            <tr key={line} data-current={line === state.lineProgress} data-last={line === LINES}>
              <th scope="row">
                <span className="out-of-sight">{line === LINES ? 'The word' : `Line ${line}`}</span>
              </th>
              {lineOf(state, line).map(({ pos, val, status }) => {
                const mark = markOf(status)
                return (
                  <td key={pos} className={letterClass} data-look={mark?.look}>
                    <Letter of={val.toUpperCase()} mark={mark} />
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.progress}>
        {isOver ? TEXT.tomorrow : `Line ${state.lineProgress} of ${LINES - 1}`}
      </p>
      <div className={styles.keys}>
        <Keypad
          label="Letter keys"
          rows={rows}
          disabled={isOver}
          marks={marksOf(state)}
          onKey={press}
        />
      </div>
      <div className={styles.ends}>
        <Keypad label="Line keys" rows={[ENDS]} disabled={isOver} onKey={press} />
      </div>
    </div>
  )
}

const markOf = (status: Status): LetterMark | undefined =>
  status === 'UNKNOWN' ? undefined : { look: LOOK[status], word: MEANING[status] }

const marksOf = ({ keyboard }: State) =>
  Object.fromEntries(
    Object.entries(keyboard).flatMap(([letter, status]) => {
      const mark = markOf(status)
      return mark ? [[letter.toUpperCase(), mark]] : []
    }),
  )
