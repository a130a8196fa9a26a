import { paths } from '#contract/paths.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { chargedCard, chargeSavedCard } from '#server/modules/payments/index.ts'
import { lockSubscription, periodOf, type SubscriptionRow } from './find-subscription.ts'

/** Minutes after which a provider that did not answer is asked again. */
const againMinutes = 10

/** When the subscriber's card is charged: now, or never when there is none, or its bank refused it for good. */
export async function chargeAt(platform: Platform, work: Work, row: SubscriptionRow): Promise<string | null> {
  if (row.ends_with_period) return null
  const card = await chargedCard(platform, work.db, row.user_id)
  return card && card.id !== row.stopped_card ? platform.clock.now().toISOString() : null
}

/** A subscriber has another card: what is unpaid is charged to it. */
export async function chargeOtherCard(platform: Platform, work: Work, userId: string): Promise<void> {
  await work.db
    .updateTable('subscriptions')
    .set({ charge_at: platform.clock.now(), stopped_card: null })
    .where('user_id', '=', userId)
    .where('state', '=', 'past_due')
    .where('ends_with_period', '=', false)
    .execute()
}

/**
 * Charges the open period to the saved card when that is due. By several at once it is charged once: the attempt is named by its time, and the
 * payment is one. A card that was not taken is told of once, and tried again on the days of the reminders, unless its bank refused it for good.
 */
export async function chargeDue(platform: Platform, id: string): Promise<void> {
  const seen = await platform.db.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirst()
  if (!seen || !isDue(platform, seen)) return
  const { order_id, number } = await periodOf(platform.db, seen)
  const attempt = `${number}-${Date.parse(seen.charge_at!)}`
  const charged = await chargeSavedCard(platform, { payerId: seen.user_id, orderIds: [order_id], key: attempt })
  if (charged.outcome === 'paid') return
  await platform.transact(async (work) => {
    const row = await lockSubscription(work, id)
    if (row.charge_at !== seen.charge_at || row.state !== 'past_due') return
    const again = new Date(platform.clock.now().getTime() + againMinutes * 60_000)
    await work.db
      .updateTable('subscriptions')
      .set({
        charge_at: charged.outcome === 'unavailable' ? again : null,
        stopped_card: charged.isHard ? charged.cardId : row.stopped_card,
      })
      .where('id', '=', id)
      .execute()
    if (charged.outcome === 'unavailable') return
    const order = await work.db.selectFrom('orders').select('number').where('id', '=', order_id).executeTakeFirstOrThrow()
    const link = paths.userSettings.link({ tab: 'plan' })
    await work.inform([row.user_id], { kind: 'subscriptionCardFailed', data: { number: order.number }, link })
  })
}

const isDue = (platform: Platform, { state, charge_at, ends_with_period }: SubscriptionRow) =>
  state === 'past_due' && !ends_with_period && charge_at !== null && charge_at <= platform.clock.now().toISOString()
