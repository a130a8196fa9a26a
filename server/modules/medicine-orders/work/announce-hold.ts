import { paths } from '#contract/paths.ts'
import type { Module } from '#server/kernel/module.ts'
import { findConflicts } from '#server/modules/prescriptions/index.ts'
import { tellOfMedicine } from '../tell.ts'
import '../tables.ts'

const atPharmacy = ['requested', 'quoted', 'pending_payment', 'paid', 'accepted', 'preparing', 'dispatched'] as const

/** Pharmacies that have the prescription in hand learn that nothing of it leaves, or that it may. No order is locked: its lock comes first. */
export const announceToPharmacies: NonNullable<Module['prescriptionHoldChanged']> = async (platform, work, prescriptionId) => {
  const row = await work.db.selectFrom('prescriptions').selectAll().where('id', '=', prescriptionId).executeTakeFirstOrThrow()
  const orders = await work.db
    .selectFrom('medicine_orders')
    .innerJoin('orders', 'orders.id', 'medicine_orders.order_id')
    .selectAll('orders')
    .where('prescription_id', '=', prescriptionId)
    .where('fulfilment_state', 'in', [...atPharmacy])
    .orderBy('orders.id')
    .execute()
  if (orders.length === 0) return
  const isOnHold = (await findConflicts(work.db, row, platform.clock.now())).open.length > 0
  for (const order of orders) {
    await tellOfMedicine(work, { order })
    const isRequest = order.fulfilment_state === 'requested' || order.fulfilment_state === 'quoted'
    // What was stopped ends by itself, and its pharmacy is told then.
    if (!isOnHold && row.state !== 'issued') continue
    await work.inform([order.seller_id], {
      kind: isOnHold ? 'medicineOnHold' : 'medicineReleased',
      data: { number: order.number },
      link: (isRequest ? paths.newOrderRequest : paths.pharmaOrderDetails).link({ id: order.id }),
    })
  }
}
