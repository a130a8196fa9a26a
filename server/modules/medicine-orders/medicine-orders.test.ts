import { describe, expect, test } from 'vitest'
import { medicineOrdersContract as contract } from '#contract/medicine-orders/contract.ts'
import type { Dispensing } from '#contract/medicine-orders/schemas.ts'
import { ordersContract } from '#contract/orders/contract.ts'
import { pharmacyContract } from '#contract/pharmacy/contract.ts'
import { prescriptionsContract } from '#contract/prescriptions/contract.ts'
import { payWith } from '../../../tests/payments/money-rows.ts'
import { makePharmacy, signIn, type Person } from '../../../tests/support/people.ts'
import { readPaper } from '../../../tests/support/poppler.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { line } from '../prescriptions/testing/make-prescription.ts'
import { makePaid, makeQuote, makeRequest, makeStocked, offered, wanted } from './testing/make-medicine-order.ts'

const server = await createTestServer()
let keys = 0
const key = () => `key-of-medicine-${(keys += 1)}`
const hours = (count: number) => server.clock.set(new Date(server.clock.now().getTime() + count * 3_600_000).toISOString())
const step = (pharmacy: Person, id: string, step: 'accept' | 'prepare' | 'dispatch' | 'deliver') =>
  server.call(pharmacyContract.takeDeskStep, { params: { id }, body: { step } }, { as: pharmacy, key: key() })
const dispense = (pharmacy: Person, id: string, lineId: string, more: Partial<Dispensing> = {}) =>
  server.call(
    contract.dispenseLine,
    {
      params: { id },
      body: {
        lineId,
        outcome: 'filled',
        quantity: 1,
        lot: 'L-7',
        expiresOn: '2027-05-01',
        reason: '',
        recentReason: '',
        ...more,
      },
    },
    { as: pharmacy, key: key() },
  )
const read = (as: Person, id: string) => server.call(contract.readMedicineOrder, { params: { id } }, { as })
const stockOf = async (id: string) =>
  (await server.db.selectFrom('products').select('stock').where('id', '=', id).executeTakeFirstOrThrow()).stock

test('a prescription is sent, quoted, agreed to, paid, made ready line by line, and delivered', async () => {
  const { order, patient, pharmacy, product, prescription } = await makePaid(server)
  const { id } = order
  expect(await stockOf(product)).toBe(19)
  await step(pharmacy, id, 'accept')
  await step(pharmacy, id, 'prepare')
  await expect(step(pharmacy, id, 'dispatch')).rejects.toThrow('lines_open')
  const given = await dispense(pharmacy, id, order.lines[0]!.id)
  expect(given.lines[0]).toMatchObject({
    left: 1,
    dispensed: { outcome: 'filled', quantity: 1, parts: [{ lot: 'L-7', quantity: 1, amount: 21 }] },
  })
  await step(pharmacy, id, 'dispatch')
  await step(pharmacy, id, 'deliver')
  expect(await read(patient, id)).toMatchObject({ order: { state: 'delivered', paymentState: 'paid', total: { amount: 1250 } } })
  const paper = await server.call(prescriptionsContract.readPrescription, { params: { id: prescription.id } }, { as: patient })
  expect(paper.lines[0]).toMatchObject({ left: 1, fills: [{ pharmacy: pharmacy.name, city: 'Boston' }] })
  const events = (await read(patient, id)).order.events.map(({ kind }) => kind)
  expect(events).toEqual(['placed', 'quoted', 'agreed', 'paid', 'accepted', 'prepared', 'dispatched', 'delivered'])
})

test('the pharmacist reads the paper and prints labels; other pharmacies find nothing', async () => {
  const { order, pharmacy } = await makePaid(server)
  const { id } = order
  const scan = await server.call(contract.readMedicineScan, { params: { id } }, { as: pharmacy })
  expect(scan.type).toContain('application/pdf')
  await expect(
    server.call(contract.readMedicineScan, { params: { id } }, { as: await makePharmacy(server) }),
  ).rejects.toMatchObject({
    status: 404,
  })
  await step(pharmacy, id, 'accept')
  await dispense(pharmacy, id, order.lines[0]!.id)
  const labels = await server.call(contract.readMedicineLabels, { params: { id } }, { as: pharmacy })
  expect(labels.type).toContain('application/pdf')
  const slip = await server.call(pharmacyContract.readPackingSlip, { params: { id } }, { as: pharmacy })
  expect(slip.type).toContain('application/pdf')
  const slipBytes = new Uint8Array(await slip.arrayBuffer())
  expect(await readPaper('pdftotext', slipBytes, ['-layout', 'PAPER', '-'])).toContain('was called back')
})

