import type { Interventions } from '#contract/admin/order-schemas.ts'
import { paths } from '#contract/paths.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, forbidden, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { administrators } from '#server/modules/account/index.ts'
import { endGoodsOrder } from '#server/modules/goods/index.ts'
import { lockOrder, type OrderRow } from '#server/modules/orders/index.ts'
import { type Doing, doIntervention } from './do-intervention.ts'
import { assertMay, auditIntervention, lockAsSeen } from './intervene.ts'
import { readInterventions } from './interventions.ts'

/**
 * Agrees to a refund that another administrator asked for: it is done in this moment, to the order as it stands.
 * @throws Refusal 403 `own_refund` to who asked for it; 404; 409 `refund_over` when it no longer waits, `order_changed`, `order_state`,
 * `refund_too_large`
 */
export async function agreeToRefund(
  platform: Platform,
  actor: Actor,
  { id, version }: { id: string; version: string },
): Promise<Interventions> {
  const { order_id: orderId } = await find(platform, id)
  const ended = await platform.transact(async (work) => {
    const order = await lockAsSeen(platform, work, orderId, version)
    const asked = await decide(platform, work, actor, order, { id, state: 'agreed' })
    const doing = { verb: asked.verb, amount: asked.amount, lines: asked.lines, reason: asked.reason } as Doing
    assertMay(platform, order, doing)
    await auditIntervention(work, actor, order, doing)
    const outcome = await doIntervention(platform, work, actor, order, doing)
    return outcome === 'endUnpaid' ? asked.reason : null
  })
  if (ended !== null) await endGoodsOrder(platform, orderId, { state: 'cancelled', reason: ended, actorId: actor.userId })
  return readInterventions(platform, actor, { id: orderId })
}

/** @throws Refusal 403 `own_refund` to who asked for it; 404; 409 `refund_over` */
export async function refuseRefund(
  platform: Platform,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<Interventions> {
  return end(platform, actor, { id, state: 'refused', reason })
}

/** Who asked for it takes it back. @throws Refusal 403 `own_refund` to everybody else; 404; 409 `refund_over` */
export async function withdrawRefund(platform: Platform, actor: Actor, { id }: { id: string }): Promise<Interventions> {
  return end(platform, actor, { id, state: 'withdrawn' })
}

interface Decision {
  readonly id: string
  readonly state: 'agreed' | 'refused' | 'withdrawn'
  readonly reason?: string
}

async function end(platform: Platform, actor: Actor, decision: Decision): Promise<Interventions> {
  const { order_id: orderId } = await find(platform, decision.id)
  await platform.transact(async (work) => {
    await decide(platform, work, actor, await lockOrder(platform, work, orderId), decision)
  })
  return readInterventions(platform, actor, { id: orderId })
}

async function find({ db }: Platform, id: string) {
  const found = await db.selectFrom('office_refunds').select('order_id').where('id', '=', id).executeTakeFirst()
  if (!found) throw notFound()
  return found
}

/** Ends what waits, with the order locked: of two administrators one decides. */
async function decide(platform: Platform, work: Work, actor: Actor, order: OrderRow, { id, state, reason }: Decision) {
  const now = platform.clock.now().toISOString()
  const asked = await work.db.selectFrom('office_refunds').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
  const isOwn = asked.asked_by === actor.userId
  if (isOwn !== (state === 'withdrawn')) throw forbidden('own_refund', 'Another administrator decides on this')
  if (asked.state !== 'waiting' || asked.expires_at <= now) throw conflict('refund_over', 'This refund no longer waits')
  await work.db
    .updateTable('office_refunds')
    .set({
      state,
      decided_at: now,
      decided_reason: reason ?? null,
      ...(!isOwn && { decided_by: actor.userId }),
    })
    .where('id', '=', id)
    .execute()
  await work.audit({
    action: `order.refund.${state}`,
    recordKind: 'order',
    recordId: order.id,
    userId: actor.userId,
    reason: reason ?? null,
    concernsId: order.buyer_id,
  })
  await work.tell(await administrators(work.db), { kind: 'refundRequest.changed', payload: { id } })
  if (!isOwn)
    await work.inform([asked.asked_by], {
      kind: 'refundDecided',
      data: { number: order.number, amount: asked.amount, currency: order.currency, decision: state },
      link: paths.pendingOrderView.link({ id: order.id }),
    })
  return asked
}
