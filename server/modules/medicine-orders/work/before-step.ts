import type { DeskStep } from '#contract/orders/goods-order.ts'
import { conflict } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { assertHandOver } from '#server/modules/prescriptions/index.ts'
import { restock } from '#server/modules/stock/index.ts'
import { lockMedicineOrder } from '../lock-medicine-order.ts'

/**
 * What must be before a pharmacy takes the order on: nothing leaves while a line is open, and packs that were not given go back on the shelf.
 * Answers the packs that were paid and not given, by the order's line.
 * @throws Refusal 409 `lines_open`, `prescription_on_hold` where packs would leave the pharmacy
 */
export async function beforeMedicineStep(
  platform: Platform,
  work: Work,
  id: string,
  step: DeskStep,
): Promise<readonly { readonly position: number; readonly quantity: number }[]> {
  if (step !== 'dispatch' && step !== 'deliver') return []
  const { medicine, lines } = await lockMedicineOrder(platform, work, null, id)
  const sold = lines.filter(({ offer }) => offer === 'as_prescribed' || offer === 'substitute')
  if (step === 'dispatch' || (await isFetched(work, id))) {
    const given = sold.filter((line) => (line.given ?? 0) > 0).map(({ line_id: lineId }) => lineId)
    await assertHandOver(work, medicine.prescription_id, given, platform.clock.now())
  }
  if (step === 'deliver') return []
  if (sold.some(({ outcome }) => outcome === null || outcome === 'paused'))
    throw conflict('lines_open', 'A line has yet to be made ready')
  if (sold.every(({ given }) => given === 0)) throw conflict('lines_open', 'Nothing was given: give the order back instead')
  const kept = sold.flatMap(({ order_position: position, product_id: productId, quantity, given }) => {
    const left = (quantity ?? 0) - (given ?? 0)
    return left > 0 && position !== null && productId !== null ? [{ position, productId, quantity: left }] : []
  })
  if (kept.length > 0) await restock(platform, work, { orderId: id, lines: kept })
  return kept
}

async function isFetched(work: Work, id: string): Promise<boolean> {
  const { delivery } = await work.db
    .selectFrom('goods_orders')
    .select('delivery')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow()
  return delivery === 'pickup'
}
