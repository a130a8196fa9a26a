import { paths } from '#contract/paths.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { endUnpaidOrder, orderPayments } from '#server/modules/orders/index.ts'
import { tellSubscriber } from './change-subscription.ts'
import { lockSubscription, type SubscriptionRow } from './find-subscription.ts'
import { versionOf } from './read-plans.ts'

/** The upgrade that waits to be paid. */
export function openUpgradeOf(db: Reader, subscriptionId: string) {
  return open(db).where('subscription_id', '=', subscriptionId).executeTakeFirst()
}

const open = (db: Reader) =>
  db.selectFrom('subscription_upgrades').selectAll().where('done_at', 'is', null).where('ended_at', 'is', null)

export function upgradeOfOrder(db: Reader, orderId: string) {
  return db.selectFrom('subscription_upgrades').selectAll().where('order_id', '=', orderId).executeTakeFirst()
}

/**
 * The order of an upgrade is paid: what the dearer plan includes is there at once, what was used stays used, and all periods are counted from
 * the same day as before. `refused` when the period, or the plan that it was reckoned from, is another by now.
 */
export async function applyUpgrade(
  platform: Platform,
  work: Work,
  row: SubscriptionRow,
  orderId: string,
): Promise<'accepted' | 'refused'> {
  const asked = await upgradeOfOrder(work.db, orderId)
  const isStill =
    asked &&
    asked.done_at === null &&
    row.state === 'active' &&
    row.period === asked.number &&
    row.version_id === asked.from_version_id
  if (!isStill) return 'refused'
  const [now, version] = [platform.clock.now(), await versionOf(work.db, asked.version_id)]
  await work.db
    .updateTable('subscriptions')
    .set({ version_id: version.id, next_version_id: null })
    .where('id', '=', row.id)
    .execute()
  const period = await work.db
    .updateTable('subscription_periods')
    .set({ version_id: version.id, visits: version.visits })
    .where('subscription_id', '=', row.id)
    .where('number', '=', row.period)
    .returning('ends_at')
    .executeTakeFirstOrThrow()
  await work.db
    .updateTable('subscription_upgrades')
    .set({ done_at: now, ended_at: null })
    .where('order_id', '=', orderId)
    .execute()
  await tellSubscriber(work, row, row.state)
  await work.inform([row.user_id], {
    kind: 'subscriptionUpgraded',
    data: { until: period.ends_at },
    link: paths.userSettings.link({ tab: 'plan' }),
  })
  return 'accepted'
}

/** Upgrades that were not paid in time, at most so many at once. */
export function dueUpgrades({ db, clock }: Platform, atOnce: number) {
  return open(db).where('due_at', '<=', clock.now().toISOString()).orderBy('due_at').limit(atOnce).execute()
}

/** Ends an upgrade that was not paid in time; the plan stays as it is. Money that is taken in this very moment counts. */
export async function endUpgrade(
  platform: Platform,
  { order_id, subscription_id }: { readonly order_id: string; readonly subscription_id: string },
): Promise<void> {
  await orderPayments(platform).endOpenPayment(platform, order_id)
  await platform.transact(async (work) => {
    await lockSubscription(work, subscription_id)
    if (await orderPayments(platform).hasOpenPayment(work, order_id)) return
    if (!(await endUnpaidOrder(platform, work, order_id, { state: 'expired' }))) return
    const ended_at = platform.clock.now()
    await work.db.updateTable('subscription_upgrades').set({ ended_at }).where('order_id', '=', order_id).execute()
  })
}
