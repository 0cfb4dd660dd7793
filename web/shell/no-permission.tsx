import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { LogoutDialog } from './logout-dialog.tsx'
import { useTitle } from './title.ts'

/** For an account that may log in and not use the application. */
export function NoPermission() {
  useTitle('No access')
  const [isAsking, setAsking] = useState(false)
  return (
    <Notice
      title="No access"
      text="Your account does not have permission to use Parlour. Please ask your administration to add it."
    >
      <Button look="primary" onClick={() => setAsking(true)}>
        Logout
      </Button>
      <LogoutDialog open={isAsking} onClose={() => setAsking(false)} />
    </Notice>
  )
}
