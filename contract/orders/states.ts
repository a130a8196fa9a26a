/** What an order is for (domain, Orders). */
export const orderKinds = ['appointment', 'medicine', 'shop', 'subscription'] as const
export type OrderKind = (typeof orderKinds)[number]

export const orderStates = [
  'pending_payment',
  'paid',
  'completed',
  'partly_refunded',
  'refunded',
  'cancelled',
  'expired',
] as const
export type OrderState = (typeof orderStates)[number]

/**
 * The order of a visit: where it may go from each state. A visit that was cancelled without refund, or where the patient did
 * not come, leaves its order as it is: paid. One that cost nothing has no money to give back: called off, it is `cancelled`.
 * A payment that arrives after the hold ended takes an `expired` order to `paid` (the time was still free), and an `expired` or
 * `cancelled` one straight to `refunded`.
 */
export const appointmentOrderTransitions: Readonly<Record<OrderState, readonly OrderState[]>> = {
  pending_payment: ['paid', 'expired', 'cancelled'],
  paid: ['completed', 'partly_refunded', 'refunded', 'cancelled'],
  completed: ['partly_refunded', 'refunded'],
  partly_refunded: ['refunded'],
  refunded: [],
  cancelled: ['paid', 'refunded'],
  expired: ['paid', 'refunded'],
}

export function mayBecome(from: OrderState, to: OrderState): boolean {
  return appointmentOrderTransitions[from].includes(to)
}

/** The states in which a person can still pay. */
export function isPayable(state: OrderState): boolean {
  return state === 'pending_payment'
}

/** The states in which the seller has (some of) the money, so that an invoice exists. */
export function isSettled(state: OrderState): boolean {
  return state === 'paid' || state === 'completed' || state === 'partly_refunded' || state === 'refunded'
}
