import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { orderPaymentStates } from '#contract/orders/order-payment.ts'
import { makePatient, makePharmacy } from '../../../tests/support/people.ts'
import { insertRow } from '../../../tests/support/rows.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { moneyUnderWay } from './money-under-way.ts'

const server = await createTestServer()

/** As the database asks of each state of the payment. */
const givenBack = {
  unpaid: { refunded: 0 },
  paying: { refunded: 0 },
  failed: { refunded: 0 },
  paid: { refunded: 0, goodwill: 50 },
  partly_refunded: { refunded: 100, goodwill: 20 },
  refunded: { refunded: 1000 },
  voided: { refunded: 0 },
}
const unsettled = new Set<string>(['unpaid', 'paying', 'failed'])
const underWay = ['paid', 'accepted', 'preparing', 'dispatched']
const over = ['delivered', 'cancelled', 'rejected']

test('is what was paid and not given back of orders that are not at their end, once for both sides, by currency', async () => {
  const buyers = [await makePatient(server), await makePatient(server)]
  const sellers = [await makePharmacy(server), await makePharmacy(server)]
  const ends = [...underWay, ...over]
  const orders = Array.from({ length: 240 }, (_, index) => {
    const payment_state = orderPaymentStates[index % orderPaymentStates.length]!
    return {
      id: server.platform.ids.next(),
      payment_state,
      fulfilment_state: unsettled.has(payment_state) ? 'pending_payment' : ends[Math.trunc(index / 7) % ends.length]!,
      currency: ['USD', 'EUR'][index % 2]!,
      buyer_id: buyers[index % 3 === 0 ? 0 : 1]!.userId,
      seller_id: sellers[index % 5 === 0 ? 0 : 1]!.userId,
      total: 1000,
      goodwill: 0,
      ...givenBack[payment_state],
    }
  })
  await server.db.transaction().execute(async (work) => {
    // Without lines, and with the column that only older processes read: triggers would ask for the ones and write the other.
    await sql`set local session_replication_role = replica`.execute(work)
    const shared = { kind: 'shop', state: 'completed', lines: '[]', subtotal: 1000 }
    const at = server.clock.now()
    for (const order of orders)
      await insertRow(work, 'orders', { ...shared, ...order, number: order.id, created_at: at, updated_at: at })
  })
  const naive = (ids: readonly string[]) =>
    ['EUR', 'USD'].flatMap((currency) => {
      let amount = 0
      for (const order of orders)
        if (order.currency === currency && (ids.includes(order.buyer_id) || ids.includes(order.seller_id)))
          if (underWay.includes(order.fulfilment_state)) {
            if (order.payment_state === 'paid') amount += 950
            if (order.payment_state === 'partly_refunded') amount += 880
          }
      return amount > 0 ? [{ amount, currency }] : []
    })
  for (const people of [[buyers[0]!], [sellers[0]!], [buyers[0]!, sellers[0]!], [...buyers, ...sellers]]) {
    const ids = people.map(({ userId }) => userId)
    expect(naive(ids)).toHaveLength(2)
    expect(await moneyUnderWay(server.db, ids)).toEqual(naive(ids))
  }
  expect(await moneyUnderWay(server.db, [])).toEqual([])
})
