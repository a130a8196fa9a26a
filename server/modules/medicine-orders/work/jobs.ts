import { isUnsettled } from '#contract/orders/order-payment.ts'
import { paths } from '#contract/paths.ts'
import type { Job } from '#server/kernel/module.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { endGoodsOrder } from '#server/modules/goods/index.ts'
import { endUnpaidOrder } from '#server/modules/orders/index.ts'
import { fillablePrescription } from '#server/modules/prescriptions/index.ts'
import { lockMedicineOrder, type LockedMedicineOrder } from '../lock-medicine-order.ts'
import { tellOfMedicine } from '../tell.ts'
import { forgetWait, giveBack } from './end-medicine-order.ts'

const atOnce = 100

/** Ends a request or a quote whose time has passed; one that was answered meanwhile stays. */
async function expire(platform: Platform, id: string): Promise<void> {
  await platform.transact(async (work) => {
    const locked = await lockMedicineOrder(platform, work, null, id)
    const { order, medicine } = locked
    const isWaiting = order.fulfilment_state === 'requested' || order.fulfilment_state === 'quoted'
    if (!isWaiting || medicine.answer_until === null) return
    if (Date.parse(medicine.answer_until) > platform.clock.now().getTime()) return
    await endUnpaidOrder(platform, work, id, { state: 'expired' })
    await forgetWait(work, id)
    await informPatient(work, locked, 'medicineExpired')
    await tellOfMedicine(work, locked)
  })
}

/** Every 20 seconds: requests that no pharmacy answered, and quotes that nobody took, within their time. */
export const expireQuotes: Job = {
  name: 'medicineOrders.expire',
  everySeconds: 20,
  async run(platform, slice) {
    const due = await platform.db
      .selectFrom('medicine_orders')
      .select('order_id as id')
      .where('answer_until', '<=', platform.clock.now().toISOString())
      .orderBy('answer_until')
      .limit(atOnce)
      .execute()
    await slice.eachDue(due, ({ id }) => expire(platform, id))
  },
}

const why = 'the prescription no longer holds'

/**
 * Ends an order whose prescription was cancelled, superseded or ran out. What was paid goes back, where nothing was given yet; a parcel
 * that is half made ready stays with the pharmacist, who sees it.
 */
async function stop(platform: Platform, id: string): Promise<void> {
  const unpaid = await platform.transact(async (work) => {
    const locked = await lockMedicineOrder(platform, work, null, id)
    const { order, medicine, lines } = locked
    const now = platform.clock.now()
    const prescription = await fillablePrescription(work.db, medicine.prescription_id, now)
    if (prescription?.isOpen || !stoppable.some((state) => state === order.fulfilment_state)) return false
    if (order.fulfilment_state === 'pending_payment') return true
    if (isUnsettled(order.payment_state)) {
      await endUnpaidOrder(platform, work, id, { state: 'cancelled', actorId: null, reason: why })
      await forgetWait(work, id)
    } else if (lines.some(({ given }) => given !== null && given > 0)) return false
    else await giveBack(platform, work, locked, { fulfilment: 'reject', actorId: null, reason: why })
    await informBoth(work, locked)
    return false
  })
  if (!unpaid || !(await endGoodsOrder(platform, id, { state: 'cancelled', actorId: null, reason: why }))) return
  await platform.transact(async (work) => informBoth(work, await lockMedicineOrder(platform, work, null, id)))
}

const stoppable = ['requested', 'quoted', 'pending_payment', 'paid', 'accepted', 'preparing'] as const

/** Every 30 seconds: orders that are not on their way, and whose prescription holds no more. */
export const stopWithoutPrescription: Job = {
  name: 'medicineOrders.stop',
  everySeconds: 30,
  async run(platform, slice) {
    const due = await platform.db
      .selectFrom('medicine_orders')
      .innerJoin('orders', 'orders.id', 'medicine_orders.order_id')
      .innerJoin('prescriptions', 'prescriptions.id', 'medicine_orders.prescription_id')
      .select('orders.id')
      .where('orders.fulfilment_state', 'in', [...stoppable])
      .where('prescriptions.state', 'in', ['cancelled', 'superseded', 'expired'])
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('medicine_order_lines')
              .select('line_id')
              .whereRef('medicine_order_lines.order_id', '=', 'orders.id')
              .where('given', '>', 0),
          ),
        ),
      )
      .orderBy('orders.id')
      .limit(atOnce)
      .execute()
    await slice.eachDue(due, ({ id }) => stop(platform, id))
  },
}

async function informBoth(work: Work, locked: LockedMedicineOrder): Promise<void> {
  const { order } = locked
  await informPatient(work, locked, 'medicineStopped')
  await work.inform([order.seller_id], {
    kind: 'medicineOrderEnded',
    data: { number: order.number },
    link: paths.pharmaOrderDetails.link({ id: order.id }),
  })
  await tellOfMedicine(work, locked)
}

async function informPatient(
  work: Work,
  { order }: LockedMedicineOrder,
  kind: 'medicineExpired' | 'medicineStopped',
): Promise<void> {
  const { name } = await work.db.selectFrom('users').select('name').where('id', '=', order.seller_id).executeTakeFirstOrThrow()
  await work.inform([order.buyer_id], {
    kind,
    data: { name, number: order.number },
    link: paths.userOrdersDetails.link({ id: order.id }),
  })
}
