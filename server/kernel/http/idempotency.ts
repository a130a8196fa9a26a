import { endsAttempt } from '#contract/kernel/attempts.ts'
import type { Actor } from '../actor.ts'
import { invalid, Refusal } from '../errors.ts'
import type { RequestFacts } from '../module.ts'
import type { Platform } from '../platform.ts'
import { claimKey, keepAnswer, releaseKey } from './idempotency-keys.ts'
import type { Key } from './idempotency-keys.ts'
import { type Lease, withLease } from './lease.ts'
import { refusalResponse } from './problems.ts'

export interface Once {
  readonly platform: Platform
  readonly request: Request
  readonly facts: RequestFacts
  readonly actor: Actor | null
  readonly sent: Uint8Array
}

/**
 * Does the call once per caller and `Idempotency-Key`, wherever the process may be killed, and gives its first answer again to whoever
 * repeats it. Only answers that end an attempt are kept; after any other the same key may try again, and goes on after what was
 * committed. Of two at once the second is told to come back.
 */
export async function answeredOnce(once: Once, run: (platform: Platform) => Promise<Response>): Promise<Response> {
  const { platform } = once
  const lease = await claimKey(platform, await keyOf(once))
  if (lease instanceof Response) return lease
  try {
    const response = await run(withLease(platform, lease))
    await keepAnswer(platform, lease, response.clone())
    return response
  } catch (error) {
    return refused(platform, lease, error)
  }
}

/** A refusal is an answer like any other, unless it will pass; what is none of ours gives the key back. */
async function refused(platform: Platform, lease: Lease, error: unknown): Promise<Response> {
  if (error instanceof Refusal && endsAttempt(error) && !passes(error)) {
    const response = refusalResponse(error)
    await keepAnswer(platform, lease, response.clone())
    return response
  }
  // Where even that fails, the lease runs out by itself.
  await releaseKey(platform, lease).catch(() => undefined)
  throw error
}

/** Says when to come back: then the same call may be answered differently. */
const passes = (refusal: Refusal) => refusal.more.retryAfter !== undefined

async function keyOf({ platform, request, facts, actor, sent }: Once): Promise<Key> {
  const key = facts.idempotencyKey
  if (key === null || key === '') throw invalid('Idempotency-Key', 'required', 'Send a key of your own for this call')
  if (!/^[\x21-\x7e]{8,200}$/.test(key))
    throw invalid('Idempotency-Key', 'invalid_format', 'Send 8 to 200 visible ASCII characters')
  const { pathname, search } = new URL(request.url)
  const body = new TextDecoder().decode(sent)
  return {
    owner: actor?.userId ?? `visitor:${await platform.secrets.hash(facts.ip)}`,
    key,
    fingerprint: await platform.secrets.hash(`${request.method} ${pathname}${search}\n${body}`),
  }
}
