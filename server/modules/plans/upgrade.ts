import { firstPaymentMinutes } from '#contract/plans/values.ts'
import type { UpgradeChoice, UpgradeQuote } from '#contract/plans/schemas.ts'
import { isUpgrade, upgradePrice } from '#contract/plans/upgrade.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { conflict, invalid } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { rateLimit } from '#server/kernel/rate-limit.ts'
import type { Work } from '#server/kernel/work.ts'
import { endUnpaidOrder, orderPayments } from '#server/modules/orders/index.ts'
import { lockSubscription, type PeriodRow, periodOf, runningOf, type SubscriptionRow } from './find-subscription.ts'
import { orderPlan } from './place-period.ts'
import { presentVersion, versionOf } from './read-plans.ts'
import { daysOf } from './rules.ts'
import { applyUpgrade, openUpgradeOf } from './upgrades.ts'

/** What it costs to go over to the plan now. @throws Refusal as {@link upgrade}, but for the price */
export async function priceUpgrade(
  platform: Platform,
  actor: Actor,
  { versionId }: { versionId: string },
): Promise<UpgradeQuote> {
  const { quote } = await priced(platform, platform.db, await mustRun(platform.db, actor), versionId)
  return quote
}

/**
 * Goes over to a dearer plan within the period, for the price that was shown: an order, and with its payment the plan. What was used of the
 * period stays used. A former choice that was not paid makes way.
 * @throws Refusal 409 `no_subscription`, `subscription_state` while the period is not paid, `no_upgrade` where the plan is not dearer or
 * includes less, `price_changed` when it is another day by now; 422 `plan_not_sold`
 */
export async function upgrade(
  platform: Platform,
  actor: Actor,
  { versionId, price }: UpgradeChoice,
): Promise<{ id: string; orderId: string }> {
  const seen = await mustRun(platform.db, actor)
  const former = await openUpgradeOf(platform.db, seen.id)
  // Money that is taken in this very moment counts; the payment is closed with the provider outside of any transaction.
  if (former && former.version_id !== versionId) await orderPayments(platform).endOpenPayment(platform, former.order_id)
  return platform.transact(async (work) => {
    const row = await lockSubscription(work, seen.id)
    const open = await openUpgradeOf(work.db, row.id)
    if (open?.version_id === versionId && open.amount === price) return { id: row.id, orderId: open.order_id }
    const { quote, version, period } = await priced(platform, work.db, row, versionId)
    if (quote.price.amount !== price) throw conflict('price_changed', 'The price has changed meanwhile; look again')
    await rateLimit(platform, work, 'subscription.start', actor.userId)
    if (open) await giveUp(platform, work, actor, open.order_id)
    const order = await orderPlan(platform, work, { subscription: row, version, price })
    const now = platform.clock.now()
    const held = now.getTime() + firstPaymentMinutes * 60_000
    await work.db
      .insertInto('subscription_upgrades')
      .values({
        order_id: order.id,
        subscription_id: row.id,
        number: row.period,
        from_version_id: row.version_id,
        version_id: versionId,
        amount: price,
        created_at: now,
        due_at: new Date(Math.min(held, Date.parse(period.ends_at))),
      })
      .execute()
    await work.audit({ action: 'subscription.upgrade', recordKind: 'subscription', recordId: row.id, userId: actor.userId })
    if (order.paymentState === 'paid') await applyUpgrade(platform, work, row, order.id)
    return { id: row.id, orderId: order.id }
  })
}

async function mustRun(db: Reader, { userId }: Actor): Promise<SubscriptionRow> {
  const row = await runningOf(db, userId)
  if (!row) throw conflict('no_subscription', 'You have no plan')
  return row
}

async function priced(platform: Platform, db: Reader, row: SubscriptionRow, versionId: string) {
  if (row.state !== 'active') throw conflict('subscription_state', 'Pay the open period first')
  const [from, period] = [await versionOf(db, row.version_id), await periodOf(db, row)]
  const version = await db
    .selectFrom('plan_versions')
    .selectAll()
    .where('id', '=', versionId)
    .where('state', '=', 'published')
    .executeTakeFirst()
  if (!version) throw invalid('versionId', 'plan_not_sold', 'This plan is not sold any more')
  const now = platform.clock.now().toISOString()
  // Its next period is about to begin: the plan can be chosen for that.
  if (!isUpgrade(presentVersion(from), presentVersion(version)) || now >= period.ends_at)
    throw conflict('no_upgrade', 'This plan follows with the next period')
  return { version, period, quote: quoteOf(row, period, version.price - from.price, version.currency, now) }
}

function quoteOf(row: SubscriptionRow, period: PeriodRow, difference: number, currency: string, now: string): UpgradeQuote {
  const days = daysOf(period, row.zone, now)
  const price = { amount: upgradePrice(difference, days), currency }
  return { price, daysLeft: days.left, days: days.all, endsAt: period.ends_at }
}

async function giveUp(platform: Platform, work: Work, actor: Actor, orderId: string): Promise<void> {
  if (!(await endUnpaidOrder(platform, work, orderId, { state: 'cancelled', actorId: actor.userId })))
    throw conflict('subscription_state', 'This was paid in this very moment')
  const ended_at = platform.clock.now()
  await work.db.updateTable('subscription_upgrades').set({ ended_at }).where('order_id', '=', orderId).execute()
}
