import { z } from 'zod/mini'
import { listKind } from '../kit/content.ts'

const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(30))

/** Whom to call. */
export const Person = z.object({
  first_name: Name,
  last_name: Name,
  job: Name,
  /** Seven digits that reach nobody: 555-0100 to 555-0199, or an exchange that begins with 0 or 1. */
  phone_number: z.string().check(z.regex(/^(55501\d\d|[01]\d{6})$/)),
})
export type Person = z.output<typeof Person>

export const people = listKind({
  name: 'phone-recall',
  path: '/parlour/get_phone_recall/',
  row: Person,
})
