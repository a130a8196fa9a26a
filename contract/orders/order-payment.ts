import { afterStep, type Machine } from '../kernel/machine.ts'

/** Where an order stands with its money, whatever its kind. `voided`: it ended without any. */
export const orderPaymentStates = ['unpaid', 'paying', 'failed', 'paid', 'partly_refunded', 'refunded', 'voided'] as const
export type OrderPaymentState = (typeof orderPaymentStates)[number]

export type OrderPaymentStep = 'begin' | 'decline' | 'withdraw' | 'pay' | 'payLate' | 'void' | 'refundPart' | 'refund'

/**
 * `withdraw`: the open payment was closed, and another may be begun. `void`: no money is wanted any more; also of an order that cost
 * nothing, when it is called off. Money that arrives after that is taken late, or goes back whole.
 */
export const orderPayment: Machine<OrderPaymentState, OrderPaymentStep> = {
  states: orderPaymentStates,
  steps: {
    begin: { from: ['unpaid', 'failed'], to: 'paying' },
    decline: { from: ['unpaid', 'paying', 'failed'], to: 'failed' },
    withdraw: { from: ['paying', 'failed'], to: 'unpaid' },
    pay: { from: ['unpaid', 'paying', 'failed'], to: 'paid' },
    payLate: { from: ['voided'], to: 'paid' },
    void: { from: ['unpaid', 'paying', 'failed', 'paid'], to: 'voided' },
    refundPart: { from: ['paid', 'partly_refunded'], to: 'partly_refunded' },
    refund: { from: ['paid', 'partly_refunded', 'voided'], to: 'refunded' },
  },
}

/** Money is still wanted for the order. */
export function isUnsettled(state: OrderPaymentState): boolean {
  return afterStep(orderPayment, state, 'pay') !== null
}

/** The states in which the seller has, or had, the money, so that an invoice exists. */
export const settledStates = ['paid', 'partly_refunded', 'refunded'] as const satisfies readonly OrderPaymentState[]

export function isSettled(state: OrderPaymentState): boolean {
  return (settledStates as readonly OrderPaymentState[]).includes(state)
}
