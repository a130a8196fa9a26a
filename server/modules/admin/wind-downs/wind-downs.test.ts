import { describe, expect, test } from 'vitest'
import { adminAccountContract as accounts } from '#contract/admin/account-contract.ts'
import { adminOrderContract as orders } from '#contract/admin/order-contract.ts'
import { adminWindDownContract as calls } from '#contract/admin/wind-down-contract.ts'
import type { WindDown } from '#contract/admin/wind-down-schemas.ts'
import { auditContract } from '#contract/audit/contract.ts'
import { bookingContract } from '#contract/booking/contract.ts'
import { compareBooks } from '#server/modules/ledger/compare.ts'
import { changeOrder, lockOrder } from '#server/modules/orders/index.ts'
import { makeHeldPrescription } from '#server/modules/prescriptions/testing/make-prescription.ts'
import { makeSold } from '#server/modules/recalls/testing/make-recall.ts'
import { bookAndPay, openPractice } from '../../../../tests/booking/practice.ts'
import { orderRow } from '../../../../tests/payments/money-rows.ts'
import { messagesTo } from '../../../../tests/support/outbox.ts'
import {
  makeAdmin,
  makeCompany,
  makeDoctor,
  makePatient,
  makePharmacy,
  signIn,
  type Person,
} from '../../../../tests/support/people.ts'
import { createTestServer } from '../../../../tests/support/server.ts'

const server = await createTestServer()
const reason = 'The register lists the licence as withdrawn'

const suspend = (as: Person, { userId: id }: Person) =>
  server.call(accounts.suspendAccount, { params: { id }, body: { reason } }, { as })
const restore = (as: Person, { userId: id }: Person) =>
  server.call(accounts.restoreAccount, { params: { id }, body: { reason } }, { as })
const left = (as: Person, { userId: id }: Person) => server.call(calls.readWindDown, { params: { id } }, { as })
const decide = (as: Person, { userId: id }: Person, decisions: readonly Decision[]) =>
  server.call(calls.decideWindDown, { params: { id }, body: { decisions: [...decisions], reason } }, { as })
type Decision = { kind: 'visit' | 'order' | 'prescription'; id: string; verb: 'cancel' | 'keep' | 'tell'; version: string | null }
const proposed = ({ items }: WindDown): Decision[] =>
  items.flatMap(({ kind, id, proposal, version }) => (proposal ? [{ kind, id, verb: proposal, version }] : []))
const names = async (as: Person) => (await server.call(calls.listWindDowns, { query: {} }, { as })).items.map(({ name }) => name)
const stockOf = async (id: string) =>
  (await server.db.selectFrom('products').select('stock').where('id', '=', id).executeTakeFirstOrThrow()).stock

async function visitLeft(fee = 10_000) {
  const { patient, doctor } = await openPractice(server, {}, { video_fee: fee })
  const visit = await bookAndPay(server, patient, doctor)
  const as = await makeAdmin(server)
  await suspend(as, doctor)
  return { as, patient, doctor, visit, orderId: visit.orderId! }
}

