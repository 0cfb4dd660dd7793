import type { Config } from '../config.ts'
import type { Db } from '../db/schema.ts'
import { changedLetter, resetLetter } from './letters.ts'
import * as queries from './queries.ts'
import type { Transport } from './transport.ts'

const MINUTE_MS = 60_000
const LOOK_EVERY_MS = MINUTE_MS / 2
/** The first pause after a mail that could not be sent; each further one is twice as long. */
const FIRST_PAUSE_MS = 2 * MINUTE_MS
const LONGEST_PAUSE_MS = 60 * MINUTE_MS

export interface Outbox {
  /** Whether mail can be sent at present, as far as is known. It does not depend on any address. */
  canSend(): boolean
  /** Sends what is due. */
  poke(): Promise<void>
  stop(): Promise<void>
}

/** The outbox of a server that has nowhere to send mail to. */
export const NO_OUTBOX: Outbox = {
  canSend: () => false,
  poke: async () => {},
  stop: async () => {},
}

/** Sends the mails that wait in the database, at once and again until each is sent or too old. */
export function openOutbox(
  db: Db,
  transport: Transport,
  { publicUrl, supportEmail }: Pick<Config, 'publicUrl' | 'supportEmail'>,
  report: (sentence: string) => void,
): Outbox {
  let state: 'unknown' | 'up' | 'down' = 'unknown'
  let work = Promise.resolve()
  let isStopped = false

  async function sendDue(): Promise<void> {
    const now = Date.now()
    await queries.forgetOld(db, now)
    const due = await queries.dueRequests(db, now)
    if (due.length === 0 && state === 'up') return
    // Asked for known and unknown addresses alike, or the answer would tell which is which.
    if (!(await isUp())) return
    for (const request of due) {
      if (isStopped) return
      await send(request)
    }
  }

  async function isUp(): Promise<boolean> {
    try {
      await transport.check()
      if (state === 'down') report('Mail can be sent again.')
      state = 'up'
    } catch (error) {
      if (state !== 'down') report(`Mail cannot be sent at present: ${(error as Error).message}`)
      state = 'down'
    }
    return state === 'up'
  }

  async function send(request: queries.MailRequest): Promise<void> {
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** request.attempts, LONGEST_PAUSE_MS)
    if (!(await queries.claimRequest(db, request, Date.now() + pause))) return
    try {
      await (request.kind === 'link' ? sendLink(request.email) : sendChanged(request.email))
      await queries.removeRequest(db, request.id)
    } catch (error) {
      report(`A mail could not be sent and will be tried again: ${(error as Error).message}`)
    }
  }

  async function sendLink(email: string): Promise<void> {
    const issued = await queries.issueToken(db, email, Date.now())
    if (!issued) return
    const link = `${publicUrl}/password-confirm?token=${issued.token}`
    try {
      await transport.send(resetLetter(issued.recipient, link, supportEmail))
    } catch (error) {
      await queries.withdrawToken(db, issued.token)
      throw error
    }
  }

  async function sendChanged(email: string): Promise<void> {
    const recipient = await queries.findRecipient(db, email)
    if (recipient) await transport.send(changedLetter(recipient, supportEmail))
  }

  const poke = () => {
    work = work.then(sendDue).catch((error: Error) => report(`Mail must wait: ${error.message}`))
    return work
  }
  const timer = setInterval(poke, LOOK_EVERY_MS)
  void poke()
  return {
    canSend: () => state !== 'down',
    poke,
    stop() {
      isStopped = true
      clearInterval(timer)
      return work
    },
  }
}
