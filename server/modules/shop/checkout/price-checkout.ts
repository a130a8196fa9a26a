import type { CheckoutInput, CheckoutTotals } from '#contract/shop/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { rehearse } from '#server/kernel/rehearse.ts'
import type { Work } from '#server/kernel/work.ts'
import { pricedLinesOf } from '#server/modules/orders/index.ts'
import { placeGoods, type PlacedGoods } from './place-goods.ts'

/** What a checkout would cost now: it is placed, read and undone, so that what is shown is what will be asked for. */
export async function priceCheckout(platform: Platform, actor: Actor, input: CheckoutInput): Promise<CheckoutTotals> {
  return platform.transact((work) => priceWithin(platform, work, actor, input))
}

/** {@link priceCheckout} within the caller's unit of work. */
export function priceWithin(platform: Platform, work: Work, actor: Actor, input: CheckoutInput): Promise<CheckoutTotals> {
  return rehearse(
    (run) => work.savepoint(() => run(work)),
    async () => totalsOf(work, await placeGoods(platform, work, actor, input, { only: 'price' })),
  )
}

/** What the orders come to, as they are written. */
export async function totalsOf(work: Work, { orders, couponRefusal }: PlacedGoods): Promise<CheckoutTotals> {
  const currency = orders[0]?.currency ?? 'USD'
  const money = (amount: number) => ({ amount, currency })
  const shown: CheckoutTotals['orders'] = []
  let total = 0
  for (const { orderId, pharmacy, deliveryFault } of orders) {
    const row = await work.db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()
    total += row.total
    shown.push({
      pharmacy,
      deliveryFault,
      lines: await pricedLinesOf(work.db, row),
      subtotal: money(row.subtotal),
      discount: money(row.discount - row.covered),
      covered: money(row.covered),
      tax: money(row.tax),
      taxIncluded: row.tax_included,
      total: money(row.total),
    })
  }
  return { orders: shown, total: money(total), couponRefusal }
}
