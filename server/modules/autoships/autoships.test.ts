import { describe, expect, test } from 'vitest'
import { autoshipsContract as autoships } from '#contract/autoships/contract.ts'
import { checkKey } from '#contract/prescriptions/check-key.ts'
import { prescriptionsContract as prescriptions } from '#contract/prescriptions/contract.ts'
import { shopContract } from '#contract/shop/contract.ts'
import { payWith } from '../../../tests/payments/money-rows.ts'
import { makePatient, makePharmacy, signIn, type Person } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { wholeSlice } from '../../../tests/support/whole-slice.ts'
import { makeIssued } from '../medicine-orders/testing/make-medicine-order.ts'
import { line } from '../prescriptions/testing/make-prescription.ts'
import { makeEntry } from '../records/testing/make-entry.ts'
import { makeShelf } from '../shop/testing/make-checkout.ts'
import { runAutoships } from './run-autoships.ts'
import { dayAhead, makeAutoship, someAutoship } from './testing/fixtures.ts'

const server = await createTestServer()
const { clock, db } = server

const run = () => runAutoships.run(server.platform, wholeSlice(server.log))
/** Whoever comes back after the clock has gone on signs in again. */
const again = (person: Person) => signIn(server, person)
const listed = async (as: Person) => (await server.call(autoships.listAutoships, {}, { as: await again(as) })).items
const told = async (as: Person) =>
  (
    await db.selectFrom('notices').select('kind').where('user_id', '=', as.userId).orderBy('created_at').orderBy('id').execute()
  ).map(({ kind }) => kind)
const step = async (
  as: Person,
  id: string,
  body: { step: 'skip' | 'pause' | 'resume' | 'stop' | 'agree' | 'fewer' | 'again'; dueOn: string },
) =>
  server.call(
    autoships.stepAutoship,
    { params: { id }, body },
    { as: await again(as), key: `step-${server.platform.ids.next()}` },
  )
/** Its day comes, with the notice before it. */
async function daysLater(days: number) {
  for (let day = 0; day < days; day++) {
    clock.advance({ days: 1 })
    await run()
  }
}

