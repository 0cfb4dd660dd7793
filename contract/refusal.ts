import { z } from 'zod/mini'

/** Every answer that is not a success: one plain sentence, and the same under the field it is about. */
export const RefusalBody = z.catchall(
  z.object({ detail: z.string() }),
  z.union([z.string(), z.array(z.string())]),
)
export type RefusalBody = z.output<typeof RefusalBody>

/** Sentences that both sides must know word for word. */
export const DETAIL = {
  logIn: 'Please log in.',
  noAccount: 'No active account found with the given credentials',
  deactivated: 'This account has been deactivated. Please contact your administration.',
  trialEnded: "Your community's free trial has ended. Please contact your administration.",
  notAllowed: 'You do not have permission to do this.',
  notFound: 'Not found.',
  busy: 'Busy, please try again.',
  fault: 'Something went wrong. Please try again.',
} as const
