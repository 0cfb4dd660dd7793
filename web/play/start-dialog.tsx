import { type FormEvent, useId } from 'react'
import type { Kept } from '#games/kit/content.ts'
import type { AnyGame, OptionValue } from '#games/kit/game.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceGroup } from '#ui/choice-group.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { CheckField, RangeField, SelectField } from '#ui/field.tsx'
import { type AnyOption, type Choice, optionsOf } from './choice.ts'
import { deal } from './deal.ts'
import styles from './start-dialog.module.css'
import { inWords } from './time.ts'

interface Completed {
  /** What was said with the last move: the dialog stands before the message bar. */
  words: string | undefined
  played: number
  seconds: number | undefined
}

interface StartDialogProps {
  open: boolean
  game: AnyGame
  rows: readonly Kept<unknown>[]
  choice: Choice
  /** A round waits behind the dialog. */
  isInPlay: boolean
  /** Present once the game was completed: the dialog congratulates, and can be closed. */
  completed: Completed | undefined
  onChoice(choice: Choice): void
  onStart(choice: Choice): void
  /** Present when a place was kept. */
  onContinue: (() => void) | undefined
  onHome(): void
  onClose(): void
}

/** Opens a game and, when it is completed, closes it: what to play, and how. */
export function StartDialog({
  open,
  game,
  rows,
  choice,
  isInPlay,
  completed,
  onChoice,
  onStart,
  onContinue,
  onHome,
  onClose,
}: StartDialogProps) {
  const formId = useId()
  const name = game.content?.name
  const hasChoice = name !== undefined && rows.length > 1
  const start = (event: FormEvent) => {
    event.preventDefault()
    onStart(choice)
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={completed ? 'Well Done!' : `Welcome to ${game.title}`}
      buttons={
        <>
          {onContinue && (
            <Button look="primary" data-first onClick={onContinue}>
              Continue
            </Button>
          )}
          <Button
            type="submit"
            form={formId}
            look={onContinue ? 'plain' : 'primary'}
            data-first={onContinue ? undefined : true}
          >
            {completed ? 'Restart' : beginOf(game)}
          </Button>
          {!completed && hasChoice && (
            <Button
              onClick={() => onStart({ ...choice, row: deal(game.key, rows)?.id ?? choice.row })}
            >
              Random Game
            </Button>
          )}
          {isInPlay && <Button onClick={onClose}>Back to the Game</Button>}
          <Button onClick={onHome}>Home</Button>
          {completed && <Button onClick={onClose}>Close</Button>}
        </>
      }
    >
      {completed ? <Result {...completed} /> : <p>{game.description}</p>}
      {onContinue && <p>Your place was kept. Continue the game?</p>}
      <form id={formId} className={styles.form} onSubmit={start}>
        {hasChoice && (
          <SelectField
            label="Choose a game"
            value={choice.row}
            onChange={(event) => onChoice({ ...choice, row: event.currentTarget.value })}
          >
            {rows.map((row) => (
              <option key={row.id} value={row.id}>
                {name(row)}
              </option>
            ))}
          </SelectField>
        )}
        {optionsOf(game).map(([key, option]) => (
          <OptionField
            key={key}
            option={option}
            value={choice.options[key] ?? option.initial}
            onChange={(value) =>
              onChoice({ ...choice, options: { ...choice.options, [key]: value } })
            }
          />
        ))}
        <CheckField
          label="Current Time"
          checked={choice.isTimed}
          onChange={(event) => onChoice({ ...choice, isTimed: event.currentTarget.checked })}
        />
      </form>
    </Dialog>
  )
}

export const beginOf = (game: AnyGame) => game.begin ?? 'Start Game'

interface OptionFieldProps {
  option: AnyOption
  value: OptionValue
  onChange(value: OptionValue): void
}

function OptionField({ option, value, onChange }: OptionFieldProps) {
  if (option.kind === 'check') {
    return (
      <CheckField
        label={option.label}
        checked={value === true}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    )
  }
  if (option.kind === 'range') {
    const { label, min, max } = option
    return (
      <RangeField label={label} min={min} max={max} value={Number(value)} onChange={onChange} />
    )
  }
  return (
    <ChoiceGroup
      label={option.label}
      choices={option.choices}
      value={String(value)}
      onChoose={onChange}
    />
  )
}

function Result({ words, played, seconds }: Completed) {
  return (
    <>
      {words && <p>{words}</p>}
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
    </>
  )
}
