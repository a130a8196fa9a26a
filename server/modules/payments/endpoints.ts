import { paymentsContract } from '#contract/payments/contract.ts'
import { implement } from '#server/kernel/module.ts'
import { answerCardChallenge, beginCard, confirmSandboxCard, refreshCardSetup } from './cards/save-card.ts'
import { chargeCard, listCards, removeCard } from './cards/saved-cards.ts'
import { payOrder } from './pay-order.ts'
import { readPayment } from './read-payment.ts'
import { receiveWebhook } from './receive-webhook.ts'
import { refreshPayment } from './refresh-payment.ts'
import { answerChallenge, confirmSandbox } from './sandbox-verbs.ts'

export const paymentEndpoints = [
  implement(paymentsContract.payOrder, (platform, { params }, actor) => payOrder(platform, actor, params)),
  implement(paymentsContract.readPayment, (platform, { params }, actor) => readPayment(platform, actor, params)),
  implement(paymentsContract.refreshPayment, (platform, { params }, actor) => refreshPayment(platform, actor, params)),
  implement(paymentsContract.confirmSandbox, (platform, { params, body }, actor) =>
    confirmSandbox(platform, actor, { ...params, card: body }),
  ),
  implement(paymentsContract.answerChallenge, (platform, { params, body }, actor) =>
    answerChallenge(platform, actor, { ...params, ...body }),
  ),
  implement(paymentsContract.listCards, (platform, _input, actor) => listCards(platform, actor)),
  implement(paymentsContract.beginCard, (platform, _input, actor) => beginCard(platform, actor)),
  implement(paymentsContract.refreshCardSetup, (platform, { params }, actor) => refreshCardSetup(platform, actor, params)),
  implement(paymentsContract.confirmSandboxCard, (platform, { params, body }, actor) =>
    confirmSandboxCard(platform, actor, { ...params, card: body }),
  ),
  implement(paymentsContract.answerCardChallenge, (platform, { params, body }, actor) =>
    answerCardChallenge(platform, actor, { ...params, ...body }),
  ),
  implement(paymentsContract.chargeCard, (platform, { params }, actor) => chargeCard(platform, actor, params)),
  implement(paymentsContract.removeCard, (platform, { params }, actor) => removeCard(platform, actor, params)),
  implement(paymentsContract.receiveWebhook, async (platform, _input, _actor, request) => {
    const signature = request.header('stripe-signature') ?? ''
    await receiveWebhook(platform, { body: await request.rawBody(), signature })
    return { received: true as const }
  }),
]
