import { parse, serialize } from 'hono/utils/cookie'
import type { Actor } from '../actor.ts'
import type { RequestFacts } from '../module.ts'
import { readBody, textOf } from './body.ts'
import { localeFrom } from './locale.ts'

/** What the process that listens knows of a connection. */
export interface Connection {
  /** The caller's address, after proxies that are trusted. */
  readonly ip?: string
}

/** A body that is read at most once, and only within its limit. */
export function bodyReader(request: Request, limit: number): () => Promise<Uint8Array<ArrayBuffer>> {
  let reading: Promise<Uint8Array<ArrayBuffer>> | undefined
  return () => (reading ??= readBody(request, limit))
}

/** @param cookies where cookies are put that the answer shall set, by name */
export function requestFacts(
  request: Request,
  connection: Connection | undefined,
  actor: Actor | null,
  bytes: () => Promise<Uint8Array<ArrayBuffer>>,
  cookies: Map<string, string>,
): RequestFacts {
  const header = (name: string) => request.headers.get(name) ?? undefined
  return {
    ip: connection?.ip ?? '',
    userAgent: (header('user-agent') ?? '').slice(0, 300),
    idempotencyKey: header('idempotency-key') ?? null,
    locale: actor?.locale ?? localeFrom(header('accept-language')),
    rawBody: async () => textOf(await bytes()),
    rawBytes: bytes,
    header,
    cookie: (name) => parse(header('cookie') ?? '', name)[name],
    setCookie: (name, value, options) => void cookies.set(name, serialize(name, value, options)),
  }
}
