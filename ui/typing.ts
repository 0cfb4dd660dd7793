import { useEffect, useRef } from 'react'

/**
 * Keys that are typed on the page itself: not in a field, not behind a dialog, not with a modifier,
 * and not the ones that press a button. A key that is held down counts once.
 */
export function useTyping(onKey: (key: string) => void): void {
  const typed = useRef(onKey)
  useEffect(() => {
    typed.current = onKey
  }, [onKey])
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (isForThePage(event)) typed.current(event.key)
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [])
}

function isForThePage({ key, target, repeat, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  if (repeat || ctrlKey || altKey || metaKey) return false
  if (document.querySelector('dialog[open]')) return false
  if (!(target instanceof Element) || target.matches('input, select, textarea')) return false
  return !((key === 'Enter' || key === ' ') && target.matches('button, a, summary'))
}
