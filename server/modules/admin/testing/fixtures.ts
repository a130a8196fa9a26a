import { adminAccountContract as calls } from '#contract/admin/account-contract.ts'
import { adminOrderContract } from '#contract/admin/order-contract.ts'
import { utcDay } from '#contract/kernel/days.ts'
import { bookAndPay, openPractice } from '../../../../tests/booking/practice.ts'
import type { Fixtures } from '../../../../tests/support/fixtures.ts'
import { makeAdmin, makePatient, makePharmacy } from '../../../../tests/support/people.ts'
import type { TestServer } from '../../../../tests/support/server.ts'

const reason = 'A reason that is long enough'
const everyPatient = { by: 'filter', filter: { role: 'patient' } } as const

/** Booked and paid, a week from the world's day: the practice is open then. */
async function visitInAWeek(server: TestServer) {
  const { patient, doctor } = await openPractice(server, {}, { video_fee: 30_000 })
  const day = utcDay(server.clock.now().getTime() + 7 * 86_400_000)
  const { orderId } = await bookAndPay(server, patient, doctor, { start: `${day}T10:00:00.000Z` })
  return { doctor, orderId }
}

export const fixtures: Fixtures = {
  records: {
    account: async (server) => {
      const { userId } = await makePatient(server)
      return { id: userId, owners: [await makeAdmin(server)], neighbours: [] }
    },
    licensedPharmacy: async (server) => {
      const { userId } = await makePharmacy(server, {}, { licence_state: 'unverified' })
      return { id: userId, owners: [await makeAdmin(server)], neighbours: [] }
    },
    refundRequest: async (server) => {
      const { orderId } = await visitInAWeek(server)
      const [as, params] = [await makeAdmin(server), { id: orderId! }]
      const { version } = await server.call(adminOrderContract.readInterventions, { params }, { as })
      const body = { verb: 'refund' as const, version, amount: 25_000, reason }
      const { waiting } = await server.call(adminOrderContract.intervene, { params, body }, { as })
      return { id: waiting!.id, owners: [as, await makeAdmin(server)], neighbours: [] }
    },
    operation: async (server) => {
      const as = await makeAdmin(server)
      const people = [await makePatient(server), await makePatient(server)]
      const chosen = { by: 'ids' as const, ids: people.map(({ userId }) => userId) }
      const body = { verb: 'suspend' as const, chosen, reason, expected: 2 }
      const { id } = await server.call(calls.startOperation, { body }, { as })
      return { id, owners: [as], neighbours: [] }
    },
  },
  samples: {
    'GET /admin/orders': { query: { kind: 'appointment' } },
    'POST /admin/orders/{id}/interventions': {
      body: { verb: 'refund', version: '2026-03-02T09:00:00.000Z', amount: 100, reason },
    },
    'GET /admin/accounts': { query: { role: 'patient' } },
    'GET /admin/accounts/count': { query: { role: 'patient' } },
    'POST /admin/operations/rehearse': { body: { verb: 'suspend', chosen: everyPatient } },
    'POST /admin/operations': { body: { verb: 'restore', chosen: everyPatient, reason, expected: 1 } },
  },
  keyed: {
    'POST /admin/orders/{id}/interventions': async (server) => {
      const { patient, doctor } = await openPractice(server)
      const { orderId } = await bookAndPay(server, patient, doctor)
      const [as, params] = [await makeAdmin(server), { id: orderId! }]
      const { version } = await server.call(adminOrderContract.readInterventions, { params }, { as })
      return { as, input: { params, body: { verb: 'refund', version, amount: 100, reason } } }
    },
    'POST /admin/operations': async (server) => {
      await makePatient(server)
      return {
        as: await makeAdmin(server, { name: 'Ada Quinn' }),
        input: { body: { verb: 'suspend', chosen: everyPatient, reason, expected: 1 } },
      }
    },
  },
  /** Two doctors who are suspended with a visit ahead: lists of what is left need more than one. */
  fill: async (server) => {
    const as = await makeAdmin(server)
    for (let count = 0; count < 2; count += 1) {
      const { doctor } = await visitInAWeek(server)
      await server.call(calls.suspendAccount, { params: { id: doctor.userId }, body: { reason } }, { as })
    }
  },
  idColumns: ['operations.id', 'office_refunds.id'],
}
