import { expect, test } from 'vitest'
import { adminAccountContract as accounts } from '#contract/admin/account-contract.ts'
import { adminWindDownContract as calls } from '#contract/admin/wind-down-contract.ts'
import { bookAndPay, openPractice } from '../../../../tests/booking/practice.ts'
import { orderRow } from '../../../../tests/payments/money-rows.ts'
import { makeAdmin } from '../../../../tests/support/people.ts'
import { createTestServer } from '../../../../tests/support/server.ts'

const server = await createTestServer()
const reason = 'The register lists the licence as withdrawn'

test('calling off what is left while the suspension is taken back: it is called off and written down, or neither', async () => {
  const as = await makeAdmin(server)
  for (let round = 0; round < 12; round += 1) {
    const { patient, doctor } = await openPractice(server)
    const visit = await bookAndPay(server, patient, doctor)
    const params = { id: doctor.userId }
    await server.call(accounts.suspendAccount, { params, body: { reason } }, { as })
    const { items } = await server.call(calls.readWindDown, { params }, { as })
    const decisions = items.map(({ kind, id, version }) => ({ kind, id, verb: 'cancel' as const, version }))
    await Promise.allSettled([
      server.call(calls.decideWindDown, { params, body: { decisions, reason } }, { as }),
      server.call(accounts.restoreAccount, { params, body: { reason } }, { as }),
    ])
    const written = await server.db
      .selectFrom('wind_down_decisions')
      .select('record_id')
      .where('record_id', '=', visit.id)
      .execute()
    const isCalledOff = (await orderRow(server, visit.orderId!)).fulfilment_state === 'cancelled'
    expect(written).toHaveLength(isCalledOff ? 1 : 0)
  }
})
