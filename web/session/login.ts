import { PERMISSIONS } from '#contract/endpoint.ts'
import { login, permissionLookup, userDetails } from '#contract/session.ts'
import { call } from '../api.ts'
import { authenticate, clearSession, keepToken, leave, mergeAccess } from './session.ts'

export const NO_CONNECTION = 'No connection to the server. Please try again.'

/** Logs in; the sentence to show where that failed, or `undefined`. */
export async function logIn(email: string, password: string): Promise<string | undefined> {
  const tokens = await call(login, { body: { username: email, password } })
  if (tokens.kind === 'no answer') return NO_CONNECTION
  if (tokens.kind === 'refusal') return tokens.body.detail
  keepToken(tokens.answer.token)

  const details = await call(userDetails)
  const [account] = details.kind === 'answer' ? details.answer : []
  if (!account) {
    clearSession()
    return NO_CONNECTION
  }
  authenticate(account)
  return undefined
}

/** Asks the server what the account may open. Any answer but 200 logs out. */
export async function lookUpPermissions(): Promise<void> {
  const reply = await call(permissionLookup, { query: { permissions: PERMISSIONS.join(',') } })
  if (reply.kind === 'answer') mergeAccess({ permissions: reply.answer })
  if (reply.kind === 'refusal' && reply.status !== 401) leave()
}