describe('a regular delivery', () => {
  test('is told three days ahead, ordered once on its day, waits for its money, and comes again', async () => {
    const [buyer, shelf] = [await makePatient(server), await makeShelf(server)]
    const { nextOn } = await makeAutoship(server, buyer, shelf)
    await daysLater(6)
    expect(await told(buyer)).toEqual([])
    await daysLater(1)
    expect(await told(buyer)).toEqual(['autoshipSoon'])
    await daysLater(3)
    await run()
    expect(await told(buyer)).toEqual(['autoshipSoon', 'autoshipToPay'])
    const [autoship] = await listed(buyer)
    expect(autoship).toMatchObject({
      state: 'active',
      runs: [{ dueOn: nextOn, outcome: 'ordered' }],
      nextOn: dayAhead(server, 28),
    })
    const orders = await server.call(shopContract.listOwnOrders, { query: {} }, { as: await again(buyer) })
    expect(orders.items).toMatchObject([{ id: autoship!.runs[0]!.orderId, state: 'pending_payment' }])
    await payWith(server, await again(buyer), orders.items[0]!.id)
    await daysLater(28)
    expect((await listed(buyer))[0]!.runs).toHaveLength(2)
  })

  test('asks where it would cost more, and never charges; agreed to, it is ordered for the new total', async () => {
    const [buyer, shelf] = [await makePatient(server), await makeShelf(server)]
    const { id, agreed } = await makeAutoship(server, buyer, shelf)
    await db.updateTable('products').set({ price: 1200 }).where('id', '=', shelf.productId).execute()
    await daysLater(10)
    const [asking] = await listed(buyer)
    expect(asking).toMatchObject({ state: 'asking', asks: { kind: 'dearer', from: agreed!.amount, to: 1665 } })
    expect(await told(buyer)).toEqual(['autoshipSoon', 'autoshipAsks'])
    expect(await db.selectFrom('orders').selectAll().execute()).toEqual([])
    const agreedTo = await step(buyer, id, { step: 'agree', dueOn: asking!.nextOn })
    expect(agreedTo).toMatchObject({ state: 'active', agreed: { amount: 1665 }, runs: [{ outcome: 'ordered' }] })
    // Pressed twice it is another day, of which nothing was asked.
    await expect(step(buyer, id, { step: 'agree', dueOn: asking!.nextOn })).rejects.toMatchObject({ status: 409 })
    expect(await db.selectFrom('orders').selectAll().execute()).toHaveLength(1)
  })

  test('of less than a card can be charged is refused at its number, and asked about where it became so', async () => {
    const [buyer, shelf] = [await makePatient(server), await makeShelf(server, { price: 20 })]
    const place = { everyWeeks: 4, nextOn: dayAhead(server, 10), delivery: 'pickup' as const, addressId: null }
    const sent = async (quantity: number) => {
      const lines = [{ productId: shelf.productId, quantity, price: null }]
      const body = { lines, delivery: 'pickup' as const, addressId: null, coupon: null }
      const { total } = await server.call(shopContract.priceCheckout, { body }, { as: buyer })
      return { quantity, ...place, expectedTotal: total }
    }
    const tooSmall = { status: 422, errors: [{ field: 'quantity', code: 'amount_too_small' }] }
    const start = async (quantity: number) => ({ body: { productId: shelf.productId, ...(await sent(quantity)) } })
    expect(await server.refusal(autoships.startAutoship, await start(1), { as: buyer, key: 'one-for-cents' })).toMatchObject(
      tooSmall,
    )
    const { id } = await server.call(autoships.startAutoship, await start(5), { as: buyer, key: 'five-for-more' })
    const change = { params: { id }, body: await sent(2) }
    expect(await server.refusal(autoships.changeAutoship, change, { as: buyer })).toMatchObject(tooSmall)
    await db.updateTable('products').set({ price: 5 }).where('id', '=', shelf.productId).execute()
    await daysLater(10)
    expect((await listed(buyer))[0]).toMatchObject({ state: 'asking', asks: { kind: 'too_small' } })
    expect(await db.selectFrom('orders').selectAll().execute()).toEqual([])
  })

  test('comes cheaper without asking', async () => {
    const [buyer, shelf] = [await makePatient(server), await makeShelf(server)]
    await makeAutoship(server, buyer, shelf)
    await db.updateTable('products').set({ price: 800 }).where('id', '=', shelf.productId).execute()
    await daysLater(10)
    expect(await db.selectFrom('orders').select('total').execute()).toEqual([{ total: 800 + 50 + 390 }])
  })

  test('asks where there are fewer, and sends those when told to', async () => {
    const [buyer, shelf] = [await makePatient(server), await makeShelf(server, { stock: 2 })]
    const { id } = await makeAutoship(server, buyer, shelf, { quantity: 5 })
    await daysLater(10)
    const [asking] = await listed(buyer)
    expect(asking).toMatchObject({ state: 'asking', asks: { kind: 'out_of_stock', from: 5, to: 2 } })
    const sent = await step(buyer, id, { step: 'fewer', dueOn: asking!.nextOn })
    expect(sent).toMatchObject({ state: 'active', quantity: 5, runs: [{ outcome: 'ordered' }] })
    expect(await db.selectFrom('order_lines').select('quantity').where('kind', '=', 'product').execute()).toEqual([
      { quantity: 2 },
    ])
  })

  test('asks about what nobody sells, and where no address is left', async () => {
    const buyer = await makePatient(server)
    const [gone, moved] = [await makeShelf(server), await makeShelf(server)]
    await makeAutoship(server, buyer, gone)
    const { id } = await makeAutoship(server, buyer, moved)
    await db.updateTable('products').set({ hidden_at: clock.now() }).where('id', '=', gone.productId).execute()
    await db.updateTable('autoships').set({ address_id: null }).where('id', '=', id).execute()
    await daysLater(10)
    expect((await listed(buyer)).map(({ asks }) => asks!.kind).toSorted()).toEqual(['address', 'gone'])
  })

  test('is skipped once however often that is pressed, rests, goes on after its day, and ends', async () => {
    const [buyer, shelf] = [await makePatient(server), await makeShelf(server)]
    const { id, nextOn } = await makeAutoship(server, buyer, shelf)
    const skipped = await step(buyer, id, { step: 'skip', dueOn: nextOn })
    expect(skipped).toMatchObject({ nextOn: dayAhead(server, 38), runs: [{ dueOn: nextOn, outcome: 'skipped' }] })
    await expect(step(buyer, id, { step: 'skip', dueOn: nextOn })).rejects.toThrow('autoship_moved')
    await step(buyer, id, { step: 'pause', dueOn: skipped.nextOn })
    await daysLater(40)
    expect(await told(buyer)).toEqual([])
    const resumed = await step(buyer, id, { step: 'resume', dueOn: skipped.nextOn })
    expect(resumed).toMatchObject({ state: 'active', nextOn: dayAhead(server, 26) })
    await step(buyer, id, { step: 'stop', dueOn: resumed.nextOn })
    expect(await listed(buyer)).toEqual([])
    await daysLater(40)
    expect(await db.selectFrom('orders').selectAll().execute()).toEqual([])
  })

  test('of which people are told late waits as many days; a day that they chose sooner is theirs', async () => {
    const buyer = await makePatient(server)
    await makeAutoship(server, buyer, await makeShelf(server))
    const soon = await makeAutoship(server, buyer, await makeShelf(server), { nextOn: dayAhead(server, 1) })
    await run()
    expect((await listed(buyer))[0]).toMatchObject({ id: soon.id, nextOn: dayAhead(server, 1) })
    // Nothing ran for two weeks.
    clock.advance({ days: 14 })
    await run()
    const late = (await listed(buyer)).find(({ id }) => id !== soon.id)!
    expect(late.nextOn).toBe(dayAhead(server, 3))
    await daysLater(3)
    expect(await db.selectFrom('orders').selectAll().execute()).toHaveLength(2)
  })

  test('is due at eight on the clock of its owner', async () => {
    const buyer = await makePatient(server, { time_zone: 'America/New_York' })
    clock.set('2026-03-02T12:00:00.000Z')
    await makeAutoship(server, await again(buyer), await makeShelf(server), { nextOn: '2026-03-06' })
    clock.set('2026-03-03T12:59:00.000Z')
    await run()
    expect(await told(buyer)).toEqual([])
    clock.set('2026-03-03T13:01:00.000Z')
    await run()
    expect(await told(buyer)).toEqual(['autoshipSoon'])
  })

  test('is changed for what it costs then, from tomorrow on, and never to somebody else’s address', async () => {
    const [buyer, shelf] = [await makePatient(server), await makeShelf(server)]
    const { id } = await makeAutoship(server, buyer, shelf)
    const { productId: _, ...input } = await someAutoship(server, buyer, shelf, { quantity: 3, nextOn: dayAhead(server, 2) })
    const change = (body: object) =>
      server.call(autoships.changeAutoship, { params: { id }, body: { ...input, ...body } }, { as: buyer })
    expect(await change({ everyWeeks: 2 })).toMatchObject({ quantity: 3, everyWeeks: 2, agreed: input.expectedTotal })
    await expect(change({ quantity: 4 })).rejects.toThrow('total_changed')
    await expect(change({ nextOn: dayAhead(server, 0) })).rejects.toMatchObject({ status: 422 })
    const other = await someAutoship(server, await makePatient(server), shelf)
    await expect(change({ addressId: other.addressId })).rejects.toMatchObject({ status: 422 })
  })
})

