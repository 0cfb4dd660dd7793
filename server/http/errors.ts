import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { DETAIL } from '#contract/refusal.ts'
import { Refusal } from './refusal.ts'

/** Every error becomes JSON with a plain `detail`; what went wrong inside stays in the log. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = toRefusal(error)
    if (refusal.status >= 500) request.log.error(error)
    return send(reply, refusal)
  })
}

export function send(reply: FastifyReply, refusal: Refusal) {
  return reply.code(refusal.status).headers(refusal.headers).send(refusal.body)
}

function toRefusal(error: FastifyError): Refusal {
  if (error instanceof Refusal) return error
  if (hasZodFastifySchemaValidationErrors(error)) return fieldRefusal(error.validation)
  return new Refusal(error.statusCode ?? 500, PLAIN[error.statusCode ?? 500] ?? DETAIL.fault)
}

const PLAIN: Record<number, string> = {
  400: 'The request could not be read.',
  404: DETAIL.notFound,
  405: 'This address does not take that kind of request.',
  408: 'The request took too long.',
  413: 'The request is too large.',
  414: 'The address is too long.',
  415: 'Please send JSON.',
  431: 'The request headers are too large.',
  503: DETAIL.busy,
}

interface Issue {
  keyword?: string
  instancePath: string
  message?: string
  params: Record<string, unknown>
}

/** The first sentence as the detail, and each field with its own sentences. */
function fieldRefusal(issues: readonly Issue[]): Refusal {
  const fields: Record<string, string[]> = {}
  for (const issue of issues) {
    for (const name of namesOf(issue)) {
      fields[name] ??= []
      fields[name].push(sentenceOf(issue))
    }
  }
  const [first] = Object.entries(fields)
  if (!first) return new Refusal(400, 'The request could not be read.')
  const [name, [sentence = '']] = first
  const isOwnSentence = issues[0]?.message !== NO_SENTENCE
  return new Refusal(400, isOwnSentence ? sentence : `${name}: ${sentence}`, fields)
}

function namesOf(issue: Issue): string[] {
  if (issue.keyword === 'unrecognized_keys') return (issue.params.keys as string[]) ?? []
  const [, name] = issue.instancePath.split('/')
  return name ? [name] : []
}

/** What the schema library says where a schema has no sentence of its own. */
const NO_SENTENCE = 'Invalid input'

function sentenceOf({ keyword, message }: Issue): string {
  if (message && message !== NO_SENTENCE) return message
  if (keyword === 'unrecognized_keys') return 'This field is not known.'
  if (keyword === 'too_big') return 'This is too long or too large.'
  if (keyword === 'invalid_type') return 'This is missing or of the wrong kind.'
  return 'This is not valid.'
}
