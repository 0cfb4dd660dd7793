import type { RefusalBody } from '#contract/refusal.ts'
import { DETAIL } from '#contract/refusal.ts'

/** An answer that is not a success, thrown from anywhere below a route. */
export class Refusal extends Error {
  readonly status: number
  readonly fields: Record<string, string[]>
  readonly headers: Record<string, string>

  constructor(
    status: number,
    detail: string,
    fields: Record<string, string[]> = {},
    headers: Record<string, string> = {},
  ) {
    super(detail)
    this.status = status
    this.fields = fields
    this.headers = headers
  }

  get body(): RefusalBody {
    return { ...this.fields, detail: this.message }
  }
}

export const notSignedIn = (detail: string = DETAIL.logIn) =>
  new Refusal(401, detail, {}, { 'www-authenticate': 'Bearer' })

/** One field is wrong: its sentence is also the detail. */
export const badField = (field: string, sentence: string) =>
  new Refusal(400, sentence, { [field]: [sentence] })

export const tooMany = (seconds: number, detail: string) =>
  new Refusal(429, detail, {}, { 'retry-after': `${Math.max(1, Math.ceil(seconds))}` })
