import { subscriptionOrder } from '#contract/plans/order-kind.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import type { OrderKindPort } from '#server/modules/orders/index.ts'
import { changeSubscription } from './change-subscription.ts'
import { lockSubscription, runningOf } from './find-subscription.ts'
import { daysAfter } from './rules.ts'
import { startSubscription } from './start-subscription.ts'
import { applyUpgrade, upgradeOfOrder } from './upgrades.ts'
import { endDays } from '#contract/plans/values.ts'

/** What stands behind the order of a period. */
export const subscriptionOrders: OrderKindPort = {
  machine: subscriptionOrder,
  async lock(work, { subject }) {
    if (subject) await lockSubscription(work, subject.id)
  },
  async payUntil(db, { id }) {
    const found = await ofOrder(db, id)
    if (!found) return upgradeUntil(db, id)
    if (found.state === 'pending') return found.due_at
    return found.state === 'past_due' ? daysAfter(found.starts_at, found.zone, endDays) : null
  },
  async onPaid(platform, work, { id }) {
    const found = await ofOrder(work.db, id)
    if (!found) return payUpgrade(platform, work, id)
    const row = await lockSubscription(work, found.id)
    if (row.state === 'past_due' && found.number === row.period) {
      await changeSubscription(platform, work, row, 'recover', {
        due_at: found.ends_at,
        reminded: 0,
        charge_at: null,
      })
      await work.db
        .updateTable('subscription_periods')
        .set({ paid_at: platform.clock.now() })
        .where('order_id', '=', id)
        .execute()
      return 'accepted'
    }
    const isFirst = found.number === 0 && found.paid_at === null && (row.state === 'pending' || row.state === 'cancelled')
    if (!isFirst || (await runningOf(work.db, row.user_id))) return 'refused'
    await startSubscription(platform, work, row)
    return 'accepted'
  },
}

async function upgradeUntil(db: Reader, orderId: string): Promise<string | null> {
  const asked = await upgradeOfOrder(db, orderId)
  return asked && asked.done_at === null && asked.ended_at === null ? asked.due_at : null
}

async function payUpgrade(platform: Platform, work: Work, orderId: string): Promise<'accepted' | 'refused'> {
  const asked = await upgradeOfOrder(work.db, orderId)
  if (!asked) return 'refused'
  return applyUpgrade(platform, work, await lockSubscription(work, asked.subscription_id), orderId)
}

/** The subscription and the period that an order pays. */
async function ofOrder(db: Reader, orderId: string) {
  return db
    .selectFrom('subscription_periods as period')
    .innerJoin('subscriptions', 'subscriptions.id', 'period.subscription_id')
    .select(['subscriptions.id', 'subscriptions.state', 'subscriptions.due_at', 'subscriptions.zone'])
    .select(['period.number', 'period.starts_at', 'period.ends_at', 'period.paid_at'])
    .where('period.order_id', '=', orderId)
    .executeTakeFirst()
}
