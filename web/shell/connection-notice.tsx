import { WifiOff } from 'lucide'
import { useSyncExternalStore } from 'react'
import { Icon } from '#ui/icon.tsx'
import styles from './connection-notice.module.css'

/** One calm line while the tablet has no network. */
export function ConnectionNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.notice}>
          <Icon of={WifiOff} />
          No connection. You can keep playing.
        </p>
      )}
    </div>
  )
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