describe('a quote', () => {
  test('that was changed meanwhile, or costs something else, is not agreed to', async () => {
    const made = await makeQuote(server)
    const { order, patient, pharmacy } = made
    const again = await server.call(
      contract.quoteMedicine,
      { params: { id: order.id }, body: offered(made, 1400) },
      { as: pharmacy, key: key() },
    )
    const agree = (revision: number, total: number) =>
      server.call(contract.agreeToQuote, { params: { id: order.id }, body: { revision, total } }, { as: patient, key: key() })
    await expect(agree(order.revision, 1250)).rejects.toThrow('quote_changed')
    await expect(agree(again.revision, 1250)).rejects.toThrow('total_changed')
    expect(await agree(again.revision, 1400)).toMatchObject({ order: { state: 'pending_payment' } })
    // What was agreed to stays, whatever the catalogue says by now.
    await server.db.updateTable('products').set({ price: 9900 }).where('id', '=', made.product).execute()
    await payWith(server, patient, order.id)
    expect(await read(patient, order.id)).toMatchObject({ order: { state: 'paid', total: { amount: 1400 } } })
  })

  test('lives a day: taken in its last second or not at all', async () => {
    const { order, product, ...made } = await makeQuote(server)
    hours(24)
    const patient = await signIn(server, made.patient)
    const body = { revision: order.revision, total: 1250 }
    await expect(
      server.call(contract.agreeToQuote, { params: { id: order.id }, body }, { as: patient, key: key() }),
    ).rejects.toThrow('quote_over')
    await server.runJobs()
    expect(await read(patient, order.id)).toMatchObject({ order: { state: 'expired', paymentState: 'voided' } })
    expect(await stockOf(product)).toBe(20)
  })

  test('accepted while it expires ends in one of both', async () => {
    const { order, product, ...made } = await makeQuote(server)
    hours(24)
    const patient = await signIn(server, made.patient)
    const body = { revision: order.revision, total: 1250 }
    await Promise.allSettled([
      server.runJobs(),
      server.call(contract.agreeToQuote, { params: { id: order.id }, body }, { as: patient, key: key() }),
    ])
    const { state } = (await read(patient, order.id)).order
    expect(state).toBe('expired')
    expect(await stockOf(product)).toBe(20)
  })

  test('says something of every line, sells only what the pharmacy has, and offers something', async () => {
    const made = await makeRequest(server, [
      line(),
      line({ name: 'Ibuprofen', strength: '400 mg', form: 'tablet', doseUnit: 'tablet' }),
    ])
    const quote = offered(made)
    const send = (body: typeof quote) =>
      server.call(contract.quoteMedicine, { params: { id: made.order.id }, body }, { as: made.pharmacy, key: key() })
    await expect(send({ ...quote, offers: quote.offers.slice(1) })).rejects.toMatchObject({ status: 422 })
    const none = quote.offers.map((offer) => ({ ...offer, kind: 'unavailable' as const, productId: null as unknown as string }))
    await expect(send({ ...quote, offers: none as unknown as typeof quote.offers })).rejects.toThrow('nothing_offered')
    const foreign = await makeStocked(server, await makePharmacy(server))
    await expect(
      send({ ...quote, offers: quote.offers.map((offer) => ({ ...offer, productId: foreign })) }),
    ).rejects.toMatchObject({ status: 422 })
  })

  test('for more than the shelf has is not agreed to', async () => {
    const made = await makeQuote(server)
    await server.db.updateTable('stock_lots').set({ quantity: 0 }).where('product_id', '=', made.product).execute()
    const body = { revision: made.order.revision, total: 1250 }
    await expect(
      server.call(contract.agreeToQuote, { params: { id: made.order.id }, body }, { as: made.patient, key: key() }),
    ).rejects.toThrow('out_of_stock')
  })
})

test('rejected by the pharmacy while the patient cancels: one of them has their way, and the money goes back once', async () => {
  const { order, patient, pharmacy, product } = await makePaid(server)
  const body = { reason: 'No longer wanted' }
  const outcomes = await Promise.allSettled([
    server.call(pharmacyContract.rejectDeskOrder, { params: { id: order.id }, body }, { as: pharmacy, key: key() }),
    server.call(contract.cancelMedicine, { params: { id: order.id }, body }, { as: patient, key: key() }),
  ])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const { state, refunded, paymentState } = (await read(patient, order.id)).order
  expect(['rejected', 'cancelled']).toContain(state)
  expect([refunded.amount, paymentState]).toEqual([1250, 'refunded'])
  expect(await server.db.selectFrom('refunds').select('amount').where('order_id', '=', order.id).execute()).toEqual([
    { amount: 1250 },
  ])
  expect(await stockOf(product)).toBe(20)
})

