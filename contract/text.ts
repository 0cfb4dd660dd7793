import { z } from 'zod/mini'

/** One trimmed line of text. Control characters are refused: PostgreSQL cannot keep U+0000. */
export const Line = z
  .string()
  .check(z.trim(), z.regex(/^\P{Cc}*$/u, 'This holds a character that cannot be used.'))
