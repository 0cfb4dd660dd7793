import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { logOut } from '../session/logout.ts'

export function LogoutDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  return (
    <Dialog
      open={open}
      beside
      title="Are you sure that you want to Logout?"
      onClose={onClose}
      buttons={
        <>
          <Button data-first onClick={onClose}>
            No
          </Button>
          <Button look="primary" onClick={() => void logOut()}>
            Yes
          </Button>
        </>
      }
    />
  )
}
