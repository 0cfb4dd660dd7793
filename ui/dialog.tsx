import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useSyncExternalStore,
} from 'react'
import styles from './dialog.module.css'
import { focusHeading } from './focus.ts'

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
      const at = document.activeElement
      if (at === document.body || element.contains(at)) focusHeading()
      count(-1)
    }
  }, [open])

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onKeyDown={goRound}
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

/** Where Tab stops: in a group of radio buttons at the chosen one. */
const STOPS = 'button:enabled, a[href], select, input:not([type="radio"]), input:checked'

/** Tab goes from the last control to the first, and not out of the dialog. */
function goRound(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)]
  const [first, last] = [stops[0], stops.at(-1)]
  if (document.activeElement !== (event.shiftKey ? first : last)) return
  event.preventDefault()
  const next = event.shiftKey ? last : first
  next?.focus()
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
