import type { z } from 'zod/mini'

/** Who may make a call: anyone, any signed-in account, or one holding the named permission. */
export type Access = 'anyone' | 'signed-in' | Permission

/** The two permissions an account can hold: the application itself, and its administration. */
export const PERMISSIONS = ['parlour', 'parlour-admin'] as const
export type Permission = (typeof PERMISSIONS)[number]

/** One call of the API, described once and used by both sides. Paths lie under `API_BASE`. */
export interface Endpoint<
  A extends Access = Access,
  Q extends z.ZodMiniType = z.ZodMiniType,
  B extends z.ZodMiniType = z.ZodMiniType,
  R extends z.ZodMiniType = z.ZodMiniType,
  P extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly method: 'GET' | 'POST'
  readonly path: `/${string}/`
  readonly access: A
  /** The parts of the path that begin with a colon. */
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  readonly answer: R
}

export const API_BASE = '/api'

export type Query<E> = E extends Endpoint<Access, infer Q> ? z.output<Q> : never
export type Body<E> =
  E extends Endpoint<Access, z.ZodMiniType, infer B, z.ZodMiniType> ? z.output<B> : never
export type Params<E> =
  E extends Endpoint<Access, z.ZodMiniType, z.ZodMiniType, z.ZodMiniType, infer P>
    ? z.output<P>
    : never
export type Answer<E> =
  E extends Endpoint<Access, z.ZodMiniType, z.ZodMiniType, infer R> ? z.output<R> : never

/** Keeps the exact schemas of a call in its type. */
export const endpoint = <
  A extends Access,
  R extends z.ZodMiniType,
  Q extends z.ZodMiniType = z.ZodMiniUndefined,
  B extends z.ZodMiniType = z.ZodMiniUndefined,
  P extends z.ZodMiniType = z.ZodMiniUndefined,
>(
  call: Endpoint<A, Q, B, R, P>,
): Endpoint<A, Q, B, R, P> => call