test('given within a week it asks for a reason; a part, a lot and a reason must fit', async () => {
  const first = await makePaid(server)
  await step(first.pharmacy, first.order.id, 'accept')
  await dispense(first.pharmacy, first.order.id, first.order.lines[0]!.id)
  const again = await server.call(
    contract.requestMedicine,
    {
      params: { id: first.prescription.id },
      body: wanted(
        first.pharmacy,
        first.prescription.lines.map(({ id }) => id),
      ),
    },
    { as: first.patient, key: key() },
  )
  expect(again.lines[0]!.givenRecently).not.toBeNull()
  const { id } = again
  const quoted = await server.call(
    contract.quoteMedicine,
    { params: { id }, body: offered({ product: first.product, order: again }) },
    { as: first.pharmacy, key: key() },
  )
  await server.call(
    contract.agreeToQuote,
    { params: { id }, body: { revision: quoted.revision, total: quoted.order.total.amount } },
    { as: first.patient, key: key() },
  )
  await payWith(server, first.patient, id)
  await step(first.pharmacy, id, 'accept')
  const lineId = again.lines[0]!.id
  await expect(dispense(first.pharmacy, id, lineId)).rejects.toThrow('given_recently')
  await expect(dispense(first.pharmacy, id, lineId, { lot: '' })).rejects.toMatchObject({ status: 422 })
  await expect(dispense(first.pharmacy, id, lineId, { outcome: 'paused', quantity: 0 })).rejects.toMatchObject({ status: 422 })
  const paused = await dispense(first.pharmacy, id, lineId, {
    outcome: 'paused',
    quantity: 0,
    lot: '',
    reason: 'Asked the doctor',
  })
  expect(paused.lines[0]!.dispensed?.outcome).toBe('paused')
  expect(await dispense(first.pharmacy, id, lineId, { recentReason: 'The first packet was lost' })).toMatchObject({
    lines: [{ left: 0, dispensed: { outcome: 'filled' } }],
  })
})

test('a pharmacy is asked once at a time, delivers within its area, and declines with a reason that is told', async () => {
  const { prescription, patient, pharmacy, order } = await makeRequest(server)
  const lineIds = prescription.lines.map(({ id }) => id)
  const ask = (body: object) =>
    server.call(
      contract.requestMedicine,
      { params: { id: prescription.id }, body: { ...wanted(pharmacy, lineIds), ...body } },
      { as: patient, key: key() },
    )
  await expect(ask({})).rejects.toThrow('request_open')
  await server.call(
    contract.declineMedicine,
    { params: { id: order.id }, body: { reason: 'We close for the holidays' } },
    { as: pharmacy, key: key() },
  )
  expect((await read(patient, order.id)).order).toMatchObject({ state: 'declined', paymentState: 'voided' })
  await server.db
    .updateTable('pharmacies')
    .set({ latitude: 42.36, longitude: -71.06, delivery_radius_metres: 5000 })
    .where('user_id', '=', pharmacy.userId)
    .execute()
  const address = { lines: ['1 Far Road'], city: 'Worcester', region: 'MA', postalCode: '01608', country: 'US' }
  const far = { delivery: 'courier', address, position: { latitude: 42.26, longitude: -71.8 } }
  await expect(ask(far)).rejects.toThrow('outside_delivery_area')
  expect(await ask({ ...far, position: { latitude: 42.37, longitude: -71.06 } })).toMatchObject({ order: { state: 'requested' } })
})

test('packs that were paid and not given go back on the shelf, and their money to the patient', async () => {
  const made = await makeRequest(server)
  const { id } = made.order
  const quote = offered(made)
  const quoted = await server.call(
    contract.quoteMedicine,
    { params: { id }, body: { ...quote, offers: quote.offers.map((offer) => ({ ...offer, quantity: 3 })) } },
    { as: made.pharmacy, key: key() },
  )
  const body = { revision: quoted.revision, total: quoted.order.total.amount }
  await server.call(contract.agreeToQuote, { params: { id }, body }, { as: made.patient, key: key() })
  await payWith(server, made.patient, id)
  await step(made.pharmacy, id, 'accept')
  await step(made.pharmacy, id, 'prepare')
  await dispense(made.pharmacy, id, made.order.lines[0]!.id, { outcome: 'part', quantity: 2, reason: 'One packet was damaged' })
  await step(made.pharmacy, id, 'dispatch')
  expect(await read(made.patient, id)).toMatchObject({
    order: { state: 'dispatched', paymentState: 'partly_refunded', total: { amount: 3750 }, refunded: { amount: 1250 } },
  })
  expect(await stockOf(made.product)).toBe(18)
})

test('an order of medicines has its invoice', async () => {
  const { order, patient } = await makePaid(server)
  expect(await server.call(ordersContract.readInvoice, { params: { id: order.id } }, { as: patient })).toMatchObject({
    lines: [{ subject: { kind: 'product' }, quantity: 1 }],
  })
})
