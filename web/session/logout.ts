import { logout } from '#contract/session.ts'
import { call } from '../api.ts'
import { leave } from './session.ts'
import { reportAndSend } from './time-tracking.ts'

/** The server has this long to hear of it, in ms. */
const PATIENCE = 1500

/** Ends the session on the server, where it can be reached, and on the tablet in any case. */
export async function logOut(): Promise<void> {
  await Promise.race([endSession(), new Promise((resolve) => setTimeout(resolve, PATIENCE))])
  leave()
}

async function endSession(): Promise<void> {
  await reportAndSend()
  await call(logout, { keepalive: true })
}
