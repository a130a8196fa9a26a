import { sum } from '#contract/orders/money.ts'
import type { CheckoutOrders } from '#contract/shop/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { readOrder } from '#server/modules/orders/index.ts'

/** The order with those of its checkout that went the same way so far: still to be paid, or paid. 404 for who may not see it. */
export async function readCheckout(platform: Platform, actor: Actor, { id }: { id: string }): Promise<CheckoutOrders> {
  const asked = await readOrder(platform, actor, { id })
  const others: CheckoutOrders['orders'] = []
  for (const other of await othersOf(platform.db, id)) others.push(await readOrder(platform, actor, { id: other }))
  const orders = [asked, ...others.filter(({ paymentState }) => paymentState !== 'voided')].toSorted((a, b) =>
    a.id < b.id ? -1 : 1,
  )
  return { orders, total: { amount: sum(orders.map(({ total }) => total.amount)), currency: asked.total.currency } }
}

async function othersOf(db: Reader, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('goods_orders as asked')
    .innerJoin('goods_orders as other', 'other.checkout_id', 'asked.checkout_id')
    .select('other.order_id')
    .where('asked.order_id', '=', id)
    .where('other.order_id', '<>', id)
    .execute()
  return rows.map(({ order_id }) => order_id)
}
