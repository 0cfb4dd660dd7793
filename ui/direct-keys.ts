import type { KeyboardEvent } from 'react'

/**
 * The key pressed, for pieces that have keys of their own: on a board, where only the focus inside
 * it hears them. None, where a modifier makes it a command or a heavy hand holds it down.
 */
export function directKey(event: KeyboardEvent): string | undefined {
  const { key, repeat, ctrlKey, metaKey, altKey } = event
  return repeat || ctrlKey || metaKey || altKey ? undefined : key.toUpperCase()
}
