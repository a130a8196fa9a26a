import { isUnsettled } from '#contract/orders/order-payment.ts'
import { paths } from '#contract/paths.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { endGoodsOrder, stockLinesOf } from '#server/modules/goods/index.ts'
import { endUnpaidOrder, refundOrder } from '#server/modules/orders/index.ts'
import { wasStopped } from '#server/modules/prescriptions/index.ts'
import { restock } from '#server/modules/stock/index.ts'
import { lockMedicineOrder, type LockedMedicineOrder } from '../lock-medicine-order.ts'
import { tellOfMedicine } from '../tell.ts'

/** Why an order that was paid goes back, and by whom. */
export interface Giveback {
  readonly fulfilment: 'cancel' | 'reject'
  readonly actorId: string | null
  readonly reason: string
}

/**
 * The patient calls it off before it is made ready; what was paid goes back whole.
 * @throws Refusal 404; 409 `order_state` once it is made ready, rejected or ended
 */
export async function cancelMedicine(platform: Platform, actor: Actor, id: string, reason: string): Promise<void> {
  const { order } = await platform.transact((work) => lockMedicineOrder(platform, work, actor, id))
  if (order.buyer_id !== actor.userId) throw notFound()
  if (isUnsettled(order.payment_state) && order.fulfilment_state === 'pending_payment') {
    if (await endGoodsOrder(platform, id, { state: 'cancelled', actorId: actor.userId, reason })) return tellEnded(platform, id)
  }
  await platform.transact(async (work) => {
    const locked = await lockMedicineOrder(platform, work, actor, id)
    if (isUnsettled(locked.order.payment_state)) {
      if (locked.order.fulfilment_state === 'pending_payment') throw conflict('payment_under_way', 'A payment is under way')
      await endUnpaidOrder(platform, work, id, { state: 'cancelled', actorId: actor.userId, reason })
      await forgetWait(work, id)
    } else await giveBack(platform, work, locked, { fulfilment: 'cancel', actorId: actor.userId, reason })
    await informPharmacy(work, locked)
    await tellOfMedicine(work, locked)
  })
}

/**
 * Refunds a paid order of which nothing was given, or whose medicine was stopped before it left, and puts its goods on the shelf again.
 * @throws Refusal 409 `order_state`
 */
export async function giveBack(
  platform: Platform,
  work: Work,
  { order, medicine, lines }: LockedMedicineOrder,
  how: Giveback,
): Promise<void> {
  const isMadeReady = lines.some(({ given }) => given !== null && given > 0)
  if (isMadeReady && !(await wasStopped(work.db, medicine.prescription_id)))
    throw conflict('order_state', 'Something of it was made ready: what was dispensed does not come back')
  await refundOrder(platform, work, order.id, { portion: 'full', ...how })
  await restock(platform, work, { orderId: order.id, lines: await stockLinesOf(work, order.id) })
}

/** Calls a paid order of which nothing was given off, and tells its pharmacy. @throws Refusal 404; 409 `order_state` */
export async function callOffMedicine(
  platform: Platform,
  work: Work,
  id: string,
  how: Omit<Giveback, 'fulfilment'>,
): Promise<void> {
  const locked = await lockMedicineOrder(platform, work, null, id)
  await giveBack(platform, work, locked, { fulfilment: 'cancel', ...how })
  await informPharmacy(work, locked)
}

async function tellEnded(platform: Platform, id: string): Promise<void> {
  await platform.transact(async (work) => {
    const locked = await lockMedicineOrder(platform, work, null, id)
    await informPharmacy(work, locked)
    await tellOfMedicine(work, locked)
  })
}

const informPharmacy = (work: Work, { order }: LockedMedicineOrder): Promise<void> =>
  work.inform([order.seller_id], {
    kind: 'medicineOrderEnded',
    data: { number: order.number },
    link: paths.pharmaOrderDetails.link({ id: order.id }),
  })

export async function forgetWait(work: Work, id: string): Promise<void> {
  await work.db.updateTable('medicine_orders').set({ answer_until: null }).where('order_id', '=', id).execute()
}
