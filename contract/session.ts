import { z } from 'zod/mini'
import { endpoint, PERMISSIONS } from './endpoint.ts'
import { Line } from './text.ts'

/** Longest accepted e-mail address and password, in characters. */
export const EMAIL_MAX = 254
export const PASSWORD_MAX = 128

/** An e-mail address as accounts store it: trimmed and lowercase. */
export const Email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(EMAIL_MAX), z.email())

export const LOGIN_TEXT = {
  noEmail: 'Please enter an email.',
  noPassword: 'Please enter a password.',
} as const

/** `expires_at` is the last moment the token can be valid; unused, it ends sooner. */
export const login = endpoint({
  method: 'POST',
  path: '/token/',
  access: 'anyone',
  body: z.strictObject({
    username: Line.check(
      z.toLowerCase(),
      z.minLength(1, LOGIN_TEXT.noEmail),
      z.maxLength(EMAIL_MAX, 'This email is too long.'),
    ),
    password: z
      .string()
      .check(
        z.minLength(1, LOGIN_TEXT.noPassword),
        z.maxLength(PASSWORD_MAX, 'This password is too long.'),
      ),
  }),
  answer: z.object({ token: z.string(), expires_at: z.iso.datetime() }),
})

export const logout = endpoint({
  method: 'POST',
  path: '/logout/',
  access: 'signed-in',
  answer: z.object({}),
})

const Organization = z.object({ id: z.string(), name: z.string(), subdomain: z.string() })

/** The signed-in account, as the one element of a list. */
export const userDetails = endpoint({
  method: 'GET',
  path: '/user/user_details/',
  access: 'signed-in',
  answer: z.array(
    z.object({
      user_id: z.string(),
      first_name: z.string(),
      last_name: z.string(),
      permissions: z.array(z.enum(PERMISSIONS)),
      roles: z.array(z.enum(['staff', 'manager', 'operator'])),
      organizations: z.array(Organization),
    }),
  ),
})

/** Of the permissions asked for, separated by commas, those the account holds. */
export const permissionLookup = endpoint({
  method: 'GET',
  path: '/user/permissions/',
  access: 'signed-in',
  query: z.strictObject({ permissions: Line.check(z.maxLength(200)) }),
  answer: z.array(z.enum(PERMISSIONS)),
})
