import { useSyncExternalStore } from 'react'

/** What went wrong unexpectedly, for the dialog on the home screen. */
let details: string | undefined
const listeners = new Set<() => void>()

export const useFailure = () =>
  useSyncExternalStore(
    subscribe,
    () => details,
    () => undefined,
  )

export function noteFailure(error: unknown): void {
  change(error instanceof Error ? `${error.name}: ${error.message}` : String(error))
}

export const closeFailure = () => change(undefined)

/** Anything that nobody caught is an unexpected failure too. */
export function watchForFailures(): void {
  window.addEventListener('error', (event) => event.error && noteFailure(event.error))
  window.addEventListener('unhandledrejection', (event) => noteFailure(event.reason))
}

function change(next: string | undefined): void {
  details = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
