import type { Call } from '../kernel/call.ts'

const buyer = { who: ['patient'], whose: 'party' } as const

export const paymentCalls = {
  payOrder: {
    method: 'POST',
    path: '/orders/{id}/payment',
    access: { ...buyer, record: 'order' },
    summary: 'Begin to pay an order: creates its payment or answers the open one; an order of amount 0 is settled at once',
    idempotent: true,
  },
  readPayment: {
    method: 'GET',
    path: '/payments/{id}',
    access: { who: ['patient', 'admin'], whose: 'party', record: 'payment' },
    summary: 'How a payment stands',
  },
  refreshPayment: {
    method: 'POST',
    path: '/payments/{id}/refresh',
    access: { ...buyer, record: 'payment' },
    summary: 'Ask the payment provider how the payment stands, when its message is late',
  },
  confirmSandbox: {
    method: 'POST',
    path: '/payments/{id}/confirm-sandbox',
    access: { ...buyer, record: 'payment' },
    summary: "Pay with one of the documented test cards; only where the sandbox is the platform's provider",
  },
  answerChallenge: {
    method: 'POST',
    path: '/payments/{id}/challenge',
    access: { ...buyer, record: 'payment' },
    summary: "Pass or fail the sandbox bank's authentication",
  },
  receiveWebhook: {
    method: 'POST',
    path: '/payments/webhook',
    access: { who: 'anyone', whose: 'public' },
    summary: "The payment provider's signed messages",
    bearer: 'ignored',
    visitorLimit: 'none',
  },
} as const satisfies Record<string, Call>
