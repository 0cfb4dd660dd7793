import { useState } from 'react'
import { Link } from 'wouter'
import { Button, buttonClass } from '#ui/button.tsx'
import { ComfortDialog } from '../comfort/comfort-dialog.tsx'
import { BrandMark } from './brand-mark.tsx'
import { LogoutDialog } from './logout-dialog.tsx'
import styles from './top-bar.module.css'

type Open = 'comfort' | 'logout' | undefined

/** Brand and ways around, the same on every screen behind the login. */
export function TopBar() {
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  return (
    <header className={styles.bar}>
      <BrandMark />
      <nav className={styles.nav} aria-label="Main">
        <Link href="/home" className={buttonClass()}>
          Home
        </Link>
        <Link href="/resource-selector" className={buttonClass()}>
          Resources
        </Link>
        <Button onClick={() => setOpen('comfort')}>Comfort</Button>
        <Button onClick={() => setOpen('logout')}>Logout</Button>
      </nav>
      <ComfortDialog open={open === 'comfort'} onClose={close} />
      <LogoutDialog open={open === 'logout'} onClose={close} />
    </header>
  )
}
