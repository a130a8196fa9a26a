import '../tables.ts'
import type { Actor } from '../actor.ts'
import { conflict, invalid, Refusal } from '../errors.ts'
import type { RequestFacts } from '../module.ts'
import type { Platform } from '../platform.ts'

/** How long a call under a key may run before another may take its place: the process may have died. */
const lockSeconds = 60

export interface Once {
  readonly platform: Platform
  readonly request: Request
  readonly facts: RequestFacts
  readonly actor: Actor | null
  readonly sent: Uint8Array
}

interface Key {
  readonly owner: string
  readonly key: string
  readonly fingerprint: string
}

/**
 * Does the call once per caller and `Idempotency-Key`, and gives its first answer again to whoever repeats it. Only final
 * answers are kept: after a 401, 429 or 5xx the same key may try again. Of two at once the second is told to come back.
 */
export async function answeredOnce(once: Once, run: (platform: Platform) => Promise<Response>): Promise<Response> {
  const { platform } = once
  const key = await keyOf(once)
  const kept = await claim(platform, key)
  if (kept) return kept
  try {
    const response = await run(platform)
    if (!isFinal(response.status)) await release(platform, key)
    else await keep(platform, key, response.clone())
    return response
  } catch (error) {
    await (error instanceof Refusal && isFinal(error.status) ? keepRefusal(platform, key, error) : release(platform, key))
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

/** Takes the key for this call; answers what was kept when it was already answered. */
async function claim(platform: Platform, { owner, key, fingerprint }: Key): Promise<Response | null> {
  const now = platform.clock.now()
  const lockedUntil = new Date(now.getTime() + lockSeconds * 1000)
  const taken = await platform.db
    .insertInto('idempotency_keys')
    .values({ owner, key, fingerprint, locked_until: lockedUntil, created_at: now })
    .onConflict((conflicting) =>
      conflicting
        .columns(['owner', 'key'])
        .doUpdateSet({ locked_until: lockedUntil })
        .where('idempotency_keys.status', 'is', null)
        .where('idempotency_keys.locked_until', '<=', now.toISOString())
        .where('idempotency_keys.fingerprint', '=', fingerprint),
    )
    .returning('key')
    .executeTakeFirst()
  if (taken) return null
  const found = await platform.db
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'status', 'answer', 'content_type'])
    .where('owner', '=', owner)
    .where('key', '=', key)
    .executeTakeFirst()
  if (found && found.fingerprint !== fingerprint)
    throw new Refusal(422, 'idempotency_key_reused', 'The key was used for another call', {
      errors: [{ field: 'Idempotency-Key', code: 'idempotency_key_reused', message: 'Send a new key for a new call' }],
    })
  if (!found || found.status === null) throw inProgress()
  return replay(found.status, found.answer, found.content_type)
}

const inProgress = () => {
  const { status, code, title } = conflict('in_progress', 'The same call is still running')
  return new Refusal(status, code, title, { retryAfter: 1 })
}

function replay(status: number, answer: unknown, contentType: string | null): Response {
  const headers = new Headers({ 'Idempotent-Replayed': 'true' })
  if (contentType) headers.set('Content-Type', contentType)
  return new Response(contentType ? JSON.stringify(answer) : null, { status, headers })
}

async function keep(platform: Platform, key: Key, response: Response): Promise<void> {
  const text = await response.text()
  await settle(platform, key, response.status, text || null, response.headers.get('content-type'))
}

async function keepRefusal(platform: Platform, key: Key, { status, code, title, more }: Refusal): Promise<void> {
  const problem = JSON.stringify({ type: 'about:blank', title, status, code, ...more })
  await settle(platform, key, status, problem, 'application/problem+json')
}

async function settle(
  platform: Platform,
  { owner, key }: Key,
  status: number,
  answer: string | null,
  contentType: string | null,
) {
  await platform.db
    .updateTable('idempotency_keys')
    .set({ status, answer, content_type: answer === null ? null : contentType, locked_until: null })
    .where('owner', '=', owner)
    .where('key', '=', key)
    .execute()
}

async function release(platform: Platform, { owner, key }: Key): Promise<void> {
  await platform.db
    .deleteFrom('idempotency_keys')
    .where('owner', '=', owner)
    .where('key', '=', key)
    .where('status', 'is', null)
    .execute()
}
