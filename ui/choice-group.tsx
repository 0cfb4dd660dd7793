import { useId } from 'react'
import styles from './choice-group.module.css'

interface ChoiceGroupProps<Key extends string> {
  label: string
  choices: Record<Key, string>
  value: Key
  onChoose(key: Key): void
}

/** A few choices of which one holds, all in view. */
export function ChoiceGroup<Key extends string>({
  label,
  choices,
  value,
  onChoose,
}: ChoiceGroupProps<Key>) {
  const name = useId()
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {(Object.entries(choices) as [Key, string][]).map(([key, text]) => (
        <label key={key} className={styles.choice}>
          <input type="radio" name={name} checked={key === value} onChange={() => onChoose(key)} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  )
}
