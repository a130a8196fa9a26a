import { goodsPayMinutes } from '#contract/orders/goods-order.ts'
import { paths } from '#contract/paths.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { stockLinesOf } from '#server/modules/goods/index.ts'
import { changeOrder } from '#server/modules/orders/index.ts'
import { reserveStock } from '#server/modules/stock/index.ts'
import { mustBeFillable } from '../gate.ts'
import { lockMedicineOrder } from '../lock-medicine-order.ts'
import { tellOfMedicine } from '../tell.ts'

/**
 * The patient takes the quote that they read: its goods are kept until it is paid.
 * @throws Refusal 404; 409 `order_state`, `quote_changed` over another revision, `total_changed` over another sum, `quote_over` once its day has
 * passed, `prescription_over`, `nothing_to_fill`, `out_of_stock`
 */
export async function agreeToQuote(
  platform: Platform,
  actor: Actor,
  id: string,
  read: { readonly revision: number; readonly total: number },
): Promise<void> {
  const now = platform.clock.now()
  await platform.transact(async (work) => {
    const locked = await lockMedicineOrder(platform, work, actor, id)
    const { order, medicine, lines } = locked
    if (order.buyer_id !== actor.userId) throw notFound()
    if (order.fulfilment_state === 'quoted') {
      if (medicine.revision !== read.revision) throw conflict('quote_changed', 'The pharmacy has quoted anew')
      if (order.total !== read.total) throw conflict('total_changed', 'It costs something else than what was shown')
      if (medicine.answer_until === null || Date.parse(medicine.answer_until) <= now.getTime())
        throw conflict('quote_over', 'The day of this quote has passed')
      await mustBeFillable(work.db, medicine, lines, now)
    }
    await changeOrder(platform, work, order, { event: 'agreed', fulfilment: 'agree', actorId: actor.userId })
    await reserveStock(platform, work, { orderId: id, lines: await stockLinesOf(work, id) })
    await work.db
      .updateTable('goods_orders')
      .set({ pay_until: new Date(now.getTime() + goodsPayMinutes * 60_000) })
      .where('order_id', '=', id)
      .execute()
    await work.db.updateTable('medicine_orders').set({ answer_until: null }).where('order_id', '=', id).execute()
    await tellOfMedicine(work, locked)
  })
}

/** The pharmacy does not fill it, or the patient does not take the quote. @throws Refusal 404; 409 `order_state` */
export async function declineMedicine(platform: Platform, actor: Actor, id: string, reason: string): Promise<void> {
  await platform.transact(async (work) => {
    const locked = await lockMedicineOrder(platform, work, actor, id)
    const { order } = locked
    const byPharmacy = order.seller_id === actor.userId
    await changeOrder(platform, work, order, {
      event: 'declined',
      payment: 'void',
      fulfilment: 'decline',
      actorId: actor.userId,
      reason,
    })
    await work.db.updateTable('medicine_orders').set({ answer_until: null }).where('order_id', '=', id).execute()
    const { name } = await work.db.selectFrom('users').select('name').where('id', '=', order.seller_id).executeTakeFirstOrThrow()
    if (byPharmacy)
      await work.inform([order.buyer_id], {
        kind: 'medicineDeclined',
        data: { name, number: order.number },
        link: paths.userOrdersDetails.link({ id }),
      })
    else
      await work.inform([order.seller_id], {
        kind: 'medicineOrderEnded',
        data: { number: order.number },
        link: paths.newOrderRequest.link({ id }),
      })
    await tellOfMedicine(work, locked)
  })
}
