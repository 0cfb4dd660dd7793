import { useId } from 'react'
import { ABC_ROWS, Keypad } from '#ui/keypad.tsx'
import type { LetterMark } from '#ui/letter-mark.tsx'
import { useRoomForLetters } from '#ui/room.ts'
import type { ViewProps } from '../kit/game.ts'
import { type Action, readOut, type State, shownSigns } from './rules.ts'
import styles from './view.module.css'

const WIDE_ROWS = ['ABCDEFGHI', 'JKLMNOPQR', 'STUVWXYZ'].map((row) => [...row])

export default function WordHunter({ state, act }: ViewProps<State, Action>) {
  const id = useId()
  const rows = useRoomForLetters() ? WIDE_ROWS : ABC_ROWS
  const { theme, used, phase } = state
  const isOver = phase !== 'playing'
  const type = (text: string) => {
    for (const sign of text) act({ type: 'try', sign })
  }

  return (
    <div className={styles.board}>
      <p className={styles.theme}>{`Theme: ${theme}`}</p>
      <Phrase state={state} />
      <div className={styles.tools}>
        <div className={styles.field}>
          <label htmlFor={id}>Type a letter</label>
          <input
            id={id}
            data-first
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            inputMode="none"
            value=""
            disabled={isOver}
            onChange={(event) => type(event.currentTarget.value)}
          />
        </div>
        <div className={styles.keys}>
          <Keypad
            label="Letter keys"
            rows={rows}
            disabled={isOver}
            marks={marksOf(state)}
            onKey={type}
          />
        </div>
        <section className={styles.used} aria-labelledby={`${id}-used`}>
          <h2 id={`${id}-used`}>Used Letters</h2>
          {used.length === 0 ? (
            <p>None yet.</p>
          ) : (
            <ul>
              {used.map((letter) => (
                <li key={letter}>{letter}</li>
              ))}
            </ul>
          )}
        </section>
      </div>
    </div>
  )
}

/** Hidden letters are blanks; a word stays on one line. */
function Phrase({ state }: { state: State }) {
  const isFound = (sign: string) => state.phase !== 'lost' || state.revealed.includes(sign)
  return (
    <h2 className={styles.phrase}>
      <span className="out-of-sight">{readOut(state)}</span>
      <span className={styles.words} aria-hidden="true">
        {shownSigns(state).map((word, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the phrase stays as it is
          <span key={at} className={styles.word}>
            {word.map((sign, place) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: the word stays as it is
                key={place}
                className={sign !== null && !/[A-Z]/.test(sign) ? styles.sign : styles.letter}
                data-missed={sign !== null && !isFound(sign)}
              >
                {sign ?? '\u00a0'}
              </span>
            ))}
          </span>
        ))}
      </span>
    </h2>
  )
}

function marksOf({ revealed, used }: State): Record<string, LetterMark> {
  return Object.fromEntries([
    ...revealed.map((letter) => [letter, { look: 'found', word: 'in the phrase' }]),
    ...used.map((letter) => [letter, { look: 'bad', word: 'not in it' }]),
  ])
}
