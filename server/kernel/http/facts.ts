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

export function requestFacts(
  request: Request,
  connection: Connection | undefined,
  actor: Actor | null,
  bytes: () => Promise<Uint8Array<ArrayBuffer>>,
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
  }
}
