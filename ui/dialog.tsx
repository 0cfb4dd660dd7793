import { type ReactNode, useEffect, useId, useRef, useSyncExternalStore } from 'react'
import styles from './dialog.module.css'

interface DialogProps {
  open: boolean
  title: ReactNode
  /** Called when Escape asks for the dialog to close. */
  onClose(): void
  children?: ReactNode
  buttons: ReactNode
  /** Two opposite answers stand side by side; otherwise buttons are stacked. */
  beside?: boolean
}

/** A modal dialog: keeps the focus inside, on `data-first` at first, and gives it back. */
export function Dialog({ open, title, onClose, children, buttons, beside = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    element.showModal()
    element.querySelector<HTMLElement>('[data-first]')?.focus()
    count(1)
    return () => {
      element.close()
      count(-1)
    }
  }, [open])

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.body}>
        <h2 id={titleId}>{title}</h2>
        {children}
        <div className={beside ? `${styles.buttons} ${styles.beside}` : styles.buttons}>
          {buttons}
        </div>
      </div>
    </dialog>
  )
}

let openDialogs = 0
const listeners = new Set<() => void>()

/** Whether a dialog stands before the page. */
export const useIsDialogOpen = (): boolean => useSyncExternalStore(subscribe, () => openDialogs > 0)

function count(change: 1 | -1): void {
  openDialogs += change
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
