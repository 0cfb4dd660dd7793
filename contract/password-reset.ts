import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Email, PASSWORD_MAX } from './session.ts'

export const PASSWORD_MIN = 12

export const RESET_TEXT = {
  noEmail: 'Please enter an Email.',
  sent: 'Thank you for using our password reset utility. The link to reset your password has been sent to your email.',
  notSent:
    'Your email may be incorrect. If you need assistance please contact your administration.',
  noConfirm: 'Please confirm your password.',
  noPassword: 'Please enter an password.',
  mismatch: 'Please ensure that both passwords are the same.',
} as const

/** Answers alike whether or not an account has the address. */
export const requestReset = endpoint({
  method: 'POST',
  path: '/password_reset/',
  access: 'anyone',
  body: z.strictObject({ email: Email }),
  answer: z.object({ detail: z.string() }),
})

export const confirmReset = endpoint({
  method: 'POST',
  path: '/password_reset/confirm/',
  access: 'anyone',
  body: z.strictObject({
    password: z.string().check(z.maxLength(PASSWORD_MAX, 'This password is too long.')),
    password_c: z.string().check(z.maxLength(PASSWORD_MAX, 'This password is too long.')),
    token: z.string().check(z.maxLength(200)),
  }),
  answer: z.object({ detail: z.string() }),
})
