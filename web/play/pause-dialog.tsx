import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

/** Stands before a game that waits. */
export function PauseDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  return (
    <Dialog
      open={open}
      title="Paused"
      onClose={onClose}
      buttons={
        <Button look="primary" data-first onClick={onClose}>
          Continue
        </Button>
      }
    >
      <p>The clock has stopped. The game waits for you.</p>
    </Dialog>
  )
}
