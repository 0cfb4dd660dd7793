import { Slots } from '#ui/slots.tsx'
import { useTyping } from '#ui/typing.ts'
import type { ViewProps } from '../kit/game.ts'
import type { Action, State } from './rules.ts'
import styles from './view.module.css'

export default function PhraseSorts({ state, act }: ViewProps<State, Action>) {
  const { clue, pieces, slots, chosen, phase } = state
  useTyping((key) => key === 'Backspace' && act({ type: 'put back last' }))
  return (
    <div className={styles.board}>
      <p className={styles.clue}>{clue}</p>
      <Slots
        label="Words"
        pieces={pieces}
        slots={slots}
        chosen={chosen}
        columns={pieces.length > 4 ? Math.ceil(pieces.length / 2) : pieces.length}
        isSolved={phase === 'won'}
        act={act}
      />
    </div>
  )
}
