import type { Page } from '@playwright/test'
import type { Server } from './fixtures.ts'

interface TimeRecord {
  module: string
  seconds: number
  clicks: number
}

/** The times that the server keeps for an account, in the order in which they came. */
export const keptTimes = ({ database }: Server, accountId: string): TimeRecord[] =>
  database((db) =>
    db
      .prepare(
        'select module, seconds, clicks from time_records where account_id = ? order by rowid',
      )
      .all(accountId)
      .map((row) => ({ ...row }) as unknown as TimeRecord),
  )

/** The modules alone. */
export const keptModules = (server: Server, accountId: string): string[] =>
  keptTimes(server, accountId).map(({ module }) => module)

/** The times that wait on the tablet. */
export const waitingTimes = (page: Page): Promise<{ id: string; sample: { module: string } }[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('timeSamples') ?? '[]'))
