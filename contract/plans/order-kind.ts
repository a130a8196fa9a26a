import type { FulfilmentMachine } from '../orders/fulfilment.ts'

/** An order of one period of a subscription. */
export const subscriptionOrder = {
  states: ['pending_payment', 'active', 'cancelled', 'expired'],
  steps: {
    pay: { from: ['pending_payment'], to: 'active' },
    payLate: { from: ['expired', 'cancelled'], to: 'active' },
    expire: { from: ['pending_payment'], to: 'expired' },
    cancel: { from: ['pending_payment', 'active'], to: 'cancelled' },
  },
} as const satisfies FulfilmentMachine
