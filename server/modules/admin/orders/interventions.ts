import type { Interventions } from '#contract/admin/order-schemas.ts'
import { aloneLeft } from '#contract/admin/second-administrator.ts'
import type { InterventionVerb } from '#contract/admin/order-values.ts'
import { afterStep } from '#contract/kernel/machine.ts'
import { sum } from '#contract/orders/money.ts'
import { isSettled, isUnsettled } from '#contract/orders/order-payment.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { notFound } from '#server/kernel/errors.ts'
import { settingOf } from '#server/kernel/office-settings.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { buyersPart, orderKind, type OrderRow, piecesLeft, refundAmount } from '#server/modules/orders/index.ts'
import { givenAlone } from './office-refunds.ts'
import { presentRefund, waitingRefund } from './refund-requests.ts'

const takesGoods = (order: OrderRow) => order.kind === 'shop' || order.kind === 'medicine'
/** What can still go back to the buyer. */
const leftOf = (order: OrderRow) => (isSettled(order.payment_state) ? buyersPart(order, refundAmount(order, 'full')) : 0)

/** Whether an order's states allow it. */
export function mayIntervene(platform: Platform, order: OrderRow, verb: InterventionVerb): boolean {
  if (verb === 'refundLines') return isSettled(order.payment_state) && refundAmount(order, 'full') > 0
  if (verb !== 'cancel') return leftOf(order) > 0
  const isMoneyClear = isSettled(order.payment_state) || isUnsettled(order.payment_state)
  return isMoneyClear && afterStep(orderKind(platform, order.kind).machine, order.fulfilment_state, 'cancel') !== null
}

/** What an administrator can do to the order now, with the money and goods that it would touch. @throws Refusal 404. */
export async function readInterventions(platform: Platform, actor: Actor, { id }: { id: string }): Promise<Interventions> {
  const { db } = platform
  const order = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()
  if (!order) throw notFound()
  const money = (amount: number) => ({ amount, currency: order.currency })
  const back = money(leftOf(order))
  const all = await piecesLeft(db, id)
  const lines = all.filter(({ left, total }) => left > 0 && total > 0)
  const verbs = (['refund', 'refundLines', 'goodwill', 'cancel'] as const)
    .filter((verb) => mayIntervene(platform, order, verb) && (verb !== 'refundLines' || lines.length > 0))
    .map((verb) => ({ verb, refund: back, restocked: verb === 'cancel' && takesGoods(order) ? goodsOf(all) : 0 }))
  const waiting = await waitingRefund(platform, db, id)
  const left = aloneLeft(await settingOf(db, 'refundAlone'), { given: await givenAlone(db, id), currency: order.currency })
  return {
    version: order.updated_at,
    refundable: back,
    alone: money(Math.min(back.amount, left)),
    verbs: waiting ? [] : verbs,
    lines: isSettled(order.payment_state)
      ? lines.map(({ position, subject, quantity, left, total }) => ({ position, subject, quantity, left, total: money(total) }))
      : [],
    waiting: waiting ? presentRefund(waiting, actor) : null,
  }
}

const goodsOf = (lines: Awaited<ReturnType<typeof piecesLeft>>) =>
  sum(lines.filter(({ subject }) => subject.kind === 'product').map(({ quantity }) => quantity))
