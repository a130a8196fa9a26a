import { recentFill } from '#contract/medicine-orders/rules.ts'
import type { Dispensing } from '#contract/medicine-orders/schemas.ts'
import { shareOfPacks } from '#contract/prescriptions/fills.ts'
import { duplicateDays, givingOutcomes, type Outcome } from '#contract/medicine-orders/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, invalid, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { fillablePrescription, fillLine, fillsOfMedicine } from '#server/modules/prescriptions/index.ts'
import { lockProducts } from '#server/modules/stock/index.ts'
import { lockMedicineOrder, type LockedMedicineOrder, type MedicineOrderLineRow } from '../lock-medicine-order.ts'
import { tellOfMedicine } from '../tell.ts'

/**
 * What became of a line when it was made ready. What was given counts on the prescription in the same moment; of a line that was given in part
 * the rest can be given until the order leaves.
 * @throws Refusal 404; 409 `order_state` where the order is not worked on or the line is done, `paper_not_valid`, `nothing_left`, `fill_counted`
 * and `more_than_due` of the prescription, `given_recently` within a week without a reason; 422 where quantity, amount, lot or reason do not fit
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
    if (isDone(line) || (hasPart(line) && !gives(input))) throw conflict('order_state', 'This line is done', line.outcome!)
    mustFit(packsLeft(line), input)
    const amount = gives(input) ? await give(platform, work, locked, { ...input, packsLeft: packsLeft(line) }) : 0
    const given = (line.given ?? 0) + input.quantity
    await work.db
      .updateTable('medicine_order_lines')
      .set({
        outcome: getOutcome(line, input),
        given,
        amount: gives(input) ? Number(((line.amount ?? 0) + amount).toFixed(3)) : null,
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

const packsLeft = ({ quantity, given }: MedicineOrderLineRow): number => (quantity ?? 0) - (given ?? 0)
const hasPart = (line: MedicineOrderLineRow): boolean => (line.given ?? 0) > 0
/** Nothing more is done with it: it was given whole, or it was said that it will not be given. */
const isDone = (line: MedicineOrderLineRow): boolean =>
  line.outcome !== null && line.outcome !== 'paused' && (!hasPart(line) || packsLeft(line) === 0)

/** Of the whole line: another medicine stays another one, and a part is a part until the last pack. */
function getOutcome(line: MedicineOrderLineRow, { outcome, quantity }: Dispensing): Outcome {
  if (outcome === 'substituted' || line.outcome === 'substituted') return 'substituted'
  return hasPart(line) && quantity === packsLeft(line) ? 'filled' : outcome
}

const gives = ({ outcome }: Dispensing): boolean => givingOutcomes.some((one) => one === outcome)

/** @throws Refusal 422 */
function mustFit(all: number, { outcome, quantity: given, lot, reason }: Dispensing): void {
  if (outcome === 'filled' && given !== all) throw invalid('quantity', 'not_all', 'Filled is all that was ordered')
  if (outcome === 'part' && (given < 1 || given >= all))
    throw invalid('quantity', 'not_part', 'A part is less than all, and something')
  if (outcome === 'substituted' && (given < 1 || given > all)) throw invalid('quantity', 'too_many', 'Not more than was ordered')
  if (!givingOutcomes.some((one) => one === outcome) && given !== 0) throw invalid('quantity', 'not_none', 'Nothing was given')
  if (givingOutcomes.some((one) => one === outcome) && lot === '') throw invalid('lot', 'required', 'The lot stands on the label')
  if (outcome !== 'filled' && reason.length < 3) throw invalid('reason', 'required', 'Say why')
}

/** Counts what was given on the prescription; answers how much it is. */
async function give(
  platform: Platform,
  work: Work,
  { order, medicine }: LockedMedicineOrder,
  input: Dispensing & { readonly packsLeft: number },
): Promise<number> {
  const now = platform.clock.now()
  const prescription = await fillablePrescription(work.db, medicine.prescription_id, now)
  const line = prescription?.lines.find(({ id }) => id === input.lineId)
  if (!prescription || !line) throw notFound()
  const amount = input.amount ?? shareOfPacks(line.due, input.quantity, input.packsLeft)
  if (input.outcome === 'part' && line.due > 0 && amount >= line.due)
    throw invalid('amount', 'not_part', 'A part is less than all that is due')
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
    due: input.due,
    amount: line.due > 0 ? amount : undefined,
  })
  return amount
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
