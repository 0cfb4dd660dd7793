import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { DETAIL } from '#contract/refusal.ts'
import { isUnavailable } from '../db/postgres.ts'
import { Refusal } from './refusal.ts'
import { EVERY_ANSWER } from './security-headers.ts'

/** Every error becomes JSON with a plain `detail`; what went wrong inside stays in the log. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = toRefusal(error)
    if (refusal.status >= 500) request.log.error(error)
    return send(reply, refusal)
  })
}

/** Answers an address that cannot be read, before there is a route. */
export const answerBadAddress = (
  error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
) => void send(reply.headers(EVERY_ANSWER), toRefusal(error))

/** Answers a request that cannot be read as HTTP, and hangs up. */
export function answerBadRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status = STATUS_OF[error.code ?? ''] ?? 400
  const body = JSON.stringify(new Refusal(status, PLAIN[status] ?? DETAIL.fault).body)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroySoon()
}

const STATUS_OF: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

export function send(reply: FastifyReply, refusal: Refusal) {
  return reply.code(refusal.status).headers(refusal.headers).send(refusal.body)
}

function toRefusal(error: FastifyError): Refusal {
  if (error instanceof Refusal) return error
  if (hasZodFastifySchemaValidationErrors(error)) return fieldRefusal(error.validation)
  if (isUnavailable(error)) return new Refusal(503, DETAIL.busy, {}, { 'retry-after': '1' })
  return new Refusal(error.statusCode ?? 500, PLAIN[error.statusCode ?? 500] ?? DETAIL.fault)
}

const UNREADABLE = 'The request could not be read.'

const PLAIN: Record<number, string> = {
  400: UNREADABLE,
  404: DETAIL.notFound,
  405: 'This address does not take that kind of request.',
  408: 'The request took too long.',
  413: 'The request is too large.',
  414: 'The address is too long.',
  415: 'Please send JSON.',
  431: 'The request headers are too large.',
}

interface Issue {
  keyword?: string
  instancePath: string
  message?: string
  params: Record<string, unknown>
}

/** The first sentence as the detail, and each field with its own sentences. */
function fieldRefusal(issues: readonly Issue[]): Refusal {
  // A map, because a field may be called __proto__.
  const fields = new Map<string, string[]>()
  for (const issue of issues) {
    for (const name of namesOf(issue)) {
      fields.set(name, [...(fields.get(name) ?? []), sentenceOf(issue)])
    }
  }
  const [first] = fields
  if (!first) return new Refusal(400, UNREADABLE)
  const [name, [sentence = '']] = first
  const isOwnSentence = issues[0]?.message !== NO_SENTENCE
  const detail = isOwnSentence ? sentence : `${name}: ${sentence}`
  return new Refusal(400, detail, Object.fromEntries(fields))
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
