import { Phone, User } from 'lucide'
import { Button } from '#ui/button.tsx'
import { focusOnMount } from '#ui/focus.ts'
import { Icon } from '#ui/icon.tsx'
import { DIGIT_ROWS, Keypad, typeKey } from '#ui/keypad.tsx'
import type { ViewProps } from '../kit/game.ts'
import { type Action, asWritten, type State } from './rules.ts'
import styles from './view.module.css'

export default function PhoneRecall({ state, act }: ViewProps<State, Action>) {
  const { first_name, last_name, job } = state.person
  return (
    <div className={styles.board}>
      <section className={styles.card} aria-label="Person">
        <Icon of={User} size="64px" />
        <div>
          <h2>
            {first_name} {last_name}
          </h2>
          <p>{job}</p>
        </div>
      </section>
      {state.phase === 'playing' && state.stage === 'entry' ? (
        <Entry state={state} act={act} />
      ) : (
        <Shown state={state} act={act} />
      )}
    </div>
  )
}

/** The number in full: to look at, and when it is known. */
function Shown({ state, act }: ViewProps<State, Action>) {
  return (
    <div className={styles.shown}>
      <p className={styles.number} data-known={state.stage === 'solved'}>
        <Icon of={Phone} size="0.8em" />
        {asWritten(state.number)}
      </p>
      {state.stage === 'look' && (
        <Button look="primary" data-first onClick={() => act({ type: 'ready' })}>
          I Am Ready
        </Button>
      )}
    </div>
  )
}

function Entry({ state: { entered }, act }: ViewProps<State, Action>) {
  const enter = (text: string) => act({ type: 'enter', text })
  return (
    <div className={styles.entry}>
      <label className={styles.label} htmlFor="number">
        Phone number
      </label>
      <input
        ref={focusOnMount}
        id="number"
        className={styles.field}
        inputMode="none"
        autoComplete="off"
        placeholder="___-____"
        value={asWritten(entered)}
        onChange={(event) => enter(event.currentTarget.value)}
      />
      <Keypad label="Number keys" rows={DIGIT_ROWS} onKey={(key) => enter(typeKey(entered, key))} />
    </div>
  )
}
