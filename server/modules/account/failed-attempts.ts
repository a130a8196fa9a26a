import { tooMany } from '#server/kernel/errors.ts'
import { latest } from '#server/kernel/jobs/index.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { afterFailure, waitOf } from './rules/growing-wait.ts'
import type { FailureCount, WaitPolicy } from './rules/growing-wait.ts'
import './tables.ts'

const seconds = (count: number) => count * 1000
const minutes = (count: number) => seconds(count * 60)
const hours = (count: number) => minutes(count * 60)

/**
 * Whose failures are counted, and what waits they bring. Those of one account lie apart for each network, so that a stranger's guesses
 * hardly hold up its owner elsewhere; those from everywhere together stop many strangers.
 */
const policies = {
  /** Wrong passwords for one account, known or not, from one network. */
  'signIn.accountFromNetwork': { window: hours(24), free: 5, firstWait: seconds(1), longestWait: minutes(15) },
  /** Wrong passwords for one account from everywhere. */
  'signIn.account': { window: hours(24), free: 20, firstWait: seconds(1), longestWait: minutes(5) },
  /** Wrong passwords and codes for one account from a device on which it signed in before. */
  'signIn.knownDevice': { window: hours(24), free: 5, firstWait: seconds(1), longestWait: minutes(15) },
  /** Wrong passwords and codes from one network. */
  'guess.address': { window: hours(1), free: 50, firstWait: seconds(1), longestWait: minutes(5) },
  /** Wrong passwords and codes of somebody who is signed in. */
  'guess.self': { window: hours(24), free: 5, firstWait: seconds(1), longestWait: minutes(15) },
} satisfies Record<string, WaitPolicy>

/** One count of failures. An empty subject (a network address that nobody knows) is not counted. */
export interface Counted {
  readonly scope: keyof typeof policies
  readonly subject: string
}

interface Row {
  readonly failures: number
  readonly window_started_at: string
  readonly locked_until: string | null
}

const asCount = (row: Row): FailureCount => ({
  failures: row.failures,
  windowStartedAt: Date.parse(row.window_started_at),
  lockedUntil: row.locked_until === null ? null : Date.parse(row.locked_until),
})

/** Only failures are counted, so that many people who know their passwords never hold each other up. @throws Refusal 429 with the seconds to wait. */
export async function refuseWhileWaiting(platform: Platform, all: readonly Counted[]): Promise<void> {
  const keys = await keysOf(platform, all)
  if (keys.length === 0) return
  const rows = await platform.db
    .selectFrom('attempt_counters')
    .select(['scope', 'failures', 'window_started_at', 'locked_until'])
    .where((eb) => eb.or(keys.map(({ scope, subject }) => eb.and({ scope, subject }))))
    .where('locked_until', 'is not', null)
    .execute()
  const now = platform.clock.now().getTime()
  const wait = Math.max(0, ...rows.filter((row) => !isFromLaterClock(row, now)).map((row) => waitOf(asCount(row), now)))
  if (wait > 0) throw tooMany(wait)
}

/** A wait longer than any that is given was begun before the clock was set back. */
const isFromLaterClock = ({ scope, locked_until }: Row & { readonly scope: string }, now: number) =>
  locked_until !== null && Date.parse(locked_until) > latest(now, policies[scope as Counted['scope']].longestWait)

/** Counts one failure everywhere it counts. The unit of work must be committed. */
export async function countFailure(platform: Platform, work: Work, all: readonly Counted[]): Promise<void> {
  const now = platform.clock.now()
  for (const { scope, subject } of await keysOf(platform, all)) {
    // One statement that makes the row or locks it: nothing can take it away in between.
    const before = await work.db
      .insertInto('attempt_counters')
      .values({ scope, subject, failures: 0, window_started_at: now })
      .onConflict((conflict) =>
        conflict.columns(['scope', 'subject']).doUpdateSet((eb) => ({ failures: eb.ref('attempt_counters.failures') })),
      )
      .returning(['failures', 'window_started_at', 'locked_until'])
      .executeTakeFirstOrThrow()
    const after = afterFailure(asCount(before), now.getTime(), policies[scope])
    await work.db
      .updateTable('attempt_counters')
      .set({
        failures: after.failures,
        window_started_at: new Date(after.windowStartedAt),
        locked_until: after.lockedUntil === null ? null : new Date(after.lockedUntil),
      })
      .where('scope', '=', scope)
      .where('subject', '=', subject)
      .execute()
  }
}

/** Forgets an account's failures after a success. Never those of a network: who guesses there could sign in to an own account in between. */
export async function forgetFailures(platform: Platform, work: Work, all: readonly Counted[]): Promise<void> {
  const keys = await keysOf(
    platform,
    all.filter(({ scope }) => scope !== 'guess.address'),
  )
  if (keys.length === 0) return
  await work.db
    .updateTable('attempt_counters')
    .set({ failures: 0, locked_until: null })
    .where((eb) => eb.or(keys.map(({ scope, subject }) => eb.and({ scope, subject }))))
    .where('failures', '>', 0)
    .execute()
}

/** Sorted, so that two units of work that count the same cannot wait for each other. */
async function keysOf({ secrets }: Platform, all: readonly Counted[]) {
  const counted = all.filter(({ subject }) => subject !== '').toSorted((a, b) => (a.scope < b.scope ? -1 : 1))
  return Promise.all(counted.map(async ({ scope, subject }) => ({ scope, subject: await secrets.hash(subject) })))
}