describe('a suspended doctor', () => {
  test('leaves visits with the proposal to call them off, which gives all money back and tells the patient why', async () => {
    const { as, patient, doctor, visit, orderId } = await visitLeft()
    const before = await left(as, doctor)
    expect(before).toMatchObject({ suspension: { name: doctor.name, role: 'doctor', reason }, opensAt: null, total: 1 })
    expect(before.items).toMatchObject([
      { kind: 'visit', id: visit.id, orderId, with: patient.name, refund: { amount: 10_000 }, proposal: 'cancel' },
    ])
    expect(await names(as)).toEqual([doctor.name])
    expect((await decide(as, doctor, proposed(before))).outcomes).toEqual([{ kind: 'visit', id: visit.id, outcome: 'done' }])
    const after = await server.call(bookingContract.readAppointment, { params: { id: visit.id } }, { as: patient })
    expect(after.state).toBe('cancelled')
    expect(await orderRow(server, orderId)).toMatchObject({ refunded: 10_000, payment_state: 'refunded' })
    const templates = (await messagesTo(server, patient.email)).map(({ template }) => template)
    expect(templates).toContainEqual(expect.stringContaining('ancelled'))
    expect(await left(as, doctor)).toMatchObject({ total: 0, items: [] })
    expect(await names(as)).toEqual([])
    expect(await compareBooks(server.db)).toEqual([])
  })

  test('leaves prescriptions that stay valid, and their patients are told once', async () => {
    const { id, doctor, patient } = await makeHeldPrescription(server)
    const as = await makeAdmin(server)
    await suspend(as, doctor)
    const before = await left(as, doctor)
    expect(before.items).toMatchObject([{ kind: 'prescription', id, proposal: 'tell', verbs: ['tell', 'keep'], refund: null }])
    await decide(as, doctor, proposed(before))
    expect((await decide(as, doctor, proposed(before))).outcomes).toMatchObject([{ outcome: 'gone' }])
    const mails = (await messagesTo(server, patient.email)).filter(({ template }) => template === 'mail.askAnotherDoctor')
    expect(mails).toHaveLength(1)
    const { state } = await server.db.selectFrom('prescriptions').select('state').where('id', '=', id).executeTakeFirstOrThrow()
    expect(state).toBe('issued')
  })

  test('is told in their settings what was decided, once they are back', async () => {
    const { as, doctor } = await visitLeft()
    await decide(as, doctor, proposed(await left(as, doctor)))
    await restore(as, doctor)
    const back = await signIn(server, doctor)
    const { items } = await server.call(auditContract.listOfficeLooks, { query: {} }, { as: back })
    expect(items).toContainEqual(expect.objectContaining({ act: 'windDown.decide', reason }))
  })

  test('leaves nothing once the suspension is taken back, and what was kept is asked again with the next', async () => {
    const { as, doctor, visit } = await visitLeft()
    const [decision] = proposed(await left(as, doctor))
    await decide(as, doctor, [{ ...decision!, verb: 'keep' }])
    expect((await left(as, doctor)).total).toBe(0)
    await restore(as, doctor)
    expect(await left(as, doctor)).toEqual({ suspension: null, opensAt: null, total: 0, items: [] })
    expect(await names(as)).toEqual([])
    const late = { params: { id: doctor.userId }, body: { decisions: [decision!], reason } }
    expect(await server.refusal(calls.decideWindDown, late, { as })).toMatchObject({ status: 409, code: 'account_state' })
    await suspend(as, doctor)
    expect((await left(as, doctor)).items).toMatchObject([{ id: visit.id }])
  })
})

describe('a suspended pharmacy', () => {
  test('leaves paid orders, which are called off with money and goods', async () => {
    const { id, pharmacy, productId } = await makeSold(server, { isDelivered: false })
    const as = await makeAdmin(server)
    await suspend(as, pharmacy)
    const stock = await stockOf(productId)
    const before = await left(as, pharmacy)
    expect(before.items).toMatchObject([{ kind: 'order', id, orderId: id, restocked: 1, proposal: 'cancel' }])
    expect((await decide(as, pharmacy, proposed(before))).outcomes).toMatchObject([{ outcome: 'done' }])
    expect(await orderRow(server, id)).toMatchObject({ fulfilment_state: 'cancelled', payment_state: 'refunded' })
    expect(await stockOf(productId)).toBe(stock + 1)
    expect(await compareBooks(server.db)).toEqual([])
  })

  test('cannot have called off what is packed: it can only go on its way', async () => {
    const { id, pharmacy } = await makeSold(server, { isDelivered: false })
    for (const [fulfilment, event] of [
      ['accept', 'accepted'],
      ['prepare', 'prepared'],
    ] as const)
      await server.platform.transact(async (work) => {
        const order = await lockOrder(server.platform, work, id)
        await changeOrder(server.platform, work, order, { event, fulfilment, actorId: pharmacy.userId })
      })
    const as = await makeAdmin(server)
    await suspend(as, pharmacy)
    const before = await left(as, pharmacy)
    expect(before.items).toMatchObject([{ id, verbs: ['keep'], proposal: 'keep', refund: null, restocked: 0 }])
    const forced = [{ ...proposed(before)[0]!, verb: 'cancel' as const }]
    expect((await decide(as, pharmacy, forced)).outcomes).toMatchObject([{ outcome: 'refused' }])
    expect(await orderRow(server, id)).toMatchObject({ fulfilment_state: 'preparing', payment_state: 'paid' })
  })
})

