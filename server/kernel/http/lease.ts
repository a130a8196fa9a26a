import { sql } from 'kysely'
import '../tables.ts'
import { Refusal } from '../errors.ts'
import type { Platform } from '../platform.ts'
import type { Work } from '../work.ts'

/** One run of a call holds its key. */
export interface Lease {
  readonly owner: string
  readonly key: string
  readonly id: string
  /** What the units of work of earlier runs gave, in order: they are committed, and the runs ended without an answer. */
  readonly steps: readonly { readonly result?: unknown }[]
}

/**
 * How long a run may go on without committing anything before another may take its place: its process may have died. It need not be
 * long, for a run that lives on without its lease can no longer commit.
 */
export const leaseSeconds = 15

export const leaseEnd = (now: Date): Date => new Date(now.getTime() + leaseSeconds * 1000)

export const inProgress = () => new Refusal(409, 'in_progress', 'The same call is still running', { retryAfter: 1 })

/**
 * The platform for one run of a call under a key. What a unit of work gives is written to the key's row within its own transaction;
 * units that an earlier run committed are not done again but give the same result, and the run goes on after them. So a handler may
 * have several units, one after another, with calls to the payment provider between them: what lies between is done again, and must
 * bear that. Results must be JSON. What follows a commit (`Work.afterCommit`) belongs to its unit and is not done again.
 */
export function withLease(platform: Platform, lease: Lease): Platform {
  let begun = 0
  let following = 0

  const counted = (work: Work): Work => ({
    ...work,
    afterCommit: (action) =>
      work.afterCommit(async () => {
        following += 1
        try {
          await action()
        } finally {
          following -= 1
        }
      }),
  })

  return {
    ...platform,
    async transact<T>(run: (work: Work) => Promise<T>): Promise<T> {
      if (following > 0) return platform.transact(run)
      const number = begun++
      const done = lease.steps[number]
      if (done) return done.result as T
      return platform.transact(async (work) => keepStep(platform, work, lease, number, await run(counted(work))))
    },
  }
}

/** Writes down what the unit gave, and answers it as a later run would read it. @throws Refusal 409 when another run holds the key. */
async function keepStep<T>({ clock }: Platform, { db }: Work, lease: Lease, number: number, result: T): Promise<T> {
  const step = JSON.stringify({ result })
  const kept = await db
    .updateTable('idempotency_keys')
    .set({ steps: sql`steps || jsonb_build_array(${step}::jsonb)`, locked_until: leaseEnd(clock.now()) })
    .where('owner', '=', lease.owner)
    .where('key', '=', lease.key)
    .where('lease', '=', lease.id)
    .where(sql<number>`jsonb_array_length(steps)`, '=', number)
    .returning('key')
    .executeTakeFirst()
  if (!kept) throw inProgress()
  return (JSON.parse(step) as { result: T }).result
}
