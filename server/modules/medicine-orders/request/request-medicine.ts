import { waits } from '#contract/medicine-orders/values.ts'
import type { MedicineRequest } from '#contract/medicine-orders/schemas.ts'
import { paths } from '#contract/paths.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { distanceTo } from '#server/kernel/distance.ts'
import { conflict, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { rateLimit } from '#server/kernel/rate-limit.ts'
import type { Work } from '#server/kernel/work.ts'
import { requestOrder } from '#server/modules/orders/index.ts'
import { fillablePrescription, mayOrder } from '#server/modules/prescriptions/index.ts'
import { sql } from 'kysely'
import { mustBeFillable } from '../gate.ts'
import '../tables.ts'

const hour = 3_600_000

/**
 * Sends lines of a prescription to a pharmacy, which then says what they cost. Answers the order's id.
 * @throws Refusal 404 for who may not order it; 409 `prescription_over`, `nothing_to_fill`, `pharmacy_closed_to_orders`, `no_delivery`,
 * `outside_delivery_area`, or `request_open` while the same pharmacy has it in hand
 */
export async function requestMedicine(
  platform: Platform,
  actor: Actor,
  prescriptionId: string,
  input: MedicineRequest,
): Promise<string> {
  return platform.transact(async (work) => (await requestMedicineWithin(platform, work, actor, prescriptionId, input)).id)
}

/** {@link requestMedicine} within the caller's unit of work. */
export async function requestMedicineWithin(
  platform: Platform,
  work: Work,
  actor: Actor,
  prescriptionId: string,
  input: MedicineRequest,
): Promise<{ readonly id: string; readonly number: string }> {
  const now = platform.clock.now()
  const prescription = await fillablePrescription(work.db, prescriptionId, now)
  if (!prescription || !(await mayOrder(work.db, actor, prescription.row))) throw notFound()
  await rateLimit(platform, work, 'medicineOrder.patient', actor.userId)
  const pharmacy = await pharmacyFor(work, input)
  const lines = input.lineIds.map((line_id) => ({ line_id, offer: null }))
  const asked = { order_id: prescriptionId, prescription_id: prescriptionId }
  await mustBeFillable(work.db, asked, lines, now)
  await mustBeNew(work, prescriptionId, input.pharmacyId)
  const order = await requestOrder(platform, work, {
    kind: 'medicine',
    buyerId: actor.userId,
    sellerId: input.pharmacyId,
    subject: { kind: 'prescription', id: prescriptionId },
    currency: pharmacy.currency,
  })
  await writeGoods(work, actor, order.id, input)
  await work.db
    .insertInto('medicine_orders')
    .values({
      order_id: order.id,
      prescription_id: prescriptionId,
      pharmacy_id: input.pharmacyId,
      requested_at: now,
      answer_until: new Date(now.getTime() + waits.answerHours * hour),
    })
    .execute()
  const wanted = prescription.lines.filter(({ id }) => input.lineIds.includes(id))
  await work.db
    .insertInto('medicine_order_lines')
    .values(wanted.map(({ id }, index) => ({ order_id: order.id, line_id: id, position: index + 1 })))
    .execute()
  await work.audit({ action: 'medicineOrder.request', recordKind: 'order', recordId: order.id, userId: actor.userId })
  await work.inform([input.pharmacyId], {
    kind: 'medicineRequested',
    data: { number: order.number },
    link: paths.newOrderRequest.link({ id: order.id }),
  })
  await work.tell([actor.userId, input.pharmacyId], { kind: 'medicineOrder.changed', payload: { id: order.id } })
  return order
}

async function pharmacyFor(work: Work, { pharmacyId, delivery, position }: MedicineRequest) {
  const metres = sql<number | null>`${distanceTo('pharmacies', position ?? {})} * 1000`
  const pharmacy = await work.db
    .selectFrom('pharmacies')
    .innerJoin('users', 'users.id', 'pharmacies.user_id')
    .select(['currency', 'delivers', 'delivery_radius_metres', metres.as('metres')])
    .where('user_id', '=', pharmacyId)
    .where('licence_state', '=', 'verified')
    .where('users.status', '=', 'active')
    .executeTakeFirst()
  if (!pharmacy) throw conflict('pharmacy_closed_to_orders', 'This pharmacy takes no orders now')
  if (delivery === 'courier' && !pharmacy.delivers) throw conflict('no_delivery', 'This pharmacy does not deliver')
  if (delivery === 'courier' && pharmacy.metres !== null && pharmacy.metres > pharmacy.delivery_radius_metres)
    throw conflict('outside_delivery_area', 'This pharmacy does not deliver as far as that')
  return pharmacy
}

async function mustBeNew(work: Work, prescriptionId: string, pharmacyId: string): Promise<void> {
  const open = await work.db
    .selectFrom('medicine_orders')
    .innerJoin('orders', 'orders.id', 'medicine_orders.order_id')
    .select('orders.id')
    .where('prescription_id', '=', prescriptionId)
    .where('pharmacy_id', '=', pharmacyId)
    .where('fulfilment_state', 'in', ['requested', 'quoted', 'pending_payment'])
    .executeTakeFirst()
  if (open) throw conflict('request_open', 'This pharmacy has the prescription in hand already')
}

async function writeGoods(work: Work, actor: Actor, orderId: string, { delivery, address, phone, note }: MedicineRequest) {
  const { name } = await work.db.selectFrom('users').select('name').where('id', '=', actor.userId).executeTakeFirstOrThrow()
  await work.db
    .insertInto('goods_orders')
    .values({
      order_id: orderId,
      pay_until: null,
      delivery,
      recipient: name,
      phone,
      address: delivery === 'courier' && address ? JSON.stringify(address) : null,
      note: note || null,
    })
    .execute()
}
