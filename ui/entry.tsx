import type { ComponentProps } from 'react'
import { Button } from './button.tsx'
import styles from './entry.module.css'

/** A large field to type into, with its button beside it. Stands in a form. */
export function Entry({ disabled, ...input }: ComponentProps<'input'>) {
  return (
    <div className={styles.entry}>
      <input
        className={styles.input}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        disabled={disabled}
        {...input}
      />
      <Button type="submit" look="primary" disabled={disabled}>
        Submit
      </Button>
    </div>
  )
}
