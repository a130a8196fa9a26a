import type { Call } from '../kernel/call.ts'

const own = { who: ['patient'], whose: 'self' } as const
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
  listCards: { method: 'GET', path: '/cards', access: own, summary: 'One’s own saved cards; which of them is charged' },
  beginCard: { method: 'POST', path: '/cards/setups', access: own, summary: 'Begin to save a card with the payment provider' },
  refreshCardSetup: {
    method: 'POST',
    path: '/cards/setups/{id}/refresh',
    access: { ...own, whose: 'party', record: 'cardSetup' },
    summary: 'Ask the payment provider how the saving of a card stands',
  },
  confirmSandboxCard: {
    method: 'POST',
    path: '/cards/setups/{id}/confirm-sandbox',
    access: { ...own, whose: 'party', record: 'cardSetup' },
    summary: "Save one of the documented test cards; only where the sandbox is the platform's provider",
  },
  answerCardChallenge: {
    method: 'POST',
    path: '/cards/setups/{id}/challenge',
    access: { ...own, whose: 'party', record: 'cardSetup' },
    summary: "Pass or fail the sandbox bank's authentication of a card",
  },
  chargeCard: {
    method: 'POST',
    path: '/cards/{id}/charged',
    access: { ...own, whose: 'party', record: 'savedCard' },
    summary: 'Choose the card that is charged',
  },
  removeCard: {
    method: 'DELETE',
    path: '/cards/{id}',
    access: { ...own, whose: 'party', record: 'savedCard' },
    summary: 'Forget a saved card, here and with the payment provider',
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
