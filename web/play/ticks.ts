import { useEffect, useState } from 'react'

/** Draws again four times a second, so that a shown clock is never a second late. */
export function useTicks(isRunning: boolean): void {
  const [, tick] = useState(0)
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => tick((n) => n + 1), 250)
    return () => clearInterval(timer)
  }, [isRunning])
}
