import { sql } from 'kysely'
import '../tables.ts'
import { Refusal } from '../errors.ts'
import { deleteInBatches } from '../jobs/delete-in-batches.ts'
import type { Job } from '../module.ts'
import type { Platform } from '../platform.ts'

/** A call's key, whose it is, and a hash of what was called. */
export interface Key {
  readonly owner: string
  readonly key: string
  readonly fingerprint: string
}

/** How long a call under a key may run before another may take its place: the process may have died. */
const lockSeconds = 60
const keptHours = 48

/** Takes the key for this call: `null`. When it was answered already: that answer. Refuses another call, or one still running. */
export async function claimKey(platform: Platform, key: Key): Promise<Response | null> {
  if (await take(platform, key)) return null
  const found = await platform.db
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'status', 'answer', 'content_type'])
    .where('owner', '=', key.owner)
    .where('key', '=', key.key)
    .executeTakeFirst()
  if (found && found.fingerprint !== key.fingerprint) throw reused()
  if (!found || found.status === null) throw new Refusal(409, 'in_progress', 'The same call is still running', { retryAfter: 1 })
  return replay(found.status, found.answer, found.content_type)
}

/** Whose insert comes first has it; a lock that nobody gave back in its time is taken over. */
async function take({ db, clock }: Platform, { owner, key, fingerprint }: Key): Promise<boolean> {
  const now = clock.now()
  const lockedUntil = new Date(now.getTime() + lockSeconds * 1000)
  const taken = await db
    .insertInto('idempotency_keys')
    .values({ owner, key, fingerprint, locked_until: lockedUntil, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['owner', 'key'])
        .doUpdateSet({ locked_until: lockedUntil })
        .where('idempotency_keys.status', 'is', null)
        .where('idempotency_keys.locked_until', '<=', now.toISOString())
        .where('idempotency_keys.fingerprint', '=', fingerprint),
    )
    .returning('key')
    .executeTakeFirst()
  return taken !== undefined
}

const reused = () =>
  new Refusal(422, 'idempotency_key_reused', 'The key was used for another call', {
    errors: [{ field: 'Idempotency-Key', code: 'idempotency_key_reused', message: 'Send a new key for a new call' }],
  })

function replay(status: number, answer: unknown, contentType: string | null): Response {
  const headers = new Headers({ 'Idempotent-Replayed': 'true' })
  if (contentType) headers.set('Content-Type', contentType)
  return new Response(contentType ? JSON.stringify(answer) : null, { status, headers })
}

/** Keeps a final answer under its key. */
export async function keepAnswer({ db }: Platform, { owner, key }: Key, response: Response): Promise<void> {
  const text = await response.text()
  await db
    .updateTable('idempotency_keys')
    .set({
      status: response.status,
      answer: text === '' ? null : text,
      content_type: text === '' ? null : response.headers.get('content-type'),
      locked_until: null,
    })
    .where('owner', '=', owner)
    .where('key', '=', key)
    .execute()
}

/** Gives the key back, so that the same call may be tried again. */
export async function releaseKey({ db }: Platform, { owner, key }: Key): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('owner', '=', owner).where('key', '=', key).where('status', 'is', null).execute()
}

/** Repeats come within minutes; after two days a key is forgotten. */
export const forgetOldAnswers: Job = {
  name: 'idempotency.forget',
  everySeconds: 3600,
  run: async ({ db, clock }, slice) => {
    const before = new Date(clock.now().getTime() - keptHours * 3_600_000)
    await deleteInBatches(db, slice, 'idempotency_keys', sql`created_at < ${before.toISOString()}`)
  },
}
