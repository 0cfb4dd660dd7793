import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { closeFailure, useFailure } from './failure.ts'
import styles from './failure-dialog.module.css'

/** The answer to anything unexpected, before the home screen or the login. */
export function FailureDialog() {
  const details = useFailure()
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    closeFailure()
  }
  return (
    <Dialog
      open={details !== undefined}
      title="An Error has Occurred"
      onClose={close}
      buttons={
        <>
          <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            See More..
          </Button>
          <Button look="primary" onClick={close}>
            Close
          </Button>
        </>
      }
    >
      <p>Please give your tablet back to your nurse</p>
      {isOpen && <p className={styles.details}>{details}</p>}
    </Dialog>
  )
}