describe('deciding', () => {
  test('above the limit waits for another administrator, and is left until they agreed', async () => {
    const { as, doctor, orderId } = await visitLeft(30_000)
    const before = await left(as, doctor)
    expect(before.items).toMatchObject([{ needsSecond: true, isWaiting: false }])
    expect((await decide(as, doctor, proposed(before))).outcomes).toMatchObject([{ outcome: 'asked' }])
    const waiting = await left(as, doctor)
    expect(waiting.items).toMatchObject([{ isWaiting: true, verbs: [], proposal: null }])
    const second = await makeAdmin(server)
    const { version, waiting: asked } = await server.call(orders.readInterventions, { params: { id: orderId } }, { as: second })
    await server.call(orders.agreeToRefund, { params: { id: asked!.id }, body: { version } }, { as: second })
    expect((await left(as, doctor)).total).toBe(0)
  })

  test('does not touch what has changed since it was seen, nor what is another’s', async () => {
    const { as, doctor, visit, patient, orderId } = await visitLeft()
    const [decision] = proposed(await left(as, doctor))
    const old = { ...decision!, version: '2020-01-01T00:00:00.000Z' }
    expect((await decide(as, doctor, [old])).outcomes).toMatchObject([{ outcome: 'changed' }])
    const other = await makeDoctor(server)
    await suspend(as, other)
    expect((await decide(as, other, [decision!])).outcomes).toMatchObject([{ outcome: 'gone' }])
    expect(await orderRow(server, orderId)).toMatchObject({ refunded: 0 })
    await server.call(bookingContract.cancelAppointment, { params: { id: visit.id }, body: { reason } }, { as: patient })
    expect((await decide(as, doctor, [decision!])).outcomes).toMatchObject([{ outcome: 'gone' }])
  })

  test('of many goes on past one that cannot be done', async () => {
    const { as, doctor, visit } = await visitLeft()
    const [decision] = proposed(await left(as, doctor))
    const gone = { ...decision!, id: server.platform.ids.next() }
    expect((await decide(as, doctor, [gone, { ...decision!, verb: 'tell' }, decision!])).outcomes).toEqual([
      { kind: 'visit', id: gone.id, outcome: 'gone' },
      { kind: 'visit', id: visit.id, outcome: 'refused' },
      { kind: 'visit', id: visit.id, outcome: 'done' },
    ])
  })

  test('waits until an operation over many can no longer be taken back', async () => {
    const { patient, doctor } = await openPractice(server)
    await bookAndPay(server, patient, doctor)
    const as = await makeAdmin(server)
    const chosen = { by: 'ids' as const, ids: [doctor.userId] }
    await server.call(accounts.startOperation, { body: { verb: 'suspend', chosen, reason, expected: 1 } }, { as })
    const before = await left(as, doctor)
    expect(before.opensAt).toBe('2026-03-02T09:10:00.000Z')
    const input = { params: { id: doctor.userId }, body: { decisions: proposed(before), reason } }
    expect(await server.refusal(calls.decideWindDown, input, { as })).toMatchObject({ status: 409, code: 'wind_down_waits' })
    server.clock.advance({ minutes: 11 })
    const later = await signIn(server, as)
    expect((await server.call(calls.decideWindDown, input, { as: later })).outcomes).toMatchObject([{ outcome: 'done' }])
  })

  test('is for administrators alone', async () => {
    const { doctor } = await visitLeft()
    const people = [await makePatient(server), await makeDoctor(server), await makePharmacy(server), await makeCompany(server)]
    const decision = { kind: 'visit', id: doctor.userId, verb: 'keep', version: null } as const
    for (const as of [undefined, ...people]) {
      const status = as ? 403 : 401
      expect((await server.refusal(calls.listWindDowns, { query: {} }, { as })).status).toBe(status)
      expect((await server.refusal(calls.readWindDown, { params: { id: doctor.userId } }, { as })).status).toBe(status)
      const input = { params: { id: doctor.userId }, body: { decisions: [decision], reason } }
      expect((await server.refusal(calls.decideWindDown, input, { as })).status).toBe(status)
    }
  })
})
