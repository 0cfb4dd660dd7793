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
/** Keeps what the open page was used for so far, and starts anew. */
let report = () => {}

/** Counts the seconds and clicks on a page, and sends them when another page is opened. */
export function useTimeTracking(module: string): void {
  useEffect(() => {
    // The account that opened the page: when it is closed, nobody may be logged in.
    const { clientID } = currentSession()
    report = () => {
      if (seconds + clicks > 0) keepSample(clientID, take(module))
    }
    // A tablet in a cupboard is not in use.
    const tick = setInterval(() => {
      if (document.visibilityState === 'visible') seconds += 1
      if (seconds >= REPORT_SECONDS) void reportAndSend()
    }, 1000)
    const countClick = () => {
      clicks += 1
    }
    const closing = () => {
      report()
      void sendOnClosing()
    }
    document.addEventListener('click', countClick, true)
    window.addEventListener('pagehide', closing)
    return () => {
      clearInterval(tick)
      document.removeEventListener('click', countClick, true)
      window.removeEventListener('pagehide', closing)
      void reportAndSend()
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

export function reportAndSend(): Promise<void> {
  report()
  return sendWaiting()
}

let sending: Promise<void> | undefined

function sendWaiting(): Promise<void> {
  sending ??= sendAll().finally(() => {
    sending = undefined
  })
  return sending
}

const ownWaiting = () => waiting().filter((entry) => entry.clientID === currentSession().clientID)

/** Sends every waiting sample of this account, one after the other, until one has to wait. */
async function sendAll(): Promise<void> {
  for (let [next] = ownWaiting(); next; [next] = ownWaiting()) {
    const isSent = await send(next)
    if (!isSent) return
  }
}

/** A closing page cannot wait for one answer after the other. */
async function sendOnClosing(): Promise<void> {
  await Promise.all(
    ownWaiting()
      .slice(-10)
      .map((entry) => send(entry, { keepalive: true })),
  )
}

/** Whether the server has the sample. Any other answer than 200 logs out; no answer leaves it waiting. */
async function send(
  entry: Waiting,
  { keepalive = false, pauses = RETRIES } = {},
): Promise<boolean> {
  const reply = await call(trackTime, {
    body: entry.sample,
    headers: { [IDEMPOTENCY_HEADER]: entry.id },
    keepalive,
  })
  if (reply.kind === 'no answer') return false
  if (reply.kind === 'answer') {
    dropSample(entry.id)
    return true
  }
  const isPassing = PASSING.includes(reply.status)
  const [pause, ...rest] = pauses
  if (isPassing && pause !== undefined) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    return send(entry, { keepalive, pauses: rest })
  }
  // Sent again after every login, it would log out every time.
  if (!isPassing && reply.status !== 401) dropSample(entry.id)
  leave()
  return false
}
