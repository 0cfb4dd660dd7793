import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** What the pages before login need to know of this server. */
export const frontDoor = endpoint({
  method: 'GET',
  path: '/front_door/',
  access: 'anyone',
  answer: z.object({
    info_url: z.string(),
    support_email: z.string(),
    sales_email: z.string(),
    /** A new live server waits for its first operator. */
    needs_set_up: z.boolean(),
    /** Accounts of the demonstration with their common password; none on a live server. */
    demo: z.nullable(
      z.object({
        password: z.string(),
        accounts: z.array(z.object({ email: z.string(), community: z.string(), role: z.string() })),
      }),
    ),
  }),
})

export const health = endpoint({
  method: 'GET',
  path: '/health/',
  access: 'anyone',
  answer: z.object({ status: z.literal('ok'), version: z.string() }),
})
