import { Slots } from '#ui/slots.tsx'
import { useTyping } from '#ui/typing.ts'
import type { ViewProps } from '../kit/game.ts'
import type { Action, State } from './rules.ts'
import styles from './view.module.css'

export default function LetterScramble({ state, act }: ViewProps<State, Action>) {
  const { clue, pieces, slots, chosen, phase } = state
  useTyping((key) => {
    if (key === 'Backspace') act({ type: 'put back last' })
    else if (/^[a-z]$/i.test(key)) act({ type: 'type', text: key.toUpperCase() })
  })
  return (
    <div className={styles.board}>
      <p className={styles.clue}>{clue}</p>
      <Slots
        label="Letters"
        pieces={pieces}
        slots={slots}
        chosen={chosen}
        columns={pieces.length}
        isSolved={phase === 'won'}
        act={act}
      />
    </div>
  )
}
