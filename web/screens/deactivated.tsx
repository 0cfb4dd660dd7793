import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { Button } from '#ui/button.tsx'
import { useFrontDoor } from '../session/front-door.ts'
import { copyText } from '../shell/copy.ts'
import { Card } from '../shell/logged-out-frame.tsx'
import { useTitle } from '../shell/title.ts'
import styles from './form.module.css'

const COPIED_MS = 2000

export default function Deactivated() {
  useTitle('Account ended')
  const [, navigate] = useLocation()
  const door = useFrontDoor()
  const [isCopied, setCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [isCopied])

  return (
    <Card>
      <h1>Account ended</h1>
      <p>
        Your free trial has ended... Nothing you made has been lost. To go on, please write to our
        sales team.
      </p>
      {door && (
        <>
          <p className={styles.address}>{door.sales_email}</p>
          <p>
            Do you think this is a mistake? Please contact support:{' '}
            <span className={styles.address}>{door.support_email}</span>
          </p>
        </>
      )}
      <div className={styles.form}>
        <Button
          look="primary"
          disabled={!door}
          onClick={async () => setCopied(door !== undefined && (await copyText(door.sales_email)))}
        >
          {isCopied ? 'Copied!' : 'Click to Copy Sales Email'}
        </Button>
        <p role="status" className="out-of-sight">
          {isCopied && 'Copied!'}
        </p>
        <Button onClick={() => navigate('/login')}>Return to Login</Button>
      </div>
    </Card>
  )
}
