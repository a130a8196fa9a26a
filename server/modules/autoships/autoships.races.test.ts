import { expect, test } from 'vitest'
import { makePatient } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { shelfOf } from '../stock/testing/make-order.ts'
import { makeShelf } from '../shop/testing/make-checkout.ts'
import { saveCard } from '#server/modules/payments/testing/save-card.ts'
import { moneyTaken } from '../../../tests/payments/money-rows.ts'
import { chargeRun } from './charge-run.ts'
import { advanceAutoship } from './run-autoships.ts'
import { dayAhead, makeAutoship } from './testing/fixtures.ts'

const server = await createTestServer()

test('twenty regular deliveries of three units, each run by three processes at once: three orders, seventeen ask', async () => {
  const shelf = await makeShelf(server, { stock: 3 })
  const ids: string[] = []
  for (let count = 0; count < 20; count++) {
    ids.push((await makeAutoship(server, await makePatient(server), shelf, { nextOn: dayAhead(server, 1) })).id)
  }
  const advance = () => Promise.all([...ids, ...ids, ...ids].map((id) => advanceAutoship(server.platform, id)))
  await advance()
  server.clock.advance({ days: 1 })
  await advance()
  const states = await server.db.selectFrom('autoships').select('state').execute()
  expect(states.filter(({ state }) => state === 'active')).toHaveLength(3)
  expect(states.filter(({ state }) => state === 'asking')).toHaveLength(17)
  expect(await server.db.selectFrom('orders').select('id').execute()).toHaveLength(3)
  expect(await shelfOf(server, shelf.productId)).toMatchObject({ stock: 0, lots: [{ quantity: 3, reserved: 3 }] })
  const outcomes = await server.db.selectFrom('autoship_runs').select('outcome').execute()
  expect(outcomes.filter(({ outcome }) => outcome === 'ordered')).toHaveLength(3)
  expect(outcomes).toHaveLength(20)
})

test('twenty with a card each onto three units, charged by three processes at once: three are paid, once each', async () => {
  const shelf = await makeShelf(server, { stock: 3 })
  const ids: string[] = []
  for (let count = 0; count < 20; count++) {
    const buyer = await makePatient(server)
    const cardId = await saveCard(server, buyer)
    ids.push((await makeAutoship(server, buyer, shelf, { nextOn: dayAhead(server, 1), cardId })).id)
  }
  const dueOn = dayAhead(server, 1)
  const all = () =>
    Promise.all(
      [...ids, ...ids, ...ids].map(async (autoshipId) => {
        await advanceAutoship(server.platform, autoshipId)
        await chargeRun(server.platform, { autoshipId, dueOn })
      }),
    )
  await all()
  server.clock.advance({ days: 1 })
  await all()
  await all()
  const orders = await server.db.selectFrom('orders').select(['payment_state', 'total']).execute()
  expect(orders.map(({ payment_state }) => payment_state)).toEqual(['paid', 'paid', 'paid'])
  expect(await moneyTaken(server)).toBe(orders.reduce((sum, { total }) => sum + total, 0))
  const runs = await server.db.selectFrom('autoship_runs').select(['outcome', 'payment']).execute()
  expect(runs.filter(({ payment }) => payment === 'charged')).toHaveLength(3)
  expect(runs.filter(({ outcome }) => outcome === 'asked')).toHaveLength(17)
  const told = await server.db.selectFrom('notices').select('id').where('kind', '=', 'autoshipOrdered').execute()
  expect(told).toHaveLength(3)
  expect(await shelfOf(server, shelf.productId)).toMatchObject({ stock: 0, lots: [{ quantity: 0, reserved: 0 }] })
})
