import { sql } from 'kysely'
import '../tables.ts'
import { Refusal } from '../errors.ts'
import { deleteInBatches } from '../jobs/delete-in-batches.ts'
import type { Job } from '../module.ts'
import type { Platform } from '../platform.ts'
import { latest } from '../jobs/due.ts'
import { inProgress, type Lease, leaseEnd, leaseSeconds } from './lease.ts'

/** A call's key, whose it is, and a hash of what was called. */
export interface Key {
  readonly owner: string
  readonly key: string
  readonly fingerprint: string
}

const keptHours = 48

/**
 * Takes the key for this run of the call, with what earlier runs committed under it. When the call was answered already: that
 * answer. Refuses another call, or one still running.
 */
export async function claimKey(platform: Platform, key: Key): Promise<Lease | Response> {
  const lease = await take(platform, key)
  if (lease) return lease
  const found = await platform.db
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'status', 'answer', 'content_type'])
    .where('owner', '=', key.owner)
    .where('key', '=', key.key)
    .executeTakeFirst()
  if (found && found.fingerprint !== key.fingerprint) throw reused()
  if (!found || found.status === null) throw inProgress()
  return replay(found.status, found.answer, found.content_type)
}

/** Whose insert comes first has it; the key of a run that ended without an answer, or died, is taken over with its steps. */
async function take({ db, clock, ids }: Platform, { owner, key, fingerprint }: Key): Promise<Lease | null> {
  const now = clock.now()
  const lockedUntil = leaseEnd(now)
  const lease = ids.next()
  const taken = await db
    .insertInto('idempotency_keys')
    .values({ owner, key, fingerprint, lease, locked_until: lockedUntil, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['owner', 'key'])
        .doUpdateSet({ lease, locked_until: lockedUntil })
        .where('idempotency_keys.status', 'is', null)
        .where((eb) =>
          eb.or([
            eb('idempotency_keys.locked_until', '<=', now.toISOString()),
            eb('idempotency_keys.locked_until', '>', new Date(latest(now.getTime(), leaseSeconds * 1000)).toISOString()),
          ]),
        )
        .where('idempotency_keys.fingerprint', '=', fingerprint),
    )
    .returning('steps')
    .executeTakeFirst()
  return taken ? { owner, key, id: lease, steps: taken.steps } : null
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

/** Keeps a final answer under its key; the steps that led to it are no longer needed. Does nothing when another run holds the key. */
export async function keepAnswer({ db }: Platform, lease: Lease, response: Response): Promise<void> {
  const text = await response.text()
  await db
    .updateTable('idempotency_keys')
    .set({
      status: response.status,
      answer: text === '' ? null : text,
      content_type: text === '' ? null : response.headers.get('content-type'),
      locked_until: null,
      steps: '[]',
    })
    .where('owner', '=', lease.owner)
    .where('key', '=', lease.key)
    .where('lease', '=', lease.id)
    .execute()
}

/** Gives the key back, so that the same call may be made again and goes on after what it has committed. */
export async function releaseKey({ db, clock }: Platform, { owner, key, id }: Lease): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ locked_until: clock.now() })
    .where('owner', '=', owner)
    .where('key', '=', key)
    .where('lease', '=', id)
    .where('status', 'is', null)
    .execute()
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
