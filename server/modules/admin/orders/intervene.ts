import { needsSecond } from '#contract/admin/second-administrator.ts'
import type { Intervention, Interventions } from '#contract/admin/order-schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict } from '#server/kernel/errors.ts'
import { settingOf } from '#server/kernel/office-settings.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { endGoodsOrder } from '#server/modules/goods/index.ts'
import { lockOrder, type OrderRow } from '#server/modules/orders/index.ts'
import { type Doing, doIntervention, moneyOf } from './do-intervention.ts'
import { mayIntervene, readInterventions } from './interventions.ts'
import { askSecond, givenAlone, keepRefund } from './office-refunds.ts'
import { waitingRefund } from './refund-requests.ts'

/**
 * Gives money back, or calls off what was ordered with all that was paid. Both parties see the reason in the order's timeline. What is above
 * the limit of one administrator waits for another instead, and the answer says so.
 * @param alongside what is done in the same unit of work, or refuses all of it; after it for goods that nobody paid, whose payment is ended first;
 * never while it waits for another administrator
 * @throws Refusal 404; 409 `order_changed` when it is not as the administrator saw it, `order_state`, `refund_too_large`, `refund_waits` while
 * something waits for another administrator already
 */
export async function intervene(
  platform: Platform,
  actor: Actor,
  { id, version, ...doing }: Intervention & { id: string },
  alongside: (work: Work) => Promise<void> = async () => {},
): Promise<Interventions> {
  const done = await platform.transact(async (work) => {
    const order = await lockAsSeen(platform, work, id, version)
    if (await waitingRefund(platform, work.db, id)) throw conflict('refund_waits', 'A refund of this order waits already')
    assertMay(platform, order, doing)
    const amount = await moneyOf(work, order, doing)
    const given = await givenAlone(work.db, id)
    if (needsSecond(await settingOf(work.db, 'refundAlone'), { amount, given, currency: order.currency })) {
      await askSecond(platform, work, actor, { order, doing, amount })
      return 'asked'
    }
    await auditIntervention(work, actor, order, doing)
    const outcome = await doIntervention(platform, work, actor, order, doing)
    if (amount > 0) await keepRefund(platform, work, actor, { order, doing, amount, state: 'done' })
    if (outcome !== 'endUnpaid') await alongside(work)
    return outcome
  })
  if (done === 'endUnpaid') {
    await endGoodsOrder(platform, id, { state: 'cancelled', reason: doing.reason, actorId: actor.userId })
    await platform.transact(alongside)
  }
  return readInterventions(platform, actor, { id })
}

/** @throws Refusal 404; 409 `order_changed` when the order is not as it was seen */
export async function lockAsSeen(platform: Platform, work: Work, id: string, version: string): Promise<OrderRow> {
  const order = await lockOrder(platform, work, id)
  if (Date.parse(order.updated_at) !== Date.parse(version))
    throw conflict('order_changed', 'The order has changed meanwhile; look at it again')
  return order
}

/** @throws Refusal 409 `order_state` */
export function assertMay(platform: Platform, order: OrderRow, { verb }: Doing): void {
  if (!mayIntervene(platform, order, verb)) throw conflict('order_state', 'The order is in a state that does not allow this')
}

export function auditIntervention(work: Work, actor: Actor, order: OrderRow, doing: Doing): Promise<void> {
  return work.audit({
    action: `order.intervene.${doing.verb}`,
    recordKind: 'order',
    recordId: order.id,
    userId: actor.userId,
    reason: doing.reason,
    concernsId: order.buyer_id,
  })
}
