import type { FulfilmentMachine } from '../orders/fulfilment.ts'

/** States of an order whose visit is still to be paid for or to take place; in all others it is finished. */
export const openOrderStates = ['pending_payment', 'confirmed'] as const

/** How the order of a visit is fulfilled. The visit has a finer life of its own (`states.ts`); the order follows it. */
export const appointmentOrder = {
  states: ['pending_payment', 'confirmed', 'completed', 'no_show', 'cancelled', 'expired'],
  steps: {
    pay: { from: ['pending_payment'], to: 'confirmed' },
    payLate: { from: ['expired', 'cancelled'], to: 'confirmed' },
    expire: { from: ['pending_payment'], to: 'expired' },
    cancel: { from: ['pending_payment', 'confirmed'], to: 'cancelled' },
    complete: { from: ['confirmed'], to: 'completed' },
    miss: { from: ['confirmed'], to: 'no_show' },
  },
} as const satisfies FulfilmentMachine
