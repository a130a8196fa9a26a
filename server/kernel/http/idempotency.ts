import type { Actor } from '../actor.ts'
import { invalid, Refusal } from '../errors.ts'
import type { RequestFacts } from '../module.ts'
import type { Platform } from '../platform.ts'
import { claimKey, keepAnswer, releaseKey } from './idempotency-keys.ts'
import type { Key } from './idempotency-keys.ts'
import { refusalResponse } from './problems.ts'

export interface Once {
  readonly platform: Platform
  readonly request: Request
  readonly facts: RequestFacts
  readonly actor: Actor | null
  readonly sent: Uint8Array
}

/**
 * Does the call once per caller and `Idempotency-Key`, and gives its first answer again to whoever repeats it. Only final
 * answers are kept: after a 401, 429 or 5xx the same key may try again. Of two at once the second is told to come back.
 */
export async function answeredOnce(once: Once, run: (platform: Platform) => Promise<Response>): Promise<Response> {
  const { platform } = once
  const key = await keyOf(once)
  const kept = await claimKey(platform, key)
  if (kept) return kept
  const response = await attempt(platform, key, run)
  if (isFinal(response.status)) await keepAnswer(platform, key, response.clone())
  else await releaseKey(platform, key)
  return response
}

/** A refusal is an answer like any other; what is none of ours gives the key back. */
async function attempt(platform: Platform, key: Key, run: (platform: Platform) => Promise<Response>): Promise<Response> {
  try {
    return await run(platform)
  } catch (error) {
    if (error instanceof Refusal) return refusalResponse(error)
    await releaseKey(platform, key)
    throw error
  }
}

const isFinal = (status: number) => status < 500 && status !== 401 && status !== 429

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
