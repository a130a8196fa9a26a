import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { requestMedicineWithin } from '#server/modules/medicine-orders/index.ts'
import { type LockedAutoship, ownerOf } from './find-autoship.ts'
import { Asks, type HowToDeliver, type MadeOrder } from './asks.ts'

/**
 * The medicine sent to its pharmacy again, which names a price that its owner agrees to or not: nothing is charged by it.
 * @throws Asks without an address; refusals of the prescription and the pharmacy
 */
export async function sendPrescription(
  platform: Platform,
  work: Work,
  row: LockedAutoship,
  _how: HowToDeliver,
): Promise<MadeOrder> {
  const address = await work.db
    .selectFrom('addresses')
    .select(['address', 'phone'])
    .where('id', '=', row.address_id ?? row.id)
    .where('user_id', '=', row.user_id)
    .executeTakeFirst()
  if (row.delivery === 'courier' && !address) throw new Asks({ kind: 'address', from: null, to: null })
  const { id: orderId, number } = await requestMedicineWithin(platform, work, ownerOf(row), row.prescription_id!, {
    pharmacyId: row.pharmacy_id,
    lineIds: [row.line_id!],
    delivery: row.delivery,
    address: row.delivery === 'courier' ? (address?.address ?? null) : null,
    position: null,
    phone: address?.phone ?? null,
    note: '',
  })
  return { orderId, number, waits: false }
}
