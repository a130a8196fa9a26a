import { recentFill } from '#contract/medicine-orders/rules.ts'
import type { Dispensing } from '#contract/medicine-orders/schemas.ts'
import { duplicateDays, givingOutcomes } from '#contract/medicine-orders/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, invalid, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { fillablePrescription, fillLine, fillsOfMedicine } from '#server/modules/prescriptions/index.ts'
import { lockProducts } from '#server/modules/stock/index.ts'
import { lockMedicineOrder, type LockedMedicineOrder, type MedicineOrderLineRow } from '../lock-medicine-order.ts'
import { tellOfMedicine } from '../tell.ts'

/**
 * What became of a line when it was made ready. What was given counts on the prescription in the same moment.
 * @throws Refusal 404; 409 `order_state` where the order is not worked on or the line is done, `paper_not_valid` and `nothing_left` of the
 * prescription, `given_recently` within a week without a reason; 422 where quantity, lot or reason do not fit the outcome
 */
export async function dispenseLine(platform: Platform, actor: Actor, id: string, input: Dispensing): Promise<void> {
  await platform.transact(async (work) => {
    const locked = await lockMedicineOrder(platform, work, actor, id)
    const { order, medicine, lines } = locked
    if (order.seller_id !== actor.userId) throw notFound()
    if (order.fulfilment_state !== 'accepted' && order.fulfilment_state !== 'preparing')
      throw conflict('order_state', 'The order is in a state that does not allow this', order.fulfilment_state)
    const line = lines.find(({ line_id }) => line_id === input.lineId)
    if (!line || line.offer === null || line.offer === 'unavailable') throw notFound()
    if (line.outcome !== null && line.outcome !== 'paused') throw conflict('order_state', 'This line is done', line.outcome)
    mustFit(line, input)
    if (gives(input)) await give(platform, work, locked, input)
    await work.db
      .updateTable('medicine_order_lines')
      .set({
        outcome: input.outcome,
        given: input.quantity,
        lot: gives(input) ? input.lot : null,
        expires_on: gives(input) ? input.expiresOn : null,
        reason: input.reason,
        recent_reason: input.recentReason,
        dispensed_at: platform.clock.now(),
      })
      .where('order_id', '=', id)
      .where('line_id', '=', input.lineId)
      .execute()
    await work.audit({
      action: `medicineOrder.${input.outcome}`,
      recordKind: 'order',
      recordId: medicine.order_id,
      userId: actor.userId,
    })
    await tellOfMedicine(work, locked)
  })
}

const gives = ({ outcome }: Dispensing): boolean => givingOutcomes.some((one) => one === outcome)

/** @throws Refusal 422 */
function mustFit({ quantity }: MedicineOrderLineRow, { outcome, quantity: given, lot, reason }: Dispensing): void {
  const all = quantity ?? 0
  if (outcome === 'filled' && given !== all) throw invalid('quantity', 'not_all', 'Filled is all that was ordered')
  if (outcome === 'part' && (given < 1 || given >= all))
    throw invalid('quantity', 'not_part', 'A part is less than all, and something')
  if (outcome === 'substituted' && (given < 1 || given > all)) throw invalid('quantity', 'too_many', 'Not more than was ordered')
  if (!givingOutcomes.some((one) => one === outcome) && given !== 0) throw invalid('quantity', 'not_none', 'Nothing was given')
  if (givingOutcomes.some((one) => one === outcome) && lot === '') throw invalid('lot', 'required', 'The lot stands on the label')
  if (outcome !== 'filled' && reason.length < 3) throw invalid('reason', 'required', 'Say why')
}

async function give(platform: Platform, work: Work, { order, medicine }: LockedMedicineOrder, input: Dispensing): Promise<void> {
  const now = platform.clock.now()
  const prescription = await fillablePrescription(work.db, medicine.prescription_id, now)
  const line = prescription?.lines.find(({ id }) => id === input.lineId)
  if (!prescription || !line) throw notFound()
  await mustBeOfLot(work, order.id, input)
  const since = new Date(now.getTime() - duplicateDays * 86_400_000)
  const fills = await fillsOfMedicine(work.db, prescription.row, line, since)
  const recent = recentFill(fills, now.toISOString())
  if (recent !== null && input.recentReason.length < 3)
    throw conflict('given_recently', 'This was given within the last week', recent)
  const pharmacy = await work.db
    .selectFrom('pharmacies')
    .select(['legal_name', 'address'])
    .where('user_id', '=', order.seller_id)
    .executeTakeFirstOrThrow()
  await fillLine(platform, work, {
    prescriptionId: medicine.prescription_id,
    lineId: input.lineId,
    pharmacy: pharmacy.legal_name.slice(0, 120),
    city: pharmacy.address.city,
  })
}

/** A lot that was called back is not given, whoever reads it off a packet. @throws Refusal 422 */
async function mustBeOfLot(work: Work, orderId: string, { lineId, lot }: Dispensing): Promise<void> {
  const { product_id: productId } = await work.db
    .selectFrom('medicine_order_lines')
    .select('product_id')
    .where('order_id', '=', orderId)
    .where('line_id', '=', lineId)
    .executeTakeFirstOrThrow()
  // Whoever calls the lot back at this moment is waited for, or finds this packet.
  if (productId !== null) await lockProducts(work, [productId])
  const recalled = await work.db
    .selectFrom('medicine_order_lines')
    .innerJoin('stock_lots', 'stock_lots.product_id', 'medicine_order_lines.product_id')
    .select('stock_lots.id')
    .where('medicine_order_lines.order_id', '=', orderId)
    .where('medicine_order_lines.line_id', '=', lineId)
    .where('stock_lots.lot', '=', lot)
    .where('stock_lots.recalled_at', 'is not', null)
    .executeTakeFirst()
  if (recalled) throw invalid('lot', 'recalled', 'This lot was called back')
}
