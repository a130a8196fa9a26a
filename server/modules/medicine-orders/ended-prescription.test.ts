import { describe, expect, test } from 'vitest'
import { medicineOrdersContract as contract } from '#contract/medicine-orders/contract.ts'
import type { Dispensing } from '#contract/medicine-orders/schemas.ts'
import { paymentsContract } from '#contract/payments/contract.ts'
import { pharmacyContract } from '#contract/pharmacy/contract.ts'
import { prescriptionsContract } from '#contract/prescriptions/contract.ts'
import { payWith } from '../../../tests/payments/money-rows.ts'
import { makePharmacy, type Person } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { line } from '../prescriptions/testing/make-prescription.ts'
import { makeAgreed, makePaid, makeRequest, makeStocked, offered, wanted } from './testing/make-medicine-order.ts'

const server = await createTestServer()
let keys = 0
const key = () => `key-of-medicine-${(keys += 1)}`
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

describe('a prescription that ends', () => {
  const cancelPaper = (doctor: Person, id: string) =>
    server.call(
      prescriptionsContract.cancelPrescription,
      { params: { id }, body: { reason: 'Wrong dose' } },
      { as: doctor, key: key() },
    )

  test('after the quote cannot be paid any more, and its order ends', async () => {
    const { order, patient, doctor, prescription, product } = await makeAgreed(server)
    await cancelPaper(doctor, prescription.id)
    await expect(
      server.call(paymentsContract.payOrder, { params: { id: order.id } }, { as: patient, key: key() }),
    ).rejects.toThrow('prescription_over')
    await server.runJobs()
    expect(await read(patient, order.id)).toMatchObject({ order: { state: 'cancelled', paymentState: 'voided' } })
    expect(await stockOf(product)).toBe(20)
  })

  test('after the payment gives nothing, and the money goes back', async () => {
    const { order, patient, pharmacy, doctor, prescription, product } = await makePaid(server)
    await step(pharmacy, order.id, 'accept')
    await cancelPaper(doctor, prescription.id)
    await expect(dispense(pharmacy, order.id, order.lines[0]!.id)).rejects.toThrow('paper_not_valid')
    await server.runJobs()
    expect(await read(patient, order.id)).toMatchObject({
      order: { state: 'rejected', paymentState: 'refunded', refunded: { amount: 1250 } },
    })
    expect(await stockOf(product)).toBe(20)
  })
})

test('of two orders for the last time, the one that pays first has it', async () => {
  const made = await makeRequest(server, [line({ refills: 0 })])
  const other = await makePharmacy(server)
  const product = await makeStocked(server, other)
  const second = await server.call(
    contract.requestMedicine,
    {
      params: { id: made.prescription.id },
      body: wanted(
        other,
        made.prescription.lines.map(({ id }) => id),
      ),
    },
    { as: made.patient, key: key() },
  )
  const orders = [
    { ...made, order: made.order },
    { ...made, order: second, pharmacy: other, product },
  ]
  for (const each of orders) {
    const { id } = each.order
    const quoted = await server.call(
      contract.quoteMedicine,
      { params: { id }, body: offered(each) },
      { as: each.pharmacy, key: key() },
    )
    const body = { revision: quoted.revision, total: quoted.order.total.amount }
    await server.call(contract.agreeToQuote, { params: { id }, body }, { as: made.patient, key: key() })
  }
  await payWith(server, made.patient, made.order.id)
  await expect(
    server.call(paymentsContract.payOrder, { params: { id: second.id } }, { as: made.patient, key: key() }),
  ).rejects.toThrow('nothing_to_fill')
})
