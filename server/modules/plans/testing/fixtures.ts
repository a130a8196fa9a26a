import type { Fixtures } from '../../../../tests/support/fixtures.ts'
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
    'POST /admin/plans/{id}/steps': { body: { version: 2, step: 'retire' } },
    'POST /subscription/steps': { body: { step: 'cancel' } },
  },
  keyed: {
    'POST /admin/plans': async (server) => ({ as: await makeAdmin(server), input: { body: planDraft() } }),
    'POST /subscription': async (server) => ({
      as: await makePatient(server),
      input: { body: { versionId: soldVersion(await makePlan(server)) } },
    }),
  },
  idColumns: ['plans.id', 'plan_versions.id'],
}
