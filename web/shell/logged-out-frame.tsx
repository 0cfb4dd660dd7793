import type { ReactNode } from 'react'
import { ToastStrip } from '#ui/toast.tsx'
import { BrandMark } from './brand-mark.tsx'
import styles from './logged-out-frame.module.css'

/** The pages before login: the brand, a card, nothing else. */
export function LoggedOutFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <header className={styles.brand}>
        <BrandMark />
      </header>
      <main className={styles.main}>{children}</main>
      <ToastStrip />
    </div>
  )
}

export function Card({ children }: { children: ReactNode }) {
  return <div className={styles.card}>{children}</div>
}
