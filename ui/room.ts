import { useSyncExternalStore } from 'react'

/** Whether the screen has room for a row of ten large letter keys. */
export function useRoomForLetters(): boolean {
  return useSyncExternalStore(subscribe, () => query().matches)
}

const query = () => matchMedia('(width >= 720px)')

function subscribe(listener: () => void): () => void {
  const media = query()
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
