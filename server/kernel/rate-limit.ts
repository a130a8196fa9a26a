import { sql } from 'kysely'
import { merged, type KeyIn } from '#contract/capabilities.ts'
import type { RateLimit } from '#contract/kernel/capability.ts'
import { tooMany } from './errors.ts'
import type { Platform } from './platform.ts'
import './tables.ts'
import type { Work } from './work.ts'

const limits: Readonly<Record<LimitName, RateLimit>> = merged('limits')

/** What is counted: the limits of all capabilities. */
export type LimitName = KeyIn<'limits'>

/**
 * Counts one use of something that is limited for each subject, in the database, so that all processes count together. The subject's
 * counter stays locked until the unit of work ends, and a unit that fails gives the use back. An empty subject (a network address that
 * nobody knows) is not counted.
 * @throws Refusal 429 with the seconds until the window ends.
 */
export async function rateLimit({ clock, secrets }: Platform, work: Work, scope: LimitName, subject: string): Promise<void> {
  if (subject === '') return
  const { uses, seconds } = limits[scope]
  const now = clock.now()
  const lastOver = new Date(now.getTime() - seconds * 1000).toISOString()
  const isOver = sql<boolean>`attempt_counters.window_started_at <= ${lastOver}::timestamptz`
  const counted = await work.db
    .insertInto('attempt_counters')
    .values({ scope, subject: await secrets.hash(subject), failures: 1, window_started_at: now })
    .onConflict((conflict) =>
      conflict.columns(['scope', 'subject']).doUpdateSet({
        failures: sql`case when ${isOver} then 1 else attempt_counters.failures + 1 end`,
        window_started_at: sql`case when ${isOver} then excluded.window_started_at else attempt_counters.window_started_at end`,
      }),
    )
    .returning(['failures', 'window_started_at'])
    .executeTakeFirstOrThrow()
  if (counted.failures <= uses) return
  throw tooMany(Math.ceil((Date.parse(counted.window_started_at) + seconds * 1000 - now.getTime()) / 1000))
}
