import type { MedicineOrderState } from '#contract/medicine-orders/order-kind.ts'
import type { OrderEventKind } from '#contract/orders/schemas.ts'

type Event = readonly [OrderEventKind, MedicineOrderState | null, 'buyer' | 'seller' | 'platform']

/** An order of medicines of the demonstration world. */
export interface SeededMedicineOrder {
  readonly state: MedicineOrderState
  readonly hoursAgo: number
  /** Lines of the patient's prescriptions, by the medicine's name. */
  readonly medicines: readonly string[]
  readonly events: readonly Event[]
  /** Why it ended, where somebody said. */
  readonly reason?: string
}

/** What lies on the pharmacy's shelf for them; prices are cents of a pack. */
export const shelf = [
  { medicine: 'Amlodipine', name: 'Amlodipine 5 mg, 30 tablets', price: 1190, stock: 60, picture: 'amlodipine' },
  { medicine: 'Amoxicillin', name: 'Amoxicillin 500 mg, 21 capsules', price: 1450, stock: 24, picture: 'amoxicillin' },
  { medicine: 'Paracetamol', name: 'Paracetamol 500 mg, 20 tablets', price: 390, stock: 4, picture: 'paracetamol' },
] as const

const placed: Event = ['placed', 'requested', 'buyer']
const quoted: Event = ['quoted', 'quoted', 'seller']
const agreed: Event = ['agreed', 'pending_payment', 'buyer']
const paid: Event = ['paid', 'paid', 'buyer']
const accepted: Event = ['accepted', 'accepted', 'seller']
const prepared: Event = ['prepared', 'preparing', 'seller']
const dispatched: Event = ['dispatched', 'dispatched', 'seller']

/** One in each state, the latest first. */
export const seededMedicineOrders: readonly SeededMedicineOrder[] = [
  { state: 'requested', hoursAgo: 2, medicines: ['Amoxicillin', 'Paracetamol'], events: [placed] },
  { state: 'quoted', hoursAgo: 5, medicines: ['Amlodipine'], events: [placed, quoted] },
  { state: 'pending_payment', hoursAgo: 1, medicines: ['Paracetamol'], events: [placed, quoted, agreed] },
  { state: 'paid', hoursAgo: 7, medicines: ['Amlodipine'], events: [placed, quoted, agreed, paid] },
  { state: 'accepted', hoursAgo: 26, medicines: ['Amlodipine'], events: [placed, quoted, agreed, paid, accepted] },
  { state: 'preparing', hoursAgo: 30, medicines: ['Amlodipine'], events: [placed, quoted, agreed, paid, accepted, prepared] },
  {
    state: 'dispatched',
    hoursAgo: 52,
    medicines: ['Amlodipine'],
    events: [placed, quoted, agreed, paid, accepted, prepared, dispatched],
  },
  {
    state: 'delivered',
    hoursAgo: 24 * 40,
    medicines: ['Amlodipine'],
    events: [placed, quoted, agreed, paid, accepted, prepared, dispatched, ['delivered', 'delivered', 'seller']],
  },
  {
    state: 'declined',
    hoursAgo: 24 * 9,
    medicines: ['Paracetamol'],
    events: [placed, ['declined', 'declined', 'seller']],
    reason: 'We do not have it this week.',
  },
  {
    state: 'expired',
    hoursAgo: 24 * 12,
    medicines: ['Amoxicillin'],
    events: [placed, quoted, ['expired', 'expired', 'platform']],
  },
  {
    state: 'cancelled',
    hoursAgo: 24 * 16,
    medicines: ['Paracetamol'],
    events: [placed, quoted, ['cancelled', 'cancelled', 'buyer']],
    reason: 'I found a pack at home.',
  },
  {
    state: 'rejected',
    hoursAgo: 24 * 23,
    medicines: ['Amlodipine'],
    events: [placed, quoted, agreed, paid, accepted, ['rejected', 'rejected', 'seller']],
    reason: 'Our wholesaler called this batch back this morning. You have your money back.',
  },
]
