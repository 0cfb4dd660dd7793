import { useSyncExternalStore } from 'react'
import { useLocation, useSearch } from 'wouter'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useTitle } from '../shell/title.ts'
import styles from './external-games.module.css'

/** What stands around the frame, in px: the frame is as high as the window less this. */
const AROUND = 150

/** A game of another site in a frame that it cannot leave. */
export default function ExternalGames() {
  useTitle('External Games')
  const [, navigate] = useLocation()
  const address = framed(new URLSearchParams(useSearch()).get('game_url'))
  const height = useSyncExternalStore(onResize, () => innerHeight) - AROUND

  if (!address) {
    return (
      <Notice isAlert title="External Games" text="This game cannot be shown.">
        <Button look="primary" onClick={() => navigate('/games')}>
          Back to games
        </Button>
      </Notice>
    )
  }
  return (
    <div className={styles.external}>
      <div className={styles.head}>
        <Button look="primary" onClick={() => navigate('/games')}>
          Leave the game
        </Button>
        <h1>External Games</h1>
        <p>From {address.host}</p>
      </div>
      <iframe
        className={styles.frame}
        title={`A game made by ${address.host}. Comfort settings do not reach it.`}
        src={address.href}
        height={height}
        sandbox="allow-scripts allow-same-origin allow-pointer-lock allow-orientation-lock"
        referrerPolicy="no-referrer"
        allow=""
      />
    </div>
  )
}

/** Only an address of another site over https may be framed. */
function framed(text: string | null): URL | undefined {
  const address = URL.parse(text ?? '')
  if (address?.protocol !== 'https:' || address.host === location.host) return undefined
  return address.username || address.password ? undefined : address
}

function onResize(listener: () => void): () => void {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}
