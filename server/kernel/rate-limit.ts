import { sql } from 'kysely'
import { merged, type KeyIn, type Merged } from '#contract/capabilities.ts'
import type { RateLimit } from '#contract/kernel/capability.ts'
import { tooMany } from './errors.ts'
import { latest } from './jobs/due.ts'
import { getNetwork } from './network.ts'
import type { Platform } from './platform.ts'
import './tables.ts'
import type { Work } from './work.ts'

const limits: Readonly<Record<LimitName, RateLimit>> = merged('limits')

/** What is counted: the limits of all capabilities. */
export type LimitName = KeyIn<'limits'>

/** Those that count networks. */
export type NetworkLimitName = {
  [Name in LimitName]: Merged<'limits'>[Name] extends { readonly per: 'network' } ? Name : never
}[LimitName]

/**
 * Counts one use by the caller's network, in a transaction of its own before the work begins: a call that fails keeps its count, so that
 * nobody can guess without limit. An address that nobody knows (a call within the process or the browser) isn't counted.
 * @throws Refusal 429 with the seconds until the window ends.
 */
export async function limitNetwork(platform: Platform, scope: NetworkLimitName, ip: string): Promise<void> {
  if (ip === '') return
  await platform.transact((work) => countUse(platform, work, scope, getNetwork(ip)))
}

/**
 * Counts one use of something that is limited for each account or recipient, in the database, so that all processes count together. The
 * counter stays locked until the unit of work ends, and a unit that fails gives the use back.
 * @throws Refusal 429 with the seconds until the window ends.
 */
export function rateLimit(
  platform: Platform,
  work: Work,
  scope: Exclude<LimitName, NetworkLimitName>,
  subject: string,
): Promise<void> {
  return countUse(platform, work, scope, subject)
}

async function countUse({ clock, secrets }: Platform, work: Work, scope: LimitName, subject: string): Promise<void> {
  const { uses, seconds } = limits[scope]
  const now = clock.now()
  const lastOver = new Date(now.getTime() - seconds * 1000).toISOString()
  // A window that begins in the future was begun before the clock was set back.
  const isOver = sql<boolean>`(attempt_counters.window_started_at <= ${lastOver}::timestamptz
    or attempt_counters.window_started_at > ${new Date(latest(now.getTime(), 0)).toISOString()}::timestamptz)`
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
