import { eventLimits } from '#contract/events/values.ts'
import { tooMany } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { afterFailure, waitOf } from './rules/attempts.ts'
import type { AttemptPolicy } from './rules/attempts.ts'
import './tables.ts'

const minutes = (count: number) => count * 60_000

/** A number of tries in a window, then none until as much time has passed again. */
const quota = (tries: number, window: number): AttemptPolicy => ({
  window,
  free: tries,
  firstWait: 0,
  lockAt: tries,
  lock: window,
})

/** What is counted, and how much of it is let through. They lie in the database, so that all processes count together. */
const policies = {
  /** Wrong passwords of one account, known or not. */
  'password.account': { window: minutes(15), free: 5, firstWait: 1000, lockAt: 10, lock: minutes(15) },
  /** Wrong passwords and codes from one network address. */
  'guess.address': quota(50, minutes(15)),
  /** Codes sent to one phone or mailbox. */
  'code.target': quota(5, minutes(60)),
  /** Codes and registrations asked for from one network address. */
  'code.address': quota(60, minutes(60)),
  /** Messages to the support inbox from one network address. */
  'contact.address': quota(5, minutes(60)),
  /** New events of one account. */
  'event.author': quota(eventLimits.perDay, minutes(24 * 60)),
} satisfies Record<string, AttemptPolicy>

export type AttemptScope = keyof typeof policies

/**
 * Counts a try before it is made, so that many at once cannot slip past the limit together; a try that turns out right is given
 * back by {@link forgive}. An empty subject (a network address that nobody knows) is not counted.
 * @throws Refusal 429 with the seconds to wait.
 */
export async function charge(platform: Platform, work: Work, scope: AttemptScope, subject: string): Promise<void> {
  if (subject === '') return
  const key = { scope, subject: await platform.secrets.hash(subject) }
  const now = platform.clock.now()
  await work.db
    .insertInto('attempt_counters')
    .values({ ...key, failures: 0, window_started_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await rowOf(work, key).forUpdate().executeTakeFirstOrThrow()
  const counter = {
    failures: row.failures,
    windowStartedAt: Date.parse(row.window_started_at),
    lockedUntil: row.locked_until === null ? null : Date.parse(row.locked_until),
  }
  const wait = waitOf(counter, now.getTime())
  if (wait > 0) throw tooMany(wait)
  const next = afterFailure(counter, now.getTime(), policies[scope])
  await work.db
    .updateTable('attempt_counters')
    .set({
      failures: next.failures,
      window_started_at: new Date(next.windowStartedAt),
      locked_until: next.lockedUntil === null ? null : new Date(next.lockedUntil),
    })
    .where('scope', '=', key.scope)
    .where('subject', '=', key.subject)
    .execute()
}

/** Gives a try back: all of an account's, one of an address's (or a guesser would clear it with an account of their own). */
export async function forgive(
  platform: Platform,
  work: Work,
  scope: AttemptScope,
  subject: string,
  how: 'all' | 'one',
): Promise<void> {
  if (subject === '') return
  const hash = await platform.secrets.hash(subject)
  if (how === 'all') {
    await work.db.deleteFrom('attempt_counters').where('scope', '=', scope).where('subject', '=', hash).execute()
    return
  }
  await work.db
    .updateTable('attempt_counters')
    .set((eb) => ({ failures: eb('failures', '-', 1) }))
    .where('scope', '=', scope)
    .where('subject', '=', hash)
    .where('failures', '>', 0)
    .execute()
}

function rowOf(work: Work, key: { scope: string; subject: string }) {
  return work.db.selectFrom('attempt_counters').selectAll().where('scope', '=', key.scope).where('subject', '=', key.subject)
}
