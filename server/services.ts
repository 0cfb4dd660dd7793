import { newSetUpCode, type SetUpCode } from './api/set-up/code.ts'
import { hasAccounts } from './api/set-up/queries.ts'
import type { Config } from './config.ts'
import type { Db, Schema } from './db/schema.ts'
import { createLimits, type Limits } from './http/limits.ts'
import { NO_OUTBOX, type Outbox, openOutbox } from './mail/outbox.ts'
import { openTransport } from './mail/transport.ts'

/** What the routes work with; made once at the start. */
export interface Services {
  readonly config: Config
  readonly db: Db
  readonly limits: Limits
  readonly kind: Schema['installation']['kind']
  readonly outbox: Outbox
  /** Lets the first operator in; only on a live server that started without accounts. */
  readonly setUpCode: SetUpCode | undefined
}

export async function openServices(
  config: Config,
  db: Db,
  kind: Services['kind'],
  report: (sentence: string) => void,
): Promise<Services> {
  const transport = openTransport(config, kind)
  const isWaiting = kind === 'live' && !(await hasAccounts(db))
  return {
    config,
    db,
    limits: createLimits(),
    kind,
    outbox: transport ? openOutbox(db, transport, config, report) : NO_OUTBOX,
    setUpCode: isWaiting ? newSetUpCode(Date.now()) : undefined,
  }
}
