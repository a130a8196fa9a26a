import { expect, test } from 'vitest'
import { medicineOrdersContract as contract } from '#contract/medicine-orders/contract.ts'
import { papersContract } from '#contract/papers/contract.ts'
import { paymentsContract } from '#contract/payments/contract.ts'
import { pharmacyContract } from '#contract/pharmacy/contract.ts'
import { prescriptionsContract } from '#contract/prescriptions/contract.ts'
import { goodCard, moneyTaken, orderRow } from '../../../tests/payments/money-rows.ts'
import { signIn } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { wholeSlice } from '../../../tests/support/whole-slice.ts'
import { shelfOf } from '../stock/testing/make-order.ts'
import { line } from '../prescriptions/testing/make-prescription.ts'
import { makeAgreed, makePaid, makeQuote } from './testing/make-medicine-order.ts'
import { expireQuotes, stopWithoutPrescription } from './work/jobs.ts'

const server = await createTestServer()
const { platform, send } = server
const key = () => `race-of-medicine-${platform.ids.next()}`
const price = 1250
const ofRow = async (id: string) => {
  const { payment_state: payment, fulfilment_state: state } = await orderRow(server, id)
  return { payment, state }
}

test('a quote accepted in the moment in which it expires is agreed to with its goods kept, or over with none', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { order, product, ...made } = await makeQuote(server)
    server.clock.advance({ hours: 23, minutes: 59 })
    const patient = await signIn(server, made.patient)
    const body = { revision: order.revision, total: price }
    const [answer] = await Promise.all([
      send(contract.agreeToQuote, { params: { id: order.id }, body }, { as: patient, key: key() }),
      (async () => {
        server.clock.advance({ minutes: 1 })
        await expireQuotes.run(platform, wholeSlice(server.log))
      })(),
    ])
    await expireQuotes.run(platform, wholeSlice(server.log))
    const isAgreed = answer.status === 200
    expect(await ofRow(order.id)).toEqual(
      isAgreed ? { payment: 'unpaid', state: 'pending_payment' } : { payment: 'voided', state: 'expired' },
    )
    expect(await shelfOf(server, product)).toEqual({
      stock: isAgreed ? 19 : 20,
      lots: [{ lot: '', quantity: 20, reserved: isAgreed ? 1 : 0 }],
    })
  }
})

test('the pharmacy rejects while the patient cancels, each several times: one has their way, and the money goes back once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { order, patient, pharmacy, product } = await makePaid(server)
    const input = { params: { id: order.id }, body: { reason: 'No longer' } }
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        index % 2 === 0
          ? send(pharmacyContract.rejectDeskOrder, input, { as: pharmacy, key: key() })
          : send(contract.cancelMedicine, input, { as: patient, key: key() }),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    const { payment, state } = await ofRow(order.id)
    expect(payment).toBe('refunded')
    expect(state).toBe(answers.findIndex(({ ok }) => ok) % 2 === 0 ? 'rejected' : 'cancelled')
    const refunds = await server.db.selectFrom('refunds').select('amount').where('order_id', '=', order.id).execute()
    expect(refunds).toEqual([{ amount: price }])
    expect(await shelfOf(server, product)).toEqual({ stock: 20, lots: [{ lot: '', quantity: 20, reserved: 0 }] })
  }
  expect(await moneyTaken(server)).toBe(0)
})

test('a prescription that is cancelled while it is paid, or after: nothing is given, and no cent stays', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { order, patient, doctor, prescription, product } = await makeAgreed(server)
    const payment = await server.call(paymentsContract.payOrder, { params: { id: order.id } }, { as: patient })
    const pay = () => send(paymentsContract.confirmSandbox, { params: { id: payment.id }, body: goodCard }, { as: patient })
    const cancel = () =>
      send(
        prescriptionsContract.cancelPrescription,
        { params: { id: prescription.id }, body: { reason: 'Wrong medicine' } },
        { as: doctor, key: key() },
      )
    if (round % 3 === 2) await pay().then(cancel)
    else await Promise.all(round % 3 === 0 ? [pay(), cancel()] : [cancel(), pay()])
    await Promise.all([
      stopWithoutPrescription.run(platform, wholeSlice(server.log)),
      stopWithoutPrescription.run(platform, wholeSlice(server.log)),
    ])
    await server.runJobs()
    const { payment: money, state } = await ofRow(order.id)
    expect(['refunded', 'voided']).toContain(money)
    expect(['rejected', 'cancelled']).toContain(state)
    expect(await shelfOf(server, product)).toEqual({ stock: 20, lots: [{ lot: '', quantity: 20, reserved: 0 }] })
  }
  expect(await moneyTaken(server)).toBe(0)
})

test('the rest of a fill, given by two pharmacies at once, is given once', async () => {
  for (let round = 0; round < 4; round += 1) {
    const prescribed = line({ quantity: 30, days: 30, refills: 0 })
    const { order, pharmacy, patient, prescription } = await makePaid(server, [prescribed])
    const params = { id: order.id }
    await send(pharmacyContract.takeDeskStep, { params, body: { step: 'accept' } }, { as: pharmacy, key: key() })
    const read = () => server.call(prescriptionsContract.readPrescription, { params: { id: prescription.id } }, { as: patient })
    const { code } = (await read()).paper!
    const lineId = prescription.lines[0]!.id
    const outside = { code, lineId, pharmacy: 'Corner Pharmacy', city: 'Austin', left: 1 }
    const first = await send(papersContract.confirmFill, { body: { ...outside, due: 30, quantity: 15 } })
    expect(first.status).toBe(200)
    const filled = { lineId, outcome: 'filled' as const, quantity: 1, lot: 'L-7', expiresOn: null, reason: '' }
    const inside = { ...filled, due: 15, recentReason: 'The rest of this fill' }
    const answers = await Promise.all([
      send(contract.dispenseLine, { params, body: inside }, { as: pharmacy, key: key() }),
      ...[15, 15, 15].map((quantity) => send(papersContract.confirmFill, { body: { ...outside, due: 15, quantity } })),
    ])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3)
    const { state, lines } = await read()
    expect(state).toBe('dispensed')
    expect(lines[0]!.fills.map(({ quantity }) => quantity)).toEqual([15, 15])
  }
})