describe('a regular medicine', () => {
  test('is sent to its pharmacy on its day; where nothing is left of it, its owner is asked', async () => {
    const { patient, prescription } = await makeIssued(server, [line()])
    const pharmacy = await makePharmacy(server)
    const body = {
      lineId: prescription.lines[0]!.id,
      pharmacyId: pharmacy.userId,
      everyWeeks: 4,
      nextOn: dayAhead(server, 4),
      delivery: 'pickup' as const,
      addressId: null,
    }
    const params = { id: prescription.id }
    await server.call(autoships.startMedicineAutoship, { params, body }, { as: patient, key: 'regular-medicine' })
    await daysLater(4)
    expect(await db.selectFrom('orders').select(['kind', 'fulfilment_state']).execute()).toEqual([
      { kind: 'medicine', fulfilment_state: 'requested' },
    ])
    expect(await told(patient)).toEqual(['autoshipSoon', 'autoshipOrdered'])
    await db
      .updateTable('prescriptions')
      .set({ state: 'expired', ended_at: clock.now() })
      .where('id', '=', prescription.id)
      .execute()
    await daysLater(28)
    expect((await listed(patient))[0]).toMatchObject({ state: 'asking', asks: { kind: 'prescription' }, medicine: { left: 0 } })
  })

  test('waits while its prescription is on hold, without a promise, and goes on by itself once the doctor keeps it', async () => {
    const { patient, doctor, prescription } = await makeIssued(server, [line()])
    const pharmacy = await makePharmacy(server)
    const rhythm = { everyWeeks: 4, nextOn: dayAhead(server, 4), delivery: 'pickup' as const, addressId: null }
    const body = { lineId: prescription.lines[0]!.id, pharmacyId: pharmacy.userId, ...rhythm }
    const start = { params: { id: prescription.id }, body }
    await server.call(autoships.startMedicineAutoship, start, { as: patient, key: 'medicine-to-be-held' })
    await daysLater(1)
    expect(await told(patient)).toEqual(['autoshipSoon'])
    await makeEntry(server, await again(patient), patient.userId)
    await daysLater(4)
    const ordersOf = () => db.selectFrom('orders').select('fulfilment_state').where('buyer_id', '=', patient.userId).execute()
    expect(await ordersOf()).toEqual([])
    expect((await listed(patient))[0]).toMatchObject({ state: 'asking', asks: { kind: 'on_hold' }, medicine: { isOnHold: true } })
    expect((await told(patient)).filter((kind) => kind.startsWith('autoship'))).toEqual(['autoshipSoon', 'autoshipAsks'])
    expect(
      await server.refusal(autoships.startMedicineAutoship, start, { as: await again(patient), key: 'medicine-on-hold' }),
    ).toMatchObject({ status: 409, code: 'prescription_on_hold' })
    const as = await again(doctor)
    const { conflicts } = await server.call(prescriptions.readPrescription, { params: { id: prescription.id } }, { as })
    const decision = { decision: 'keep' as const, read: conflicts.map(({ check }) => checkKey(check)), reason: 'Tested negative' }
    await server.call(
      prescriptions.decideConflicts,
      { params: { id: prescription.id }, body: decision },
      { as, key: 'kept-the-medicine' },
    )
    await run()
    expect(await ordersOf()).toEqual([{ fulfilment_state: 'requested' }])
    expect((await listed(patient))[0]).toMatchObject({ state: 'active', asks: null, medicine: { isOnHold: false } })
  })
})
