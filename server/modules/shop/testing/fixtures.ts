import { shopContract } from '#contract/shop/contract.ts'
import type { Fixtures } from '../../../../tests/support/fixtures.ts'
import { makeAdmin, makePatient, makePharmacy } from '../../../../tests/support/people.ts'
import { payWith } from '../../../../tests/payments/money-rows.ts'
import type { TestServer } from '../../../../tests/support/server.ts'
import { makeShelf, makeShopOrder, someAddress, someCheckout } from './make-checkout.ts'
import { deliver } from './deliver.ts'

const anyId = '01900000-0000-7000-8000-000000000009'
const line = { productId: anyId, quantity: 1, price: null }
const checkout = { lines: [line], delivery: 'pickup', addressId: null, coupon: null }

/** Goods that are on their way back. */
async function makeReturn(server: TestServer) {
  const { id: orderId, buyer, pharmacy } = await makeShopOrder(server)
  await payWith(server, buyer, orderId)
  await deliver(server, orderId, pharmacy)
  const body = { lines: [{ position: 1, quantity: 1 }], reason: 'Too large' }
  const goods = await server.call(
    shopContract.askReturn,
    { params: { id: orderId }, body },
    { as: buyer, key: `return-${orderId}` },
  )
  return { id: goods.returns[0]!.id, pharmacy }
}

export const fixtures: Fixtures = {
  records: {
    goodsOrder: async (server) => {
      const { id, buyer, pharmacy } = await makeShopOrder(server)
      const neighbours = [await makePatient(server), await makePharmacy(server)]
      return { id, owners: [buyer, pharmacy, await makeAdmin(server)], neighbours }
    },
    orderReturn: async (server) => {
      const { id, pharmacy } = await makeReturn(server)
      return { id, owners: [pharmacy], neighbours: [await makePharmacy(server)] }
    },
    address: async (server) => {
      const owner = await makePatient(server)
      const { id } = await server.call(shopContract.addAddress, { body: someAddress }, { as: owner })
      return { id, owners: [owner], neighbours: [await makePatient(server)] }
    },
  },
  samples: {
    'POST /cart/check': { body: { lines: [line] } },
    'POST /cart/merge': { body: { lines: [line] } },
    'PUT /cart/{id}': { body: { quantity: 1, price: null } },
    'POST /checkout/price': { body: checkout },
    'POST /checkout': { body: { ...checkout, expectedTotal: { amount: 0, currency: 'USD' } } },
    'POST /addresses': { body: someAddress },
    'PUT /addresses/{id}': { body: someAddress },
    'POST /orders/{id}/cancel': { body: { reason: 'Changed my mind' } },
    'POST /returns/{id}/settlement': { body: { accepted: true } },
    'POST /orders/{id}/returns': { body: { lines: [{ position: 1, quantity: 1 }], reason: 'Too large' } },
  },
  keyed: {
    'POST /checkout': async (server) => {
      const [buyer, shelf] = [await makePatient(server), await makeShelf(server)]
      const input = await someCheckout(server, buyer, [shelf])
      const { total } = await server.call(shopContract.priceCheckout, { body: input }, { as: buyer })
      return { as: buyer, input: { body: { ...input, expectedTotal: total } } }
    },
    'POST /orders/{id}/returns': async (server) => {
      const { id, buyer, pharmacy } = await makeShopOrder(server)
      await payWith(server, buyer, id)
      await deliver(server, id, pharmacy)
      const body = { lines: [{ position: 1, quantity: 1 }], reason: 'Too large' }
      return { as: buyer, input: { params: { id }, body } }
    },
    'POST /returns/{id}/settlement': async (server) => {
      const { id, pharmacy } = await makeReturn(server)
      return { as: pharmacy, input: { params: { id }, body: { accepted: true } } }
    },
  },
  idColumns: ['products.id', 'goods_orders.order_id', 'addresses.id'],
}
