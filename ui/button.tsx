import type { ComponentProps } from 'react'
import styles from './button.module.css'

export interface ButtonProps extends ComponentProps<'button'> {
  look?: 'plain' | 'primary' | 'hint'
}

/** A bordered button with words; one primary on a screen. */
export function Button({ look = 'plain', className = '', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={`${buttonClass(look)} ${className}`} {...rest} />
}

/** The same look for a link. */
export const buttonClass = (look: NonNullable<ButtonProps['look']> = 'plain') =>
  look === 'plain' ? styles.button : `${styles.button} ${styles[look]}`
