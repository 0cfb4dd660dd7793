import { useSyncExternalStore } from 'react'
import type { Answer, Permission } from '#contract/endpoint.ts'
import { DETAIL } from '#contract/refusal.ts'
import type { userDetails } from '#contract/session.ts'

type Details = Answer<typeof userDetails>[number]

export interface Session {
  readonly authenticated: boolean
  readonly token: string | null
  readonly permissions: readonly Permission[]
  readonly roles: readonly string[]
  readonly clientID: string
  readonly firstName: string
  readonly lastName: string
  readonly organizations: Details['organizations']
}

/** What local storage keeps of a session; logging out removes each. */
const KEYS = [
  'token',
  'permissions',
  'lastName',
  'firstName',
  'clientID',
  'roles',
  'organizations',
] as const

const NONE: Session = {
  authenticated: false,
  token: null,
  permissions: [],
  roles: [],
  clientID: '',
  firstName: '',
  lastName: '',
  organizations: [],
}

const isBrowser = typeof localStorage !== 'undefined'
let session = isBrowser ? storedSession() : NONE
const listeners = new Set<() => void>()

export const currentSession = () => session

export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession, () => NONE)
}

/** First step of a login: the token is kept, so that the details can be asked for. */
export function keepToken(token: string): void {
  localStorage.setItem('token', token)
  session = { ...session, token }
}

/** Second step: who it is; from here on the session is authenticated. */
export function authenticate(details: Details): void {
  const kept = {
    permissions: details.permissions,
    roles: details.roles,
    clientID: details.user_id,
    firstName: unquoted(details.first_name),
    lastName: unquoted(details.last_name),
    organizations: details.organizations,
  }
  for (const [key, value] of Object.entries(kept)) {
    localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
  }
  change({ ...session, ...kept, authenticated: true })
}

/** Merges what the permission lookup found. */
export function mergeAccess(access: Pick<Session, 'permissions'>): void {
  localStorage.setItem('permissions', JSON.stringify(access.permissions))
  change({ ...session, ...access })
}

export function clearSession(): void {
  for (const key of KEYS) localStorage.removeItem(key)
  change(NONE)
}

/** Clears the session and loads the page anew, as every logout does. The first reason decides where to. */
export function leave(path = '/login'): void {
  if (!session.token) return
  clearSession()
  location.assign(path)
}

/** Where a refused token leads: an ended account to the page that says so, any other to login. */
export function leaveRefused(detail: string): void {
  const hasEnded = detail === DETAIL.deactivated || detail === DETAIL.trialEnded
  leave(hasEnded ? '/deactivated' : '/login')
}

function change(next: Session): void {
  session = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function storedSession(): Session {
  const token = localStorage.getItem('token')
  if (!token) return NONE
  return {
    authenticated: true,
    token,
    permissions: storedList('permissions'),
    roles: storedList('roles'),
    clientID: localStorage.getItem('clientID') ?? '',
    firstName: localStorage.getItem('firstName') ?? '',
    lastName: localStorage.getItem('lastName') ?? '',
    organizations: storedList('organizations'),
  }
}

function storedList<T>(key: string): T[] {
  try {
    const list = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}

const unquoted = (name: string) => name.replace(/^"(.*)"$/, '$1')
