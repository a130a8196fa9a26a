import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { adminOrderContract as calls } from '#contract/admin/order-contract.ts'
import { bookingContract } from '#contract/booking/contract.ts'
import { ordersContract } from '#contract/orders/contract.ts'
import { bookAndPay, openPractice } from '../../../../tests/booking/practice.ts'
import { makeAdmin } from '../../../../tests/support/people.ts'
import { createTestServer } from '../../../../tests/support/server.ts'

const server = await createTestServer()
const reason = 'The picture broke off twice'

async function paidOrder() {
  const { patient, doctor } = await openPractice(server)
  const { id: appointmentId } = await bookAndPay(server, patient, doctor)
  const order = await server.db
    .selectFrom('orders')
    .select(['id', 'number', 'total'])
    .where('subject_id', '=', appointmentId)
    .executeTakeFirstOrThrow()
  return { as: await makeAdmin(server), patient, doctor, appointmentId, ...order }
}

describe('lists of money', () => {
  test('orders, payments with their refunds, and papers of everybody', async () => {
    const { as, id, number, total, patient, doctor } = await paidOrder()
    const params = { id }
    const { version } = await server.call(calls.readInterventions, { params }, { as })
    await server.call(calls.intervene, { params, body: { verb: 'refund', version, amount: 1000, reason } }, { as })
    await server.runJobs()
    const orders = await server.call(calls.listOfficeOrders, { query: { kind: 'appointment', search: number } }, { as })
    expect(orders.items).toMatchObject([
      { id, isOpen: true, paymentState: 'partly_refunded', buyer: { name: patient.name }, seller: { name: doctor.name } },
    ])
    const tab = (query: object) => server.call(calls.listOfficeOrders, { query: { kind: 'appointment', ...query } }, { as })
    expect((await tab({ tab: 'finished' })).items).toEqual([])
    expect((await tab({ tab: 'open', payment: 'partly_refunded' })).items).toHaveLength(1)
    const moved = async (query: object) => (await server.call(calls.listTransactions, { query }, { as })).items
    expect(await moved({ search: patient.name })).toMatchObject([
      { kind: 'refund', amount: { amount: 1000 }, reason, orders: [{ id, number }] },
      { kind: 'payment', state: 'succeeded', amount: { amount: total }, payer: { name: patient.name } },
    ])
    expect(await moved({ kind: 'refund' })).toHaveLength(1)
    expect(await moved({ search: number, state: 'failed' })).toEqual([])
    const sums = await server.call(calls.sumTransactions, { query: {} }, { as })
    expect(sums).toEqual([{ currency: 'USD', taken: total, givenBack: 1000, net: total - 1000 }])
    const papers = await server.call(calls.listOfficeInvoices, { query: { search: doctor.name } }, { as })
    expect(papers.items.map(({ kind, sellerName }) => [kind, sellerName])).toEqual([
      ['credit_note', doctor.name],
      ['invoice', doctor.name],
    ])
  })

  test('go on page by page through payments and refunds alike', async () => {
    const { as, id } = await paidOrder()
    for (let time = 0; time < 3; time += 1) {
      const { version } = await server.call(calls.readInterventions, { params: { id } }, { as })
      server.clock.advance({ seconds: 1 })
      await server.call(calls.intervene, { params: { id }, body: { verb: 'refund', version, amount: 100, reason } }, { as })
    }
    const first = await server.call(calls.listTransactions, { query: { limit: 2 } }, { as })
    const second = await server.call(calls.listTransactions, { query: { limit: 2, cursor: first.next! } }, { as })
    expect([...first.items, ...second.items].map(({ kind }) => kind)).toEqual(['refund', 'refund', 'refund', 'payment'])
    expect(second.next).toBeNull()
  })
})

describe('an intervention', () => {
  test('of two administrators who saw the same order one is done', async () => {
    const { as, id } = await paidOrder()
    const other = await makeAdmin(server)
    const { version, refundable } = await server.call(calls.readInterventions, { params: { id } }, { as })
    server.clock.advance({ seconds: 1 })
    const body = { verb: 'refund', version, amount: refundable.amount, reason } as const
    await server.call(calls.intervene, { params: { id }, body }, { as })
    const late = await server.refusal(calls.intervene, { params: { id }, body }, { as: other })
    expect(late).toMatchObject({ status: 409, code: 'order_changed' })
  })

  test('gives back no more than was paid, however many do it at once', async () => {
    const { as, id, total } = await paidOrder()
    const { version } = await server.call(calls.readInterventions, { params: { id } }, { as })
    const body = { verb: 'refund', version, amount: Math.ceil(total / 3), reason } as const
    await Promise.allSettled(Array.from({ length: 50 }, () => server.call(calls.intervene, { params: { id }, body }, { as })))
    const { refunded } = await server.db.selectFrom('orders').select('refunded').where('id', '=', id).executeTakeFirstOrThrow()
    expect(refunded).toBeLessThanOrEqual(total)
    const { sum } = await server.db
      .selectFrom('refunds')
      .select(sql<number>`sum(amount)::int`.as('sum'))
      .executeTakeFirstOrThrow()
    expect(sum).toBe(refunded)
    const now = await server.call(calls.readInterventions, { params: { id } }, { as })
    const more = { ...body, version: now.version, amount: total + 1 }
    expect((await server.refusal(calls.intervene, { params: { id }, body: more }, { as })).status).toBe(409)
  })

  test('calls the visit off with all its money, and says so to both', async () => {
    const { as, id, patient, appointmentId, total } = await paidOrder()
    const params = { id }
    const { version, verbs } = await server.call(calls.readInterventions, { params }, { as })
    expect(verbs.map(({ verb, refund }) => [verb, refund.amount])).toEqual([
      ['refund', total],
      ['refundLines', total],
      ['goodwill', total],
      ['cancel', total],
    ])
    const after = await server.call(calls.intervene, { params, body: { verb: 'cancel', version, reason } }, { as })
    expect(after.verbs).toEqual([])
    const order = await server.call(ordersContract.readOrder, { params }, { as: patient })
    expect(order).toMatchObject({ state: 'cancelled', paymentState: 'refunded', refunded: { amount: total } })
    expect(order.events).toContainEqual(expect.objectContaining({ kind: 'refunded', by: 'admin', reason }))
    const visit = await server.call(bookingContract.readAppointment, { params: { id: appointmentId } }, { as: patient })
    expect(visit.state).toBe('cancelled')
  })
})
