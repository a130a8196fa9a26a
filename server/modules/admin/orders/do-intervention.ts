import type { Intervention } from '#contract/admin/order-schemas.ts'
import { paths } from '#contract/paths.ts'
import { isUnsettled } from '#contract/orders/order-payment.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { cancelByOffice } from '#server/modules/booking/index.ts'
import { callOffMedicine } from '#server/modules/medicine-orders/index.ts'
import {
  buyersPart,
  giveGoodwill,
  type OrderRow,
  piecesLeft,
  priceOfPieces,
  refundAmount,
  refundLines,
  refundOrder,
} from '#server/modules/orders/index.ts'
import { callOffGoods } from '#server/modules/shop/index.ts'

/** What is done to an order, without the state it was seen in. */
export type Doing = Intervention extends infer One ? (One extends Intervention ? Omit<One, 'version'> : never) : never

/** What of it reaches the buyer, in minor units. @throws Refusal 409 `refund_too_large`, 422 `lines` where there is not so much left */
export async function moneyOf(work: Work, order: OrderRow, doing: Doing): Promise<number> {
  const left = buyersPart(order, refundAmount(order, 'full'))
  if (doing.verb === 'cancel') return isUnsettled(order.payment_state) ? 0 : left
  if (doing.verb === 'refundLines')
    return buyersPart(order, await priceOfPieces(work.db, order, await piecesOf(work, order, doing.lines)))
  if (doing.amount > left) throw conflict('refund_too_large', 'More cannot go back than was paid')
  return doing.amount
}

/**
 * Does it to the locked order, by the verbs that its parties have. `endUnpaid`: nothing is done yet, for its open payment must be closed with
 * the provider first, which no transaction waits for.
 */
export async function doIntervention(
  platform: Platform,
  work: Work,
  actor: Actor,
  order: OrderRow,
  doing: Doing,
): Promise<'done' | 'endUnpaid'> {
  const how = { reason: doing.reason, actorId: actor.userId }
  const amount = await moneyOf(work, order, doing)
  if (doing.verb === 'cancel') {
    if (order.kind === 'appointment') {
      await cancelVisit(platform, work, actor, order, doing.reason)
      return 'done'
    }
    if (isUnsettled(order.payment_state)) return 'endUnpaid'
    if (order.kind === 'medicine') await callOffMedicine(platform, work, order.id, how)
    else await callOffGoods(platform, work, order, how)
  } else if (doing.verb === 'refund') await refundOrder(platform, work, order.id, { portion: { amount }, ...how })
  else if (doing.verb === 'goodwill') await giveGoodwill(platform, work, order.id, { amount, ...how })
  else await refundLines(platform, work, order.id, { ...(await piecesOf(work, order, doing.lines)), ...how })
  if (amount > 0)
    await work.inform([order.buyer_id], {
      kind: 'officeRefunded',
      data: { number: order.number, amount, currency: order.currency, reason: doing.reason },
      link: paths.orderSummery.link({ id: order.id }),
    })
  return 'done'
}

type Pieces = Extract<Doing, { verb: 'refundLines' }>['lines']

/** A delivery goes back whole, and is named apart. */
async function piecesOf(work: Work, order: OrderRow, lines: Pieces) {
  const all = await piecesLeft(work.db, order.id)
  const isDelivery = ({ position }: Pieces[number]) => all[position - 1]?.subject.kind === 'delivery'
  return { lines: lines.filter((line) => !isDelivery(line)), delivery: lines.some(isDelivery) }
}

async function cancelVisit(platform: Platform, work: Work, actor: Actor, order: OrderRow, reason: string): Promise<void> {
  if (order.subject_id === null) throw conflict('order_state', 'There is no visit behind this order')
  await cancelByOffice(platform, work, actor, { id: order.subject_id, reason })
}
