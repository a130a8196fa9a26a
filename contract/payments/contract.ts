import { bind } from '../kernel/call.ts'
import { byId } from '../kernel/values.ts'
import { paymentCalls } from './calls.ts'
import { challengeAnswer, payment, sandboxCard, webhookReceived } from './schemas.ts'

export const paymentsContract = bind(paymentCalls, {
  payOrder: { params: byId, answer: payment },
  readPayment: { params: byId, answer: payment },
  refreshPayment: { params: byId, answer: payment },
  confirmSandbox: { params: byId, body: sandboxCard, answer: payment },
  answerChallenge: { params: byId, body: challengeAnswer, answer: payment },
  // No body schema: the signature is over the bytes as they came.
  receiveWebhook: { answer: webhookReceived },
})
