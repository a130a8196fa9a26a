import { bind } from '../kernel/call.ts'
import { byId } from '../kernel/values.ts'
import { paymentCalls } from './calls.ts'
import { cardSetup, challengeAnswer, payment, sandboxCard, savedCards, webhookReceived } from './schemas.ts'

export const paymentsContract = bind(paymentCalls, {
  payOrder: { params: byId, answer: payment },
  readPayment: { params: byId, answer: payment },
  refreshPayment: { params: byId, answer: payment },
  confirmSandbox: { params: byId, body: sandboxCard, answer: payment },
  answerChallenge: { params: byId, body: challengeAnswer, answer: payment },
  listCards: { answer: savedCards },
  beginCard: { answer: cardSetup, status: 201 },
  refreshCardSetup: { params: byId, answer: cardSetup },
  confirmSandboxCard: { params: byId, body: sandboxCard, answer: cardSetup },
  answerCardChallenge: { params: byId, body: challengeAnswer, answer: cardSetup },
  chargeCard: { params: byId, answer: savedCards },
  removeCard: { params: byId, answer: null },
  // No body schema: the signature is over the bytes as they came.
  receiveWebhook: { answer: webhookReceived },
})
