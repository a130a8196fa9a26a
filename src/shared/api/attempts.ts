import { endsAttempt } from '#contract/kernel/attempts.ts'
import type { ApiError } from './api-error.ts'
import type { ApiRequest } from './request.ts'

interface Attempt {
  readonly body: string
  readonly key: string
}

/** Attempts that have not ended, by the address they are made at: at most one each, for what is asked last replaces it. */
const unended = new Map<string, Attempt>()

/**
 * Sends a call that takes an `Idempotency-Key` (money, bookings). The same call again has the same key until its attempt has ended
 * (`endsAttempt`), so that it is done once however often it is sent; another body, or the next call after that, has a new one.
 */
export async function withinAttempt<A extends { error?: ApiError | undefined }>(
  request: ApiRequest,
  send: (request: ApiRequest) => A | PromiseLike<A>,
): Promise<A> {
  const address = JSON.stringify([request.method, request.path, request.query])
  const attempt = attemptAt(address, JSON.stringify(request.body) ?? '')
  const answer = await send({ ...request, headers: { ...request.headers, 'Idempotency-Key': attempt.key } })
  const open = unended.get(address)
  if (!hasEnded(answer)) unended.set(address, open ?? attempt)
  else if (open === attempt) unended.delete(address)
  return answer
}

/** The attempts of a person who has signed out are nobody else's. */
export function forgetAttempts(): void {
  unended.clear()
}

function attemptAt(address: string, body: string): Attempt {
  const open = unended.get(address)
  if (open?.body === body) return open
  const begun = { body, key: attemptKey() }
  unended.set(address, begun)
  return begun
}

/** An answer that could not be read is none: a network that asks for a sign-in of its own sends a page. */
function hasEnded({ error }: { error?: ApiError | undefined }): boolean {
  return error === undefined || (error.code !== 'unreadable' && endsAttempt(error))
}

/** 128 random bits as hexadecimal. `crypto.randomUUID` would need a secure context. */
function attemptKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
