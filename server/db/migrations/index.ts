import type { Migration } from 'kysely/migration'
import * as start from './001-start.ts'
import * as mathDifficulty from './002-math-difficulty.ts'

/** Every change of the tables, in order. Names are never changed and nothing is ever removed. */
export const migrations: Record<string, Migration> = {
  '001-start': start,
  '002-math-difficulty': mathDifficulty,
}
