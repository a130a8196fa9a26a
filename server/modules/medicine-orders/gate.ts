import { sellableFills } from '#contract/medicine-orders/rules.ts'
import { conflict } from '#server/kernel/errors.ts'
import type { Reader } from '#server/kernel/db.ts'
import { assertDispensable, fillablePrescription, type FillablePrescription } from '#server/modules/prescriptions/index.ts'
import type { MedicineOrderLineRow } from './lock-medicine-order.ts'
import './tables.ts'

/** Paid orders in which a line has yet to be given. */
const promising = ['paid', 'accepted', 'preparing'] as const

/** How often each of these lines is sold in other orders, which have yet to give it. */
export async function promisedFills(db: Reader, lineIds: readonly string[], exceptOrder: string): Promise<Map<string, number>> {
  if (lineIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('medicine_order_lines as line')
    .innerJoin('orders', 'orders.id', 'line.order_id')
    .select((eb) => ['line.line_id', eb.fn.countAll<number>().as('promised')])
    .where('line.line_id', 'in', lineIds)
    .where('line.order_id', '<>', exceptOrder)
    .where('orders.fulfilment_state', 'in', [...promising])
    .where('line.offer', 'in', ['as_prescribed', 'substitute'])
    // The rest of what was given in part is still to come, until the order leaves without it.
    .where((eb) =>
      eb.or([eb('line.outcome', 'is', null), eb('line.outcome', '=', 'paused'), eb('line.given', '<', eb.ref('line.quantity'))]),
    )
    .groupBy('line.line_id')
    .execute()
  return new Map(rows.map(({ line_id, promised }) => [line_id, promised]))
}

/**
 * What was sent can still be sold: the prescription holds, and each line that is offered may be given once more than others have paid for.
 * @throws Refusal 409 `prescription_over`, `prescription_on_hold`, or `nothing_to_fill` with the line that was given meanwhile
 */
export async function mustBeFillable(
  db: Reader,
  medicine: { readonly order_id: string; readonly prescription_id: string },
  lines: readonly Pick<MedicineOrderLineRow, 'line_id' | 'offer'>[],
  now: Date,
): Promise<FillablePrescription> {
  const prescription = await fillablePrescription(db, medicine.prescription_id, now)
  if (!prescription?.isOpen) throw conflict('prescription_over', 'Nothing is given on this prescription any more')
  const wanted = lines.filter(({ offer }) => offer !== 'unavailable').map(({ line_id }) => line_id)
  await assertDispensable(db, prescription.row, wanted, now)
  const promised = await promisedFills(db, wanted, medicine.order_id)
  for (const id of wanted) {
    const line = prescription.lines.find((each) => each.id === id)
    if (!line || sellableFills(line.refills, line.completed, promised.get(id) ?? 0) === 0)
      throw conflict('nothing_to_fill', 'A line was given as often as it may be', id)
  }
  return prescription
}
