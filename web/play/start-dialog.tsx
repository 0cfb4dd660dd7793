import { type FormEvent, useId } from 'react'
import type { AnyGame } from '#games/kit/game.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { CheckField, SelectField } from '#ui/field.tsx'
import { dealSet } from './deal.ts'
import styles from './start-dialog.module.css'
import { inWords } from './time.ts'
import type { GameSet } from './use-sets.ts'

export interface Choice {
  readonly set: GameSet
  readonly isTimed: boolean
}

interface StartDialogProps {
  open: boolean
  game: AnyGame
  sets: readonly GameSet[]
  choice: Choice
  /** Present once the game was completed: the dialog congratulates, and can be closed. */
  completed: { played: number; seconds: number | undefined } | undefined
  onChoice(choice: Choice): void
  onStart(set: GameSet): void
  onHome(): void
  onClose(): void
}

/** Opens a game and, when it is completed, closes it: what to play, and how. */
export function StartDialog({
  open,
  game,
  sets,
  choice,
  completed,
  onChoice,
  onStart,
  onHome,
  onClose,
}: StartDialogProps) {
  const formId = useId()
  const start = (event: FormEvent) => {
    event.preventDefault()
    onStart(choice.set)
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={completed ? 'Well Done!' : `Welcome to ${game.title}`}
      buttons={
        <>
          <Button type="submit" form={formId} look="primary" data-first>
            {completed ? 'Restart' : 'Start Game'}
          </Button>
          {!completed && sets.length > 1 && (
            <Button onClick={() => onStart(dealSet(game.key, sets) ?? choice.set)}>
              Random Game
            </Button>
          )}
          <Button onClick={onHome}>Home</Button>
          {completed && <Button onClick={onClose}>Close</Button>}
        </>
      }
    >
      {completed ? <Result {...completed} /> : <p>{game.description}</p>}
      <form id={formId} className={styles.form} onSubmit={start}>
        {sets.length > 1 && (
          <SelectField
            label="Choose a game"
            value={choice.set.id}
            onChange={(event) => {
              const set = sets.find(({ id }) => id === event.currentTarget.value)
              if (set) onChoice({ ...choice, set })
            }}
          >
            {sets.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <CheckField
          label="Current Time"
          checked={choice.isTimed}
          onChange={(event) => onChoice({ ...choice, isTimed: event.currentTarget.checked })}
        />
      </form>
    </Dialog>
  )
}

function Result({ played, seconds }: { played: number; seconds: number | undefined }) {
  return (
    <dl className={styles.result}>
      {seconds !== undefined && (
        <div>
          <dt>Your time</dt>
          <dd>{inWords(seconds)}</dd>
        </div>
      )}
      <div>
        <dt>Times played</dt>
        <dd>{played}</dd>
      </div>
    </dl>
  )
}
