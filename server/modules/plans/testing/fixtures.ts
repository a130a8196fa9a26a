import type { Fixtures } from '../../../../tests/support/fixtures.ts'
import { plansContract } from '#contract/plans/contract.ts'
import { payWith } from '../../../../tests/payments/money-rows.ts'
import { makeAdmin, makePatient } from '../../../../tests/support/people.ts'
import { makePlan, planDraft, soldVersion } from './make-plan.ts'

export const fixtures: Fixtures = {
  records: {
    plan: async (server) => {
      const owner = await makeAdmin(server)
      return { id: (await makePlan(server, { as: owner })).id, owners: [owner], neighbours: [] }
    },
  },
  samples: {
    'POST /admin/plans': { body: planDraft() },
    'PUT /admin/plans/{id}/draft': { body: { version: 2, draft: planDraft() } },
    'POST /admin/plans/{id}/rehearsal': { body: { version: 2, step: 'retire' } },
    'POST /admin/plans/{id}/steps': { body: { version: 2, step: 'retire' } },
    'POST /subscription/upgrade': { body: { versionId: '01900000-0000-7000-8000-000000000001', price: 1000 } },
    'POST /subscription/steps': { body: { step: 'cancel' } },
  },
  keyed: {
    'POST /admin/plans': async (server) => ({ as: await makeAdmin(server), input: { body: planDraft() } }),
    'POST /subscription': async (server) => ({
      as: await makePatient(server),
      input: { body: { versionId: soldVersion(await makePlan(server)) } },
    }),
    'POST /subscription/upgrade': async (server) => {
      const as = await makePatient(server)
      const { orderId } = await server.call(
        plansContract.subscribe,
        { body: { versionId: soldVersion(await makePlan(server)) } },
        { as },
      )
      await payWith(server, as, orderId)
      const versionId = soldVersion(await makePlan(server, { columns: { price: 5000 } }))
      return { as, input: { body: { versionId, price: 3000 } } }
    },
  },
  idColumns: ['plans.id', 'plan_versions.id'],
}
