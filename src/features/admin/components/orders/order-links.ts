import { paths } from '#shared/paths.ts'

/** States in which a medicine order still waits for its pharmacy, or for the patient's word on the quote. */
const awaitsPharmacy = new Set(['requested', 'quoted'])

/** Where administrators see an order, by whether anything is still to be done. */
export function officeOrderLink({ id, isOpen, state }: { id: string; isOpen: boolean; state?: string }): string {
  if (state !== undefined && awaitsPharmacy.has(state)) return paths.pendingMedicineOrder.link({ id })
  return (isOpen ? paths.pendingOrderView : paths.completedOrderView).link({ id })
}
