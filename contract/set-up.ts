import { z } from 'zod/mini'
import { Subdomain } from './community.ts'
import { endpoint } from './endpoint.ts'
import { Email, PASSWORD_MAX } from './session.ts'
import { Line } from './text.ts'

const Name = Line.check(z.minLength(1, 'Please fill this in.'), z.maxLength(80))

/** Creates the first operator and community of a new live server, with the console's one-time code. */
export const setUp = endpoint({
  method: 'POST',
  path: '/set_up/',
  access: 'anyone',
  body: z.strictObject({
    code: z.string().check(z.trim(), z.minLength(1, 'Please enter the code.'), z.maxLength(40)),
    community: Name,
    subdomain: Subdomain,
    first_name: Name,
    last_name: Name,
    email: Email,
    password: z.string().check(z.maxLength(PASSWORD_MAX)),
  }),
  answer: z.object({ detail: z.string() }),
})
