import { paymentsContract } from '#contract/payments/contract.ts'
import type { Person } from '../support/people.ts'
import { makeCompany } from '../support/people.ts'
import { insertRow } from '../support/rows.ts'
import type { TestServer } from '../support/server.ts'

export const goodCard = { number: '4242 4242 4242 4242', expiryMonth: 12, expiryYear: 2030, cvc: '123' }

/** Pays the order with a test card; answers the payment. */
export async function payWith(server: TestServer, buyer: Person, orderId: string, number = goodCard.number) {
  const payment = await server.call(paymentsContract.payOrder, { params: { id: orderId } }, { as: buyer })
  const input = { params: { id: payment.id }, body: { ...goodCard, number } }
  return server.call(paymentsContract.confirmSandbox, input, { as: buyer })
}

/** A card is charged at the provider, whose word has not come yet: `arrive` brings it. */
export async function chargeWithoutWebhook(server: TestServer, buyer: Person, orderId: string) {
  const payment = await server.call(paymentsContract.payOrder, { params: { id: orderId } }, { as: buyer })
  const { provider_reference: reference } = await paymentRow(server, payment.id)
  const card = { ...goodCard, number: goodCard.number.replaceAll(' ', '') }
  const message = (await server.platform.payments.sandbox!.confirm(reference!, card))!
  const arrive = () =>
    server.fetch(
      new Request('http://carenest.test/api/payments/webhook', {
        method: 'POST',
        body: message.body,
        headers: { 'Stripe-Signature': message.signature },
      }),
    )
  return { payment, arrive }
}

/** An active coupon of 20 % for the shop and plans, unless the columns say otherwise; answers its id. */
export async function makeCoupon(server: TestServer, columns: Record<string, unknown> = {}): Promise<string> {
  const company = await makeCompany(server)
  const id = server.platform.ids.next()
  await insertRow(server.db, 'coupons', {
    id,
    company_id: company.userId,
    code: 'SPRING20',
    kind: 'percent',
    value: 20,
    applies_to: ['shop', 'plans'],
    state: 'active',
    starts_at: '2026-01-01T00:00:00.000Z',
    ends_at: '2026-12-31T00:00:00.000Z',
    created_at: server.clock.now(),
    ...columns,
  })
  return id
}

export const orderRow = (server: TestServer, id: string) =>
  server.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

export const paymentRow = (server: TestServer, id: string) =>
  server.db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** What the sandbox holds of all money: taken less given back. */
export async function moneyTaken(server: TestServer): Promise<number> {
  const intents = await server.db.selectFrom('sandbox_intents').selectAll().execute()
  return intents.filter((i) => i.state === 'succeeded').reduce((total, i) => total + i.amount - i.refunded, 0)
}
