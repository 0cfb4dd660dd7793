const WAIT_MS = 3000

/**
 * Whether another dictionary has a word; nothing but the word is sent to it. Without a plain yes or
 * no in time the answer is `undefined`.
 */
export async function isKnownTo(url: string, word: string): Promise<boolean | undefined> {
  const response = await fetch(`${url}/entries/en/${encodeURIComponent(word)}`, {
    redirect: 'error',
    signal: AbortSignal.timeout(WAIT_MS),
  }).catch(() => undefined)
  await response?.body?.cancel().catch(() => {})
  if (response?.status === 200) return true
  if (response?.status === 404) return false
  return undefined
}
