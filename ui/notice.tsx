import type { ReactNode } from 'react'
import styles from './notice.module.css'

interface NoticeProps {
  title: string
  text: ReactNode
  /** Announced at once: something went wrong. */
  isAlert?: boolean
  /** The ways out. */
  children?: ReactNode
}

/** A page that only says something, with the ways out of it. */
export function Notice({ title, text, isAlert = false, children }: NoticeProps) {
  return (
    <section className={styles.notice}>
      <h1>{title}</h1>
      <p role={isAlert ? 'alert' : undefined}>{text}</p>
      {children && <div className={styles.buttons}>{children}</div>}
    </section>
  )
}
