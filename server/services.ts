import type { Config } from './config.ts'
import type { Db, Schema } from './db/schema.ts'
import type { Limits } from './http/limits.ts'

/** What the routes work with; made once at the start. */
export interface Services {
  readonly config: Config
  readonly db: Db
  readonly limits: Limits
  readonly kind: Schema['installation']['kind']
}
