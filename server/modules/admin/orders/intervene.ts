import type { Intervention, Interventions } from '#contract/admin/order-schemas.ts'
import { isUnsettled } from '#contract/orders/order-payment.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, invalid } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { cancelByOffice } from '#server/modules/booking/index.ts'
import { endGoodsOrder, stockLinesOf } from '#server/modules/goods/index.ts'
import { lockOrder, type OrderRow, refundAmount, refundOrder } from '#server/modules/orders/index.ts'
import { restock } from '#server/modules/stock/index.ts'
import { mayIntervene, readInterventions } from './interventions.ts'

/**
 * Gives money back, or calls off what was ordered with all that was paid. Both parties see the reason in the order's timeline.
 * @throws Refusal 404; 409 `order_changed` when it is not as the administrator saw it, `order_state`, `refund_too_large`.
 */
export async function intervene(
  platform: Platform,
  actor: Actor,
  { id, ...input }: Intervention & { id: string },
): Promise<Interventions> {
  const doing = { reason: input.reason, actorId: actor.userId }
  const endsUnpaid = await platform.transact(async (work) => {
    const order = await lockOrder(platform, work, id)
    if (Date.parse(order.updated_at) !== Date.parse(input.version))
      throw conflict('order_changed', 'The order has changed meanwhile; look at it again')
    if (!mayIntervene(platform, order, input.verb))
      throw conflict('order_state', 'The order is in a state that does not allow this')
    await work.audit({
      action: `order.intervene.${input.verb}`,
      recordKind: 'order',
      recordId: id,
      userId: actor.userId,
      reason: input.reason,
      concernsId: order.buyer_id,
    })
    if (input.verb === 'refund') await giveBack(platform, work, order, input.amount, doing)
    else if (order.kind === 'appointment') await cancelVisit(platform, work, actor, order, input.reason)
    // Its payment is closed with the provider first, which no transaction waits for.
    else if (isUnsettled(order.payment_state)) return true
    else await cancelGoods(platform, work, order, doing)
    return false
  })
  if (endsUnpaid) await endGoodsOrder(platform, id, { state: 'cancelled', ...doing })
  return readInterventions(platform, { id })
}

interface Doing {
  readonly reason: string
  readonly actorId: string
}

async function giveBack(
  platform: Platform,
  work: Work,
  order: OrderRow,
  amount: number | undefined,
  doing: Doing,
): Promise<void> {
  if (amount === undefined) throw invalid('amount', 'required', 'Say how much goes back')
  if (amount > refundAmount(order, 'full')) throw conflict('refund_too_large', 'More cannot go back than was paid')
  await refundOrder(platform, work, order.id, { portion: { amount }, ...doing })
}

async function cancelVisit(platform: Platform, work: Work, actor: Actor, order: OrderRow, reason: string): Promise<void> {
  if (order.subject_id === null) throw conflict('order_state', 'There is no visit behind this order')
  await cancelByOffice(platform, work, actor, { id: order.subject_id, reason })
}

/** What was taken from the shelf lies there again: it has not been packed. */
async function cancelGoods(platform: Platform, work: Work, order: OrderRow, doing: Doing): Promise<void> {
  await restock(platform, work, { orderId: order.id, lines: await stockLinesOf(work, order.id) })
  await refundOrder(platform, work, order.id, { portion: 'full', fulfilment: 'cancel', ...doing })
}
