import type { DeskStep } from '#contract/orders/goods-order.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { stockLinesOf } from '#server/modules/goods/index.ts'
import { beforeMedicineStep, giveBack, lockMedicineOrder } from '#server/modules/medicine-orders/index.ts'
import { changeOrder, lockOrder, refundLines, refundOrder, type OrderRow } from '#server/modules/orders/index.ts'
import { mustHoldNoRecalled, restock } from '#server/modules/stock/index.ts'

const events = { accept: 'accepted', prepare: 'prepared', dispatch: 'dispatched', deliver: 'delivered' } as const

/**
 * Takes a paid order one step on. @throws Refusal 404; 409 `order_state` where the step does not come next, `lines_open` while a line of a
 * prescription has yet to be made ready, `lot_recalled` while the parcel holds a lot that was called back
 */
export async function takeStep(platform: Platform, actor: Actor, id: string, step: DeskStep): Promise<void> {
  await platform.transact(async (work) => {
    const order = await lockOwn(platform, work, actor, id)
    const kept = order.kind === 'medicine' ? await beforeMedicineStep(platform, work, id, step) : []
    if (order.kind === 'shop' && step === 'dispatch') await mustHoldNoRecalled(work, id)
    await changeOrder(platform, work, order, { event: events[step], fulfilment: step, actorId: actor.userId })
    // Packs that were paid and not given: their money goes back.
    if (kept.length > 0)
      await refundLines(platform, work, id, { lines: kept, delivery: false, reason: 'not dispensed', actorId: actor.userId })
    if (step === 'deliver') {
      const delivered_at = platform.clock.now()
      await work.db.updateTable('goods_orders').set({ delivered_at }).where('order_id', '=', id).execute()
    }
    await work.tell([actor.userId], { kind: 'desk.changed', payload: { id } })
  })
}

/** Gives a paid order back with its money, and its goods to the shelf. @throws Refusal 404; 409 `order_state` */
export async function rejectOrder(platform: Platform, actor: Actor, id: string, reason: string): Promise<void> {
  await platform.transact(async (work) => {
    const order = await lockOwn(platform, work, actor, id)
    const how = { fulfilment: 'reject', actorId: actor.userId, reason } as const
    if (order.kind === 'medicine') await giveBack(platform, work, await lockMedicineOrder(platform, work, actor, id), how)
    else {
      await refundOrder(platform, work, id, { portion: 'full', ...how })
      await restock(platform, work, { orderId: id, lines: await stockLinesOf(work, id) })
    }
    await work.tell([actor.userId], { kind: 'desk.changed', payload: { id } })
  })
}

async function lockOwn(platform: Platform, work: Work, actor: Actor, id: string): Promise<OrderRow> {
  const order = await lockOrder(platform, work, id)
  if (order.seller_id !== actor.userId || (order.kind !== 'medicine' && order.kind !== 'shop')) throw notFound()
  return order
}
