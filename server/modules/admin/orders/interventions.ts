import { sql } from 'kysely'
import type { Interventions } from '#contract/admin/order-schemas.ts'
import type { InterventionVerb } from '#contract/admin/order-values.ts'
import { afterStep } from '#contract/kernel/machine.ts'
import { isSettled, isUnsettled } from '#contract/orders/order-payment.ts'
import type { Reader } from '#server/kernel/db.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { orderKind, type OrderRow, refundAmount } from '#server/modules/orders/index.ts'

const takesGoods = (order: OrderRow) => order.kind === 'shop' || order.kind === 'medicine'

/** Whether an order's states allow it. */
export function mayIntervene(platform: Platform, order: OrderRow, verb: InterventionVerb): boolean {
  if (verb === 'refund') return isSettled(order.payment_state) && refundAmount(order, 'full') > 0
  const isMoneyClear = isSettled(order.payment_state) || isUnsettled(order.payment_state)
  return isMoneyClear && afterStep(orderKind(platform, order.kind).machine, order.fulfilment_state, 'cancel') !== null
}

/** What an administrator can do to the order now, with the money and goods that it would touch. @throws Refusal 404. */
export async function readInterventions(platform: Platform, { id }: { id: string }): Promise<Interventions> {
  const order = await platform.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()
  if (!order) throw notFound()
  const back = isSettled(order.payment_state) ? refundAmount(order, 'full') : 0
  const money = (amount: number) => ({ amount, currency: order.currency })
  const verbs: Interventions['verbs'] = []
  if (mayIntervene(platform, order, 'refund')) verbs.push({ verb: 'refund', refund: money(back), restocked: 0 })
  if (mayIntervene(platform, order, 'cancel'))
    verbs.push({ verb: 'cancel', refund: money(back), restocked: takesGoods(order) ? await goodsIn(platform.db, id) : 0 })
  return { version: order.updated_at, refundable: money(back), verbs }
}

async function goodsIn(db: Reader, orderId: string): Promise<number> {
  const { goods } = await db
    .selectFrom('order_lines')
    .select(sql<number>`coalesce(sum(quantity), 0)::int`.as('goods'))
    .where('order_id', '=', orderId)
    .where('kind', '=', 'product')
    .executeTakeFirstOrThrow()
  return goods
}
