import { isIPv6 } from 'node:net'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { tooMany } from './refusal.ts'

const MINUTE = 60

/** How often is too often. Only failed logins count against a login. */
export function createLimits() {
  const limit = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterMemory({ keyPrefix, points, duration })
  return {
    loginByAccount: limit('login-account', 10, 15 * MINUTE),
    loginByAddress: limit('login-address', 100, 15 * MINUTE),
    resetByAddress: limit('reset', 20, 60 * MINUTE),
    confirmByAddress: limit('confirm', 10, 60 * MINUTE),
    imageByAddress: limit('image', 60, MINUTE),
    setUp: limit('set-up', 5, 30 * MINUTE),
  }
}
export type Limits = ReturnType<typeof createLimits>

const WAIT = 'Too many tries. Please wait a few minutes and try again.'

/** Counts one use; refuses when there were too many. */
export async function count(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (error) {
    if (error instanceof RateLimiterRes) throw tooMany(error.msBeforeNext / 1000, WAIT)
    throw error
  }
}

/** Refuses without counting, for limits that only failures use up. */
export async function refuseFull(limiter: RateLimiterAbstract, key: string): Promise<void> {
  const use = await limiter.get(key)
  if (use && use.remainingPoints <= 0) throw tooMany(use.msBeforeNext / 1000, WAIT)
}

export async function allowLogin(limits: Limits, ip: string, email: string): Promise<void> {
  await refuseFull(limits.loginByAccount, email)
  await refuseFull(limits.loginByAddress, network(ip))
}

export async function noteFailedLogin(limits: Limits, ip: string, email: string): Promise<void> {
  await limits.loginByAccount.penalty(email)
  await limits.loginByAddress.penalty(network(ip))
}

export const noteLogin = (limits: Limits, email: string) => limits.loginByAccount.delete(email)

/** An IPv6 customer has a whole /64: its addresses count as one. */
export function network(ip: string): string {
  const own = ip.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(own)) return own
  const [head = '', tail = ''] = own.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array(8 - head.length - tail.length).fill('0')
  return [...head, ...zeros, ...tail].slice(0, 4).join(':')
}
