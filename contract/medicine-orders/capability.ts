import type { Capability } from '../kernel/capability.ts'

const toPatient = { for: ['patient'], mailed: true, pushed: true, data: { name: 'text', number: 'text' } } as const
const toPharmacy = { for: ['pharmacy'], mailed: true, data: { number: 'text' } } as const

export const medicineOrdersCapability = {
  name: 'medicine-orders',
  records: ['medicineOrder'],
  tags: ['MedicineOrder'],
  hub: {
    /** Of somebody who has a part in it: asked, quoted, dispensed. What the order itself becomes is `order.changed`. */
    'medicineOrder.changed': { fields: ['id'], tags: ['MedicineOrder', 'DeskOrder', 'Desk', 'Order'] },
  },
  notices: {
    medicineRequested: { ...toPharmacy, icon: 'alert' },
    medicineOrderPaid: { ...toPharmacy, icon: 'done' },
    /** The patient called it off, or said no to the price. */
    medicineOrderEnded: { ...toPharmacy, icon: 'off' },
    /** The prescription waits for its doctor's decision: nothing leaves the pharmacy. */
    medicineOnHold: { ...toPharmacy, icon: 'alert' },
    medicineReleased: { ...toPharmacy, icon: 'done' },
    medicineQuoted: { ...toPatient, icon: 'hourglass' },
    medicineDeclined: { ...toPatient, icon: 'off' },
    medicineExpired: { ...toPatient, icon: 'clock' },
    /** The prescription ended, and the money goes back. */
    medicineStopped: { ...toPatient, icon: 'off' },
  },
  limits: { 'medicineOrder.patient': { uses: 30, seconds: 24 * 3600 } },
  refusals: [
    'prescription_over',
    'nothing_to_fill',
    'pharmacy_closed_to_orders',
    'outside_delivery_area',
    'no_delivery',
    'request_open',
    'quote_changed',
    'quote_over',
    'nothing_offered',
    'total_changed',
    'controlled',
    'given_recently',
    'lines_open',
    'not_prescribed_here',
  ],
} as const satisfies Capability
