import type { Call } from '../kernel/call.ts'

const buyer = { who: ['patient'], whose: 'party', record: 'medicineOrder' } as const
const pharmacy = { who: ['pharmacy'], whose: 'party', record: 'medicineOrder' } as const
const either = { who: ['patient', 'pharmacy'], whose: 'party', record: 'medicineOrder' } as const

/** A prescription sent to a pharmacy, priced, agreed to, and made ready line by line. */
export const medicineOrdersCalls = {
  requestMedicine: {
    method: 'POST',
    path: '/prescriptions/{id}/medicine-orders',
    access: { who: ['patient'], whose: 'party', record: 'prescription' },
    summary: 'Send lines of a prescription to a pharmacy, which then says what they cost',
    idempotent: true,
  },
  listMedicineOrders: {
    method: 'GET',
    path: '/prescriptions/{id}/medicine-orders',
    access: { who: ['patient'], whose: 'party', record: 'prescription' },
    summary: 'Where a prescription was sent, newest first',
  },
  listMedicineRequests: {
    method: 'GET',
    path: '/pharmacy/requests',
    access: { who: ['pharmacy'], whose: 'self' },
    summary: 'Prescriptions that wait for a price, or for the patient’s answer',
  },
  readMedicineOrder: {
    method: 'GET',
    path: '/medicine-orders/{id}',
    access: either,
    summary: 'One medicine order with its lines and checks',
  },
  readMedicineScan: {
    method: 'GET',
    path: '/medicine-orders/{id}/prescription',
    access: pharmacy,
    summary: 'The prescription’s paper as PDF, while the pharmacy works on it',
  },
  quoteMedicine: {
    method: 'POST',
    path: '/medicine-orders/{id}/quote',
    access: pharmacy,
    summary: 'What each line costs, with a substitute or not to be had; good for a day',
    idempotent: true,
  },
  declineMedicine: {
    method: 'POST',
    path: '/medicine-orders/{id}/decline',
    access: either,
    summary: 'The pharmacy does not fill it, or the patient does not take the quote',
    idempotent: true,
  },
  agreeToQuote: {
    method: 'POST',
    path: '/medicine-orders/{id}/agreement',
    access: buyer,
    summary: 'Takes the quote that was read; its goods are kept until it is paid',
    idempotent: true,
  },
  cancelMedicine: {
    method: 'POST',
    path: '/medicine-orders/{id}/cancel',
    access: buyer,
    summary: 'Calls it off before it is made ready; what was paid goes back',
    idempotent: true,
  },
  dispenseLine: {
    method: 'POST',
    path: '/medicine-orders/{id}/dispensing',
    access: pharmacy,
    summary: 'What became of one line; what was given counts on the prescription',
    idempotent: true,
  },
  readMedicineLabels: {
    method: 'GET',
    path: '/medicine-orders/{id}/labels',
    access: pharmacy,
    summary: 'Labels of what was given, with lot and how it is taken, as PDF',
  },
} as const satisfies Record<string, Call>
