import { expect, test } from 'vitest'
import { makePatient } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { shelfOf } from '../stock/testing/make-order.ts'
import { makeShelf } from '../shop/testing/make-checkout.ts'
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
