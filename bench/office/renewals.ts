import { sql } from 'kysely'
import { setTimeout as pause } from 'node:timers/promises'
import { locales } from '#contract/kernel/values.ts'
import { migrationLimits } from '#server/adapters/postgres/time-limits.ts'
import { versionOf } from '#server/modules/plans/read-plans.ts'
import { placePeriod } from '#server/modules/plans/place-period.ts'
import { openPlatform } from '../running/platform.ts'
import { administratorId, makeOffice } from './people.ts'
import { startWorkers, untilReached } from './workers.ts'

/**
 * Subscriptions that all fall due at once are renewed by three processes, of which one is killed five times: one order for each period, and each
 * subscriber is told once. `BENCH_DATABASE_URL=postgres://… tsx bench/office/renewals.ts [subscriptions]`. One JSON line.
 */
const subscriptions = Number(process.argv[2] ?? 100_000)
const kills = 5
const { db, platform } = await openPlatform(6, migrationLimits)
await makeOffice(db, subscriptions)
const [plan, version] = [platform.ids.next(), platform.ids.next()]
const texts = JSON.stringify(Object.fromEntries(locales.map((locale) => [locale, { name: 'Family', about: 'Four visits' }])))
await sql`insert into plans (id, created_at) values (${plan}, now())`.execute(db)
await sql`insert into plan_versions (id, plan_id, number, state, audience, price, currency, period, visits, free_delivery, texts, published_by, published_at)
  values (${version}, ${plan}, 1, 'published', 'everyone', 2000, 'USD', 'month', 2, true, ${texts}::jsonb, ${administratorId}, now())`.execute(
  db,
)
await sql`insert into subscriptions (id, user_id, version_id, state, zone, anchor, due_at, created_at)
  select gen_random_uuid(), id, ${version}, 'active', 'UTC', now() - interval '1 month', now(), now() from users where user_type = 0`.execute(
  db,
)
await copyFirstPeriod()
await sql`analyze subscriptions`.execute(db)

const renewed = async () =>
  (await sql<{ count: number }>`select count(*)::int as count from subscription_periods where number = 1`.execute(db)).rows[0]!
    .count
const began = performance.now()
const workers = startWorkers(3, 'plans.renew')
for (let round = 1; round <= kills; round += 1) {
  await untilReached((subscriptions * round) / (kills + 1), renewed)
  workers.killOldest()
}
await untilReached(subscriptions, renewed)
const seconds = (performance.now() - began) / 1000
// Whatever would do it a second time has a while to do so.
await pause(10_000)
workers.stop()
const found = await sql<{ periods: number; orders: number; twice: number; told: number }>`select
  (select count(*) from subscription_periods where number = 1)::int as periods,
  (select count(*) from orders where kind = 'subscription')::int as orders,
  (select count(*) from (select 1 from orders where kind = 'subscription' group by subject_id having count(*) <> 2) as other)::int as twice,
  (select count(*) from (select 1 from notices where kind = 'subscriptionDue' group by user_id having count(*) = 1) as once)::int as told`.execute(
  db,
)
await db.destroy()
console.log(JSON.stringify({ bench: 'office.renewals', subscriptions, kills, seconds, ...found.rows[0]! }))

/** The period that runs: placed by the platform for one subscription, and copied for all others. */
async function copyFirstPeriod(): Promise<void> {
  const first = await db.selectFrom('subscriptions').select(['id', 'user_id', 'anchor', 'due_at']).executeTakeFirstOrThrow()
  const { id } = await platform.transact(async (work) => {
    const row = await versionOf(work.db, version)
    const period = { subscription: first, version: row, number: 0, startsAt: first.anchor, endsAt: first.due_at! }
    return placePeriod(platform, work, period)
  })
  await sql`update orders set payment_state = 'paid', fulfilment_state = 'active' where id = ${id}`.execute(db)
  await sql`insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(),
      'number', 'B-' || s.id, 'buyer_id', s.user_id, 'subject_id', s.id))).*
    from orders o, subscriptions s where o.id = ${id} and s.id <> ${first.id}`.execute(db)
  await sql`insert into subscription_periods (subscription_id, number, version_id, order_id, starts_at, ends_at, paid_at, visits)
    select subject_id, 0, ${version}, id, now() - interval '1 month', now(), now() - interval '1 month', 2
    from orders where kind = 'subscription' and id <> ${id}`.execute(db)
}
