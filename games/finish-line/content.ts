import { z } from 'zod/mini'
import { listKind } from '../kit/content.ts'

const Line = z.object({
  /** What is shown, followed by '...'. */
  start: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  /** What has to be typed. */
  finishLine: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  difficulty: z.enum(['Easy', 'Medium', 'Hard', 'Very Hard']),
})

/** One set: a title for the game select and its lines in playing order. */
export const FinishLineSet = z.object({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  finish_lines: z.array(Line).check(z.minLength(1), z.maxLength(40)),
})
export type FinishLineSet = z.output<typeof FinishLineSet>

export const finishLines = listKind({
  name: 'finish-line',
  path: '/parlour/get_finish_line/',
  row: FinishLineSet,
})
