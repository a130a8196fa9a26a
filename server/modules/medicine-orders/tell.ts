import type { Work } from '#server/kernel/work.ts'
import type { LockedMedicineOrder } from './lock-medicine-order.ts'

/** Both who have a part in it look again. */
export const tellOfMedicine = (work: Work, { order }: Pick<LockedMedicineOrder, 'order'>): Promise<void> =>
  work.tell([order.buyer_id, order.seller_id], { kind: 'medicineOrder.changed', payload: { id: order.id } })
