import { type ReactNode, useEffect, useId, useRef } from 'react'
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
    if (!open) return dialog.current?.close()
    if (dialog.current?.open) return
    dialog.current?.showModal()
    dialog.current?.querySelector<HTMLElement>('[data-first]')?.focus()
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
