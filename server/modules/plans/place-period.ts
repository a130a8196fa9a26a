import { defaultLocale, locales } from '#contract/kernel/values.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { placeOrder, type PlacedOrder } from '#server/modules/orders/index.ts'
import type { PlanVersionRow } from './read-plans.ts'

interface PeriodToPlace {
  readonly subscription: { readonly id: string; readonly user_id: string }
  readonly version: PlanVersionRow
  readonly number: number
  readonly startsAt: string
  readonly endsAt: string
}

/** Writes a period with its order. A second one of the same number is refused by the database. */
export async function placePeriod(
  platform: Platform,
  work: Work,
  { subscription, version, number, startsAt, endsAt }: PeriodToPlace,
): Promise<PlacedOrder> {
  const order = await orderPlan(platform, work, { subscription, version, price: version.price })
  await work.db
    .insertInto('subscription_periods')
    .values({
      subscription_id: subscription.id,
      number,
      version_id: version.id,
      order_id: order.id,
      starts_at: startsAt,
      ends_at: endsAt,
      paid_at: order.paymentState === 'paid' ? startsAt : null,
      visits: version.visits,
    })
    .execute()
  return order
}

interface PlanToOrder {
  readonly subscription: PeriodToPlace['subscription']
  readonly version: PlanVersionRow
  /** Minor units. */
  readonly price: number
}

/** An order of a plan, named in the subscriber's language. */
export async function orderPlan(
  platform: Platform,
  work: Work,
  { subscription, version, price }: PlanToOrder,
): Promise<PlacedOrder> {
  const buyer = await work.db.selectFrom('users').select('locale').where('id', '=', subscription.user_id).executeTakeFirst()
  const locale = locales.find((each) => each === buyer?.locale) ?? defaultLocale
  return placeOrder(platform, work, {
    kind: 'subscription',
    buyerId: subscription.user_id,
    sellerId: version.published_by!,
    subject: { kind: 'subscription', id: subscription.id },
    lines: [
      {
        subject: { kind: 'product', name: version.texts[locale].name },
        record: { kind: 'plan', id: version.id },
        quantity: 1,
        unitPrice: price,
      },
    ],
    currency: version.currency,
  })
}
