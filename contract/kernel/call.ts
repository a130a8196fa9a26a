import type { z } from 'zod'
import type { ItemIn } from '../capabilities.ts'
import type { Role, StaffRight } from './roles.ts'

/**
 * Kinds of record that an endpoint can be asked for by an id in its path. The access test knows one record of each kind
 * and a neighbour who must not reach it.
 */
export type RecordKind = ItemIn<'records'>

/** Who may call an endpoint, and whose records it can reach. Every endpoint declares it; the server refuses to start otherwise. */
export interface Access {
  /** `anyone` needs no login; `signedIn` any active account; a list only these roles. */
  readonly who: 'anyone' | 'signedIn' | readonly Role[]
  /**
   * `public`: what everybody may see. `self`: the caller's own account, no id in the path. `party`: a record the caller
   * must belong to, asked per record (others get 404, so that nothing tells whether it exists). `all`: every record of the kind.
   */
  readonly whose: 'public' | 'self' | 'party' | 'all'
  /** The record that the path's `{id}` names. */
  readonly record?: RecordKind
  /** The right a doctor's staff needs beside the role. */
  readonly right?: StaffRight
}

/** An endpoint as plain data: what the browser needs to call it. Carries no schema, so that it costs a screen nothing. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below the API base address; parameters in braces: `/appointments/{id}`. */
  readonly path: `/${string}`
  readonly access: Access
  readonly summary: string
  /**
   * The call takes an `Idempotency-Key` (required for what moves money or books): under one key it is done once, and its first answer
   * that ends the attempt (`attempts.ts`) is kept and given again.
   */
  readonly idempotent?: boolean
  /** Sign-in, renewal and the like: a bearer token that came along is not looked at, for it may be the one that is being replaced. */
  readonly bearer?: 'ignored'
  /** What one network may call without a login is limited; a provider's messages, which are signed and come from few networks, and pieces of a map are not counted. */
  readonly visitorLimit?: 'none'
}

/** What is checked on the way in and out of an endpoint. */
export interface Shapes {
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** The body is a file of one of these media types, and no JSON. */
  readonly bytes?: readonly string[]
  /** The answer's schema; `null` for 204, a media type for what is no JSON. */
  readonly answer: z.ZodType | null | `${string}/${string}`
  /** Status of success; 200, or 204 where the answer is `null`, when absent. */
  readonly status?: 200 | 201 | 202 | 204
}

/** A call with its schemas: what the server implements and what the browser's types derive from. */
export type Endpoint<C extends Call = Call, S extends Shapes = Shapes> = C & S

/** Ties calls to their schemas, name by name; a call without schemas, or schemas without a call, is a type error. */
export function bind<const C extends Record<string, Call>, const S extends { [K in keyof C]: Shapes }>(
  calls: C,
  shapes: S & { [K in Exclude<keyof S, keyof C>]: never },
): { [K in keyof C]: C[K] & S[K] } {
  return Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [name, { ...call, ...(shapes as Record<string, Shapes>)[name] }]),
  ) as { [K in keyof C]: C[K] & S[K] }
}

type Out<T> = T extends z.ZodType ? z.output<T> : undefined
type In<T> = T extends z.ZodType ? z.input<T> : undefined

/** What a handler receives: parsed. */
export interface Parsed<E extends Shapes> {
  params: Out<E['params']>
  query: Out<E['query']>
  body: Out<E['body']>
}

type OptionalWhenUndefined<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: T[K]
}

/** What a caller hands over: `params` for the path, `query`, `body`; only those that the endpoint has. */
export type InputOf<E extends Shapes> = OptionalWhenUndefined<{
  params: In<E['params']>
  query: In<E['query']>
  body: In<E['body']>
}>

/** What a caller gets back. */
export type AnswerOf<E extends Shapes> = E['answer'] extends z.ZodType
  ? z.output<E['answer']>
  : E['answer'] extends string
    ? Blob
    : void
