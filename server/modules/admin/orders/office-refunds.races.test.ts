import { expect, test } from 'vitest'
import { adminOrderContract as calls } from '#contract/admin/order-contract.ts'
import type { Intervention } from '#contract/admin/order-schemas.ts'
import { compareBooks } from '#server/modules/ledger/compare.ts'
import { bookAndPay, openPractice } from '../../../../tests/booking/practice.ts'
import { moneyTaken, orderRow } from '../../../../tests/payments/money-rows.ts'
import { makeAdmin } from '../../../../tests/support/people.ts'
import { createTestServer } from '../../../../tests/support/server.ts'

const server = await createTestServer()
const reason = 'The picture broke off twice'

async function visitOf(total: number) {
  const { patient, doctor } = await openPractice(server, {}, { video_fee: total })
  const { orderId } = await bookAndPay(server, patient, doctor)
  return orderId!
}

test('fifty refunds at once, by amount, by piece and as goodwill, never exceed what was paid', async () => {
  const total = 10_000
  const id = await visitOf(total)
  const admins = await Promise.all(Array.from({ length: 5 }, () => makeAdmin(server)))
  const params = { id }
  const { version } = await server.call(calls.readInterventions, { params }, { as: admins[0] })
  // The clock stands still, so that all have seen the order as it is: only the money itself stops them.
  const ways = [
    { verb: 'refund', amount: 700 },
    { verb: 'goodwill', amount: 900 },
    { verb: 'refundLines', lines: [{ position: 1, quantity: 1 }] },
  ] as const
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => {
      const body = { ...ways[index % 3]!, version, reason } as Intervention
      return server.send(calls.intervene, { params, body }, { as: admins[index % 5], key: `office-refund-${index}` })
    }),
  )
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  const order = await orderRow(server, id)
  expect(order.refunded + order.goodwill).toBeLessThanOrEqual(total)
  const refunds = await server.db.selectFrom('refunds').select('amount').where('order_id', '=', id).execute()
  const back = refunds.reduce((sum, { amount }) => sum + amount, 0)
  expect(back).toBe(order.refunded + order.goodwill)
  await server.runJobs()
  expect(await moneyTaken(server)).toBe(total - back)
  expect(await compareBooks(server.db)).toEqual([])
})

test('of many administrators who decide at once about a refund that waits one has their way, and it is done once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const id = await visitOf(30_000)
    const [asker, ...others] = await Promise.all(Array.from({ length: 7 }, () => makeAdmin(server)))
    const { version } = await server.call(calls.readInterventions, { params: { id } }, { as: asker })
    const body = { verb: 'refund', amount: 25_000, version, reason } as const
    const { waiting } = await server.call(calls.intervene, { params: { id }, body }, { as: asker })
    const params = { id: waiting!.id }
    const answers = await Promise.all([
      server.send(calls.withdrawRefund, { params }, { as: asker }),
      ...others.map((as, index) =>
        index % 2 === 0
          ? server.send(calls.agreeToRefund, { params, body: { version } }, { as })
          : server.send(calls.refuseRefund, { params, body: { reason } }, { as }),
      ),
    ])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.every(({ status }) => status < 500)).toBe(true)
    const isAgreed = answers.some(({ ok }, index) => ok && index % 2 === 1)
    expect((await orderRow(server, id)).refunded).toBe(isAgreed ? 25_000 : 0)
  }
})
