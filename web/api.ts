import type { z } from 'zod/mini'
import { type Access, API_BASE, type Endpoint } from '#contract/endpoint.ts'
import { DETAIL, RefusalBody } from '#contract/refusal.ts'
import { currentSession, leaveRefused } from './session/session.ts'

/**
 * What came of a call. A refusal and a missing network are answers to deal with; only an answer
 * that breaks the contract raises.
 */
export type Reply<R> =
  | { readonly kind: 'answer'; readonly answer: R }
  | { readonly kind: 'refusal'; readonly status: number; readonly body: RefusalBody }
  | { readonly kind: 'no answer' }

interface Sent<Q, B> {
  /** The parts of the path that begin with a colon. */
  params?: Record<string, string>
  query?: Q
  body?: B
  headers?: Record<string, string>
  /** The request outlives the page. */
  keepalive?: boolean
}

/** Makes a call of the contract; what comes back is checked against it. */
export async function call<
  A extends Access,
  Q extends z.ZodMiniType,
  B extends z.ZodMiniType,
  R extends z.ZodMiniType,
>(
  endpoint: Endpoint<A, Q, B, R>,
  { params, query, body, headers, keepalive = false }: Sent<z.input<Q>, z.input<B>> = {},
): Promise<Reply<z.output<R>>> {
  const { token } = currentSession()
  const response = await fetch(`${API_BASE}${filled(endpoint.path, params)}${search(query)}`, {
    method: endpoint.method,
    keepalive,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && endpoint.access !== 'anyone' && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(() => undefined)
  if (!response) return { kind: 'no answer' }

  const json: unknown = await response.json().catch(() => undefined)
  if (response.ok) return { kind: 'answer', answer: endpoint.answer.parse(json) }

  const refusal = RefusalBody.safeParse(json)
  const refused = refusal.success ? refusal.data : { detail: DETAIL.fault }
  if (response.status === 401 && endpoint.access !== 'anyone') leaveRefused(refused.detail)
  return { kind: 'refusal', status: response.status, body: refused }
}

const filled = (path: string, params: Record<string, string> = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

function search(query: unknown): string {
  const text = new URLSearchParams((query ?? {}) as Record<string, string>).toString()
  return text && `?${text}`
}
