import { ChevronDown, CircleAlert, Minus, Plus } from 'lucide'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { Button } from './button.tsx'
import styles from './field.module.css'
import { Icon } from './icon.tsx'

interface Labelled {
  label: string
  error?: string | undefined
}

/**
 * A labelled text field. It keeps its own text, so that what was typed before the page's program
 * arrived is not lost.
 */
export function TextField({ label, error, ...input }: Labelled & ComponentProps<'input'>) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input id={id} className={styles.input} {...input} {...invalid(id, error)} />
      <ErrorText id={id} error={error} />
    </div>
  )
}

/** A password that can be shown on request. */
export function PasswordField({ label, error, ...input }: Labelled & ComponentProps<'input'>) {
  const id = useId()
  const [isShown, setShown] = useState(false)
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          id={id}
          type={isShown ? 'text' : 'password'}
          className={`${styles.input} ${styles.code}`}
          {...input}
          {...invalid(id, error)}
        />
        <Button
          aria-label={`${isShown ? 'Hide' : 'Show'} ${label}`}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
        </Button>
      </div>
      <ErrorText id={id} error={error} />
    </div>
  )
}

export function SelectField({ label, children, ...select }: Labelled & ComponentProps<'select'>) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.select}>
        <select id={id} className={styles.input} {...select}>
          {children}
        </select>
        <Icon of={ChevronDown} />
      </div>
    </div>
  )
}

interface RangeFieldProps {
  label: string
  min: number
  max: number
  value: number
  onChange(value: number): void
}

/** A slider with a button at either end, for hands that do not drag. */
export function RangeField({ label, min, max, value, onChange }: RangeFieldProps) {
  const id = useId()
  const change = (by: number) => onChange(Math.min(max, Math.max(min, value + by)))
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}: <output htmlFor={id}>{value}</output>
      </label>
      <div className={styles.range}>
        <Button aria-label={`${label}: less`} onClick={() => change(-1)}>
          <Icon of={Minus} />
        </Button>
        <input
          id={id}
          type="range"
          min={min}
          max={max}
          value={value}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        />
        <Button aria-label={`${label}: more`} onClick={() => change(1)}>
          <Icon of={Plus} />
        </Button>
      </div>
    </div>
  )
}

export function CheckField({ label, ...input }: { label: ReactNode } & ComponentProps<'input'>) {
  return (
    <label className={styles.check}>
      <input type="checkbox" {...input} />
      <span>{label}</span>
    </label>
  )
}

export function ErrorText({ id, error }: { id?: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p className={styles.error} id={id && errorId(id)} role="alert">
      <Icon of={CircleAlert} />
      <span>{error}</span>
    </p>
  )
}

const invalid = (id: string, error: string | undefined) =>
  error ? { 'aria-invalid': true, 'aria-describedby': errorId(id) } : {}

const errorId = (id: string) => `${id}-error`
