import type { Subscription, SubscriptionChange } from '#contract/plans/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { conflict, invalid } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { hasBenefits } from './benefits.ts'
import { tellSubscriber } from './change-subscription.ts'
import { lockSubscription, pendingOf, periodOf, runningOf, type SubscriptionRow } from './find-subscription.ts'
import { presentVersion, versionOf } from './read-plans.ts'

/** The periods that are shown, latest first. */
const shownPeriods = 24

/** The caller's plan: the one that runs, else the one that waits for its first payment. */
export async function readSubscription(platform: Platform, actor: Actor): Promise<{ subscription: Subscription | null }> {
  const { db } = platform
  const row = (await runningOf(db, actor.userId)) ?? (await pendingOf(db, actor.userId))
  return { subscription: row ? await present(platform, db, row) : null }
}

async function present(platform: Platform, db: Reader, row: SubscriptionRow): Promise<Subscription> {
  const period = await periodOf(db, row)
  const periods = await db
    .selectFrom('subscription_periods as period')
    .innerJoin('orders', 'orders.id', 'period.order_id')
    .select(['period.number', 'period.starts_at', 'period.ends_at', 'period.order_id', 'period.paid_at'])
    .select(['orders.total', 'orders.currency'])
    .where('subscription_id', '=', row.id)
    .orderBy('number', 'desc')
    .limit(shownPeriods)
    .execute()
  return {
    id: row.id,
    state: row.state,
    plan: presentVersion(await versionOf(db, row.version_id)),
    next: row.next_version_id ? presentVersion(await versionOf(db, row.next_version_id)) : null,
    startsAt: period.starts_at,
    endsAt: period.ends_at,
    visitsUsed: period.visits_used,
    hasBenefits: hasBenefits(row, period, platform.clock.now().toISOString()),
    endsWithPeriod: row.ends_with_period,
    openOrderId: row.state === 'active' ? null : period.order_id,
    periods: periods.map(({ number, starts_at, ends_at, order_id, paid_at, total, currency }) => ({
      number,
      startsAt: starts_at,
      endsAt: ends_at,
      orderId: order_id,
      price: { amount: total, currency },
      isPaid: paid_at !== null,
    })),
  }
}

/**
 * Lets the plan end with its period, takes that back, or goes on with another plan from the next period. What is not paid ends at once.
 * @throws Refusal 409 `no_subscription`, `subscription_state`, 422 `plan_not_sold`
 */
export async function changeOwnSubscription(platform: Platform, actor: Actor, change: SubscriptionChange) {
  await platform.transact(async (work) => {
    const found = (await runningOf(work.db, actor.userId)) ?? (await pendingOf(work.db, actor.userId))
    if (!found) throw conflict('no_subscription', 'You have no plan')
    const row = await lockSubscription(work, found.id)
    if (row.state === 'cancelled') throw conflict('no_subscription', 'You have no plan')
    await work.db
      .updateTable('subscriptions')
      .set(await columnsOf(platform, work, row, change))
      .where('id', '=', row.id)
      .execute()
    await work.audit({
      action: `subscription.${change.step}`,
      recordKind: 'subscription',
      recordId: row.id,
      userId: actor.userId,
    })
    await tellSubscriber(work, row, row.state)
  })
  return readSubscription(platform, actor)
}

async function columnsOf(platform: Platform, work: Work, row: SubscriptionRow, change: SubscriptionChange) {
  if (change.step === 'cancel')
    return { ends_with_period: true, ...(row.state === 'active' ? {} : { due_at: platform.clock.now() }) }
  if (row.state !== 'active') throw conflict('subscription_state', 'Pay the open period first')
  if (change.step === 'goOn') return { ends_with_period: false }
  if (change.versionId === row.version_id) return { next_version_id: null }
  const version = await work.db
    .selectFrom('plan_versions')
    .select(['id', 'currency'])
    .where('id', '=', change.versionId)
    .where('state', '=', 'published')
    .executeTakeFirst()
  if (!version) throw invalid('versionId', 'plan_not_sold', 'This plan is not sold any more')
  return { next_version_id: version.id, ends_with_period: false }
}
