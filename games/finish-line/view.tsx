import { Check } from 'lucide'
import { type FormEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Entry } from '#ui/entry.tsx'
import { focusOnMount } from '#ui/focus.ts'
import { Icon } from '#ui/icon.tsx'
import { Keypad, LETTER_ROWS, typeKey } from '#ui/keypad.tsx'
import { useRoomForLetters } from '#ui/room.ts'
import type { ViewProps } from '../kit/game.ts'
import { type Action, currentLine, isLastLine, type State } from './rules.ts'
import styles from './view.module.css'

export default function FinishLine({ state, act }: ViewProps<State, Action>) {
  const line = currentLine(state)
  if (!line) return null
  const next = () => act({ type: 'next line' })
  const nextLabel = isLastLine(state) ? 'Finish' : 'Next Finish Line'

  return (
    <div className={styles.board}>
      <p className={styles.line} id="line">
        {state.stage === 'solved' ? (
          <>
            {line.start} <b className={styles.answer}>{line.finishLine}</b>
            <Icon of={Check} size="1em" />
          </>
        ) : (
          `${line.start}...`
        )}
      </p>
      {state.stage === 'guessing' && <Guess key={state.at} act={act} />}
      {state.stage === 'solved' && state.phase === 'playing' && (
        <div className={styles.choices}>
          <Button ref={focusOnMount} look="primary" onClick={next}>
            {nextLabel}
          </Button>
        </div>
      )}
      {state.stage === 'out of guesses' && state.phase === 'playing' && (
        <div className={styles.choices}>
          <Button ref={focusOnMount} look="primary" onClick={() => act({ type: 'try again' })}>
            Try Again
          </Button>
          <Button onClick={next}>{nextLabel}</Button>
        </div>
      )}
    </div>
  )
}

function Guess({ act }: Pick<ViewProps<State, Action>, 'act'>) {
  const [text, setText] = useState('')
  const hasKeys = useRoomForLetters()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    act({ type: 'guess', text })
    setText('')
    event.currentTarget.querySelector('input')?.focus({ preventScroll: true })
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <Entry
        ref={focusOnMount}
        data-first
        aria-labelledby="line"
        maxLength={60}
        inputMode={hasKeys ? 'none' : 'text'}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {hasKeys && (
        <Keypad
          label="Letter keys"
          rows={LETTER_ROWS}
          onKey={(key) => setText(typeKey(text, key).toLowerCase())}
        />
      )}
    </form>
  )
}
