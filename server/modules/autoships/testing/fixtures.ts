import { autoshipsContract as contract } from '#contract/autoships/contract.ts'
import { shopContract } from '#contract/shop/contract.ts'
import { utcDay } from '#contract/kernel/days.ts'
import type { Fixtures } from '../../../../tests/support/fixtures.ts'
import { makePatient, makePharmacy, type Person } from '../../../../tests/support/people.ts'
import type { TestServer } from '../../../../tests/support/server.ts'
import { makeIssued } from '../../medicine-orders/testing/make-medicine-order.ts'
import { line } from '../../prescriptions/testing/make-prescription.ts'
import { makeShelf, type Shelf, someCheckout } from '../../shop/testing/make-checkout.ts'

/** So many days from the test's today. */
export const dayAhead = (server: TestServer, days: number): string => utcDay(server.clock.now().getTime() + days * 86_400_000)

/** What somebody sends for a product of the shelf, at what it costs now. */
export async function someAutoship(
  server: TestServer,
  buyer: Person,
  shelf: Shelf,
  more: { quantity?: number; nextOn?: string; cardId?: string } = {},
) {
  const { quantity = 1, nextOn = dayAhead(server, 10), cardId } = more
  const { addressId } = await someCheckout(server, buyer, [shelf])
  const body = {
    lines: [{ productId: shelf.productId, quantity, price: null }],
    delivery: 'courier' as const,
    addressId,
    coupon: null,
  }
  const { total } = await server.call(shopContract.priceCheckout, { body }, { as: buyer })
  const place = { everyWeeks: 4, nextOn, delivery: 'courier' as const, addressId }
  return { productId: shelf.productId, quantity, ...place, expectedTotal: total, cardId }
}

let keys = 0

export async function makeAutoship(
  server: TestServer,
  buyer: Person,
  shelf: Shelf,
  more: { quantity?: number; nextOn?: string; cardId?: string } = {},
) {
  const body = await someAutoship(server, buyer, shelf, more)
  return server.call(contract.startAutoship, { body }, { as: buyer, key: `autoship-number-${keys++}` })
}

const place = { everyWeeks: 4, nextOn: '2199-01-01', delivery: 'pickup' as const, addressId: null }
const anyId = '01900000-0000-7000-8000-000000000009'
const expectedTotal = { amount: 100, currency: 'USD' }

export const fixtures: Fixtures = {
  records: {
    autoship: async (server) => {
      const owner = await makePatient(server)
      const { id } = await makeAutoship(server, owner, await makeShelf(server))
      return { id, owners: [owner], neighbours: [await makePatient(server)] }
    },
  },
  samples: {
    'POST /autoships': { body: { productId: anyId, quantity: 1, ...place, expectedTotal } },
    'POST /prescriptions/{id}/autoships': { body: { lineId: anyId, pharmacyId: anyId, ...place } },
    'PUT /autoships/{id}': { body: { quantity: 1, ...place, expectedTotal } },
    'POST /autoships/{id}/steps': { body: { step: 'skip', dueOn: '2199-01-01' } },
  },
  keyed: {
    'POST /autoships': async (server) => {
      const buyer = await makePatient(server)
      return { as: buyer, input: { body: await someAutoship(server, buyer, await makeShelf(server)) } }
    },
    'POST /prescriptions/{id}/autoships': async (server) => {
      const { patient, prescription } = await makeIssued(server, [line()])
      const body = { lineId: prescription.lines[0]!.id, pharmacyId: (await makePharmacy(server)).userId, ...place }
      return { as: patient, input: { params: { id: prescription.id }, body } }
    },
    'POST /autoships/{id}/steps': async (server) => {
      const buyer = await makePatient(server)
      const { id, nextOn } = await makeAutoship(server, buyer, await makeShelf(server))
      return { as: buyer, input: { params: { id }, body: { step: 'skip', dueOn: nextOn } } }
    },
  },
  idColumns: ['autoships.id'],
}
