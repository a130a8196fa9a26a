import type { FulfilmentMachine } from '../orders/fulfilment.ts'
import { goodsStates, goodsSteps } from '../orders/goods-order.ts'

/** States in which somebody has yet to say something: the pharmacy its price, the patient yes or no. */
export const talkedMedicineStates = ['requested', 'quoted'] as const

/**
 * How a medicine order is fulfilled: a prescription is sent to a pharmacy (`requested`), which prices it (`quote`); the patient agrees and
 * pays; then it goes as goods do. The pharmacy can give it back until it is on its way, for a prescription may end while it is made ready.
 */
export const medicineOrder = {
  states: ['requested', 'quoted', ...goodsStates, 'declined'],
  steps: {
    ...goodsSteps,
    quote: { from: ['requested', 'quoted'], to: 'quoted' },
    decline: { from: ['requested', 'quoted'], to: 'declined' },
    agree: { from: ['quoted'], to: 'pending_payment' },
    expire: { from: ['requested', 'quoted', 'pending_payment'], to: 'expired' },
    cancel: { from: ['requested', 'quoted', 'pending_payment', 'paid', 'accepted'], to: 'cancelled' },
    reject: { from: ['paid', 'accepted', 'preparing'], to: 'rejected' },
  },
} as const satisfies FulfilmentMachine

export type MedicineOrderState = (typeof medicineOrder)['states'][number]
