import { ArrowDown, ArrowUp, Check } from 'lucide'
import { type FormEvent, useRef, useState } from 'react'
import { Entry } from '#ui/entry.tsx'
import { ErrorText } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { DIGIT_ROWS, Keypad, typeKey } from '#ui/keypad.tsx'
import type { ViewProps } from '../kit/game.ts'
import { type Action, judge, rangeNote, type State, type Verdict } from './rules.ts'
import styles from './view.module.css'

const SYMBOL = { 'too high': ArrowUp, 'too low': ArrowDown, correct: Check } as const
const LOOK: Record<Verdict, string> = { 'too high': 'high', 'too low': 'low', correct: 'correct' }

export default function HighLow({ state, act }: ViewProps<State, Action>) {
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const isOver = state.phase !== 'playing'

  const type = (text: string) => setTyped(text.replace(/[^\d-]/g, '').slice(0, 4))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    act({ type: 'guess', value: typed === '' ? Number.NaN : Number(typed) })
    setTyped('')
    field.current?.focus({ preventScroll: true })
  }

  return (
    <div className={styles.board} data-over={isOver}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <label className={styles.label} htmlFor="guess">
          Your guess, from 1 to 100
        </label>
        <Entry
          ref={field}
          id="guess"
          data-first
          inputMode="none"
          value={typed}
          disabled={isOver}
          aria-describedby="guess-note"
          onChange={(event) => type(event.currentTarget.value)}
        />
        <div className={styles.note} id="guess-note">
          <ErrorText error={rangeNote(typed)} />
        </div>
        <Keypad
          label="Number keys"
          rows={DIGIT_ROWS}
          disabled={isOver}
          onKey={(key) => type(typeKey(typed, key))}
        />
      </form>
      <section className={styles.earlier} aria-labelledby="earlier">
        <h2 id="earlier">Earlier guesses</h2>
        {state.guesses.length === 0 && <p>None yet.</p>}
        <ol className={styles.guesses}>
          {state.guesses.map((guess, turn) => {
            const verdict = judge(state.secret, guess)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows
              <li key={turn} className={styles[LOOK[verdict]]}>
                <Icon of={SYMBOL[verdict]} size="1em" />
                <b>{guess}</b>
                <span>{verdict}</span>
              </li>
            )
          })}
        </ol>
      </section>
    </div>
  )
}
