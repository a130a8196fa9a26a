import { expect, test } from 'vitest'
import { medicineOrdersContract as contract } from '#contract/medicine-orders/contract.ts'
import type { Dispensing, MedicineOrder } from '#contract/medicine-orders/schemas.ts'
import { pharmacyContract } from '#contract/pharmacy/contract.ts'
import { prescriptionsContract as prescriptions } from '#contract/prescriptions/contract.ts'
import { payWith } from '../../../tests/payments/money-rows.ts'
import { makePharmacy, type Person } from '../../../tests/support/people.ts'
import { readPaper } from '../../../tests/support/poppler.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { packetsOfLot } from '../recalls/find-packets.ts'
import { line } from '../prescriptions/testing/make-prescription.ts'
import { makeRequest, makeStocked, offered, wanted } from './testing/make-medicine-order.ts'

const server = await createTestServer()
const { call } = server
let keys = 0
const key = () => `partial-order-${(keys += 1)}`

const tablets = line({ quantity: 30, days: 30, refills: 0, doseUnit: 'tablet', form: 'tablet' })

/** Quoted for so many packs, agreed to and paid. */
async function buy(made: { order: MedicineOrder; product: string; pharmacy: Person; patient: Person }, quantity: number) {
  const quote = offered(made)
  const body = { ...quote, offers: quote.offers.map((offer) => ({ ...offer, quantity })) }
  const params = { id: made.order.id }
  const order = await call(contract.quoteMedicine, { params, body }, { as: made.pharmacy, key: key() })
  const agreement = { revision: order.revision, total: order.order.total.amount }
  await call(contract.agreeToQuote, { params, body: agreement }, { as: made.patient, key: key() })
  await payWith(server, made.patient, order.id)
  return order
}

const step = (pharmacy: Person, id: string, step: 'accept' | 'prepare' | 'dispatch') =>
  call(pharmacyContract.takeDeskStep, { params: { id }, body: { step } }, { as: pharmacy, key: key() })

const dispensing = (lineId: string, more: Partial<Dispensing>) => ({
  lineId,
  outcome: 'part' as const,
  quantity: 2,
  lot: 'L-1',
  expiresOn: '2027-05-01',
  reason: 'The last pack comes tomorrow',
  recentReason: '',
  ...more,
})
const dispense = (pharmacy: Person, id: string, lineId: string, more: Partial<Dispensing> = {}) =>
  call(contract.dispenseLine, { params: { id }, body: dispensing(lineId, more) }, { as: pharmacy, key: key() })

/** An order of three packs for 30 tablets, of which the pharmacy has accepted the work. */
async function makeThreePacks() {
  const made = await makeRequest(server, [tablets])
  const order = await buy(made, 3)
  await step(made.pharmacy, order.id, 'accept')
  const lineId = made.prescription.lines[0]!.id
  const read = async () => call(prescriptions.readPrescription, { params: { id: made.prescription.id } }, { as: made.patient })
  return { ...made, order, lineId, read }
}

const sendTo = (pharmacy: Person, { patient, prescription, lineId }: Awaited<ReturnType<typeof makeThreePacks>>) => ({
  params: { id: prescription.id },
  body: wanted(pharmacy, [lineId]),
  options: { as: patient, key: key() },
})

test('two of three packs leave a third of the fill due, which another pharmacy gives although no refills are left', async () => {
  const made = await makeThreePacks()
  const { order, pharmacy, lineId, patient, read } = made
  const given = await dispense(pharmacy, order.id, lineId)
  expect(given.lines[0]).toMatchObject({
    left: 1,
    remaining: 10,
    due: 10,
    dispensed: { outcome: 'part', quantity: 2, parts: [{ quantity: 2, amount: 20, lot: 'L-1' }] },
  })
  await step(pharmacy, order.id, 'prepare')
  await step(pharmacy, order.id, 'dispatch')
  expect(await read()).toMatchObject({
    state: 'issued',
    lines: [{ left: 1, remaining: 10, daysOfSupply: 20, fills: [{ quantity: 20 }] }],
  })
  const other = await makePharmacy(server)
  const product = await makeStocked(server, other)
  const { params, body, options } = sendTo(other, made)
  const second = await call(contract.requestMedicine, { params, body }, options)
  expect(second.lines[0]).toMatchObject({ due: 10, remaining: 10 })
  await buy({ order: second, product, pharmacy: other, patient }, 1)
  await step(other, second.id, 'accept')
  // It completes the fill of this week: no reason is asked for.
  const rest = await dispense(other, second.id, lineId, { outcome: 'filled', quantity: 1, reason: '' })
  expect(rest.lines[0]).toMatchObject({ left: 0, remaining: 0, dispensed: { outcome: 'filled', parts: [{ amount: 10 }] } })
  expect(await read()).toMatchObject({ state: 'dispensed', lines: [{ left: 0, remaining: 0, daysOfSupply: 30 }] })
})

