import { useEffect } from 'react'
import { IDEMPOTENCY_HEADER, trackTime } from '#contract/time-tracking.ts'
import { call } from '../api.ts'
import { dropSample, keepSample, type Waiting, waiting } from './sample-queue.ts'
import { currentSession, leave } from './session.ts'

/** A long stay is reported in parts, so that little is lost with the tablet. */
const REPORT_SECONDS = 300
/** Waits before the answers of a restarting server are believed, in ms. */
const RETRIES = [500, 1000, 2000]
const PASSING = [502, 503, 504]
const RETRY_MS = 30_000

let seconds = 0
let clicks = 0

/** Counts the seconds and clicks on a page, and sends them when another page is opened. */
export function useTimeTracking(module: string): void {
  useEffect(() => {
    const report = () => {
      if (seconds + clicks > 0) keepSample(currentSession().clientID, take(module))
    }
    const reportAndSend = () => {
      report()
      void sendWaiting()
    }
    // A tablet in a cupboard is not in use.
    const tick = setInterval(() => {
      if (document.visibilityState === 'visible') seconds += 1
      if (seconds >= REPORT_SECONDS) reportAndSend()
    }, 1000)
    const countClick = () => {
      clicks += 1
    }
    const closing = () => {
      report()
      void sendWaiting({ keepalive: true })
    }
    document.addEventListener('click', countClick, true)
    window.addEventListener('pagehide', closing)
    return () => {
      clearInterval(tick)
      document.removeEventListener('click', countClick, true)
      window.removeEventListener('pagehide', closing)
      reportAndSend()
    }
  }, [module])
}

/** Sends what waits: when the app opens, when the network returns, and now and then. */
export function useSendWaiting(): void {
  useEffect(() => {
    const send = () => void sendWaiting()
    send()
    const again = setInterval(send, RETRY_MS)
    window.addEventListener('online', send)
    return () => {
      clearInterval(again)
      window.removeEventListener('online', send)
    }
  }, [])
}

function take(module: string) {
  const sample = { module, time: seconds, click_engagement: clicks }
  seconds = 0
  clicks = 0
  return sample
}

let sending: Promise<void> | undefined

/** Sends every waiting sample of this account, one after the other. A closing page cannot wait its turn. */
export function sendWaiting({ keepalive = false } = {}): Promise<void> {
  if (keepalive) return sendAll(true)
  sending ??= sendAll(false).finally(() => {
    sending = undefined
  })
  return sending
}

async function sendAll(keepalive: boolean): Promise<void> {
  const own = waiting().filter((entry) => entry.clientID === currentSession().clientID)
  if (keepalive) {
    await Promise.all(own.slice(-10).map((entry) => send(entry, true)))
    return
  }
  for (const entry of own) {
    const isSent = await send(entry, false)
    if (!isSent) return
  }
}

/** Whether the server has the sample. Any other answer than 200 logs out; no answer leaves it waiting. */
async function send({ id, sample }: Waiting, keepalive: boolean): Promise<boolean> {
  for (const pause of [...RETRIES, undefined]) {
    const reply = await call(trackTime, {
      body: sample,
      headers: { [IDEMPOTENCY_HEADER]: id },
      keepalive,
    })
    if (reply.kind === 'no answer') return false
    if (reply.kind === 'answer') {
      dropSample(id)
      return true
    }
    if (pause === undefined || !PASSING.includes(reply.status)) break
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  leave()
  return false
}