test('the same pharmacy gives the rest of the order from another lot; both have a label, and either is found when it is called back', async () => {
  const { order, pharmacy, product, lineId, read } = await makeThreePacks()
  const { id } = order
  await dispense(pharmacy, id, lineId)
  const open = await server.refusal(
    contract.dispenseLine,
    { params: { id }, body: dispensing(lineId, { outcome: 'paused', quantity: 0 }) },
    { as: pharmacy, key: key() },
  )
  expect(open).toMatchObject({ status: 409, code: 'order_state' })
  const whole = await dispense(pharmacy, id, lineId, { outcome: 'filled', quantity: 1, lot: 'L-2', reason: '' })
  expect(whole.lines[0]).toMatchObject({
    remaining: 0,
    dispensed: {
      outcome: 'filled',
      quantity: 3,
      parts: [
        { lot: 'L-1', amount: 20 },
        { lot: 'L-2', amount: 10 },
      ],
    },
  })
  expect((await read()).state).toBe('dispensed')
  const labels = await call(contract.readMedicineLabels, { params: { id } }, { as: pharmacy })
  const text = await readPaper('pdftotext', new Uint8Array(await labels.arrayBuffer()), ['-layout', 'PAPER', '-'])
  for (const words of ['L-1', 'L-2', '20 tablets', '10 tablets']) expect(text).toContain(words)
  expect(await packetsOfLot(server.db, product, 'L-1')).toMatchObject([{ order_id: id, quantity: 2 }])
  expect(await packetsOfLot(server.db, product, 'L-2')).toMatchObject([{ order_id: id, quantity: 1 }])
})

test('the label of a part says what is still due', async () => {
  const { order, pharmacy, lineId } = await makeThreePacks()
  await dispense(pharmacy, order.id, lineId)
  const labels = await call(contract.readMedicineLabels, { params: { id: order.id } }, { as: pharmacy })
  const text = await readPaper('pdftotext', new Uint8Array(await labels.arrayBuffer()), ['-layout', 'PAPER', '-'])
  expect(text).toMatch(/Still due on this fill\s+10 tablets/)
  expect(text).toMatch(/Refills left\s+0/)
})

test('while the first pharmacy has yet to give the rest, nobody else sells it', async () => {
  const made = await makeThreePacks()
  await dispense(made.pharmacy, made.order.id, made.lineId)
  const other = await makePharmacy(server)
  const { params, body, options } = sendTo(other, made)
  expect(await server.refusal(contract.requestMedicine, { params, body }, options)).toMatchObject({ code: 'nothing_to_fill' })
})

test('an amount that is more than is due, or was read before somebody else dispensed, is refused', async () => {
  const { order, pharmacy, lineId } = await makeThreePacks()
  const refused = (more: Partial<Dispensing>) =>
    server.refusal(
      contract.dispenseLine,
      { params: { id: order.id }, body: dispensing(lineId, more) },
      { as: pharmacy, key: key() },
    )
  expect(await refused({ amount: 30 })).toMatchObject({ status: 422, errors: [{ field: 'amount', code: 'not_part' }] })
  expect(await refused({ outcome: 'filled', quantity: 3, amount: 31 })).toMatchObject({ status: 409, code: 'more_than_due' })
  await dispense(pharmacy, order.id, lineId, { due: 30, amount: 18.5 })
  expect(await refused({ outcome: 'filled', quantity: 1, due: 30 })).toMatchObject({ status: 409, code: 'fill_counted' })
  const rest = await dispense(pharmacy, order.id, lineId, { outcome: 'filled', quantity: 1, due: 11.5, reason: '' })
  expect(rest.lines[0]!.dispensed!.parts.map(({ amount }) => amount)).toEqual([18.5, 11.5])
})
