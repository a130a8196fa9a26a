import { adminAccountContract } from '#contract/admin/account-contract.ts'
import { auditContract } from '#contract/audit/contract.ts'
import type { Fixtures } from '../../../../tests/support/fixtures.ts'
import { makeAdmin, makePatient } from '../../../../tests/support/people.ts'

export const fixtures: Fixtures = {
  records: {
    officeLook: async (server) => {
      const owner = await makePatient(server)
      await server.call(adminAccountContract.readAccount, { params: { id: owner.userId } }, { as: await makeAdmin(server) })
      const { items } = await server.call(auditContract.listOfficeLooks, { query: {} }, { as: owner })
      return { id: items[0]!.id, owners: [owner], neighbours: [await makePatient(server)] }
    },
  },
  samples: { 'POST /admin/audit-seals/verification': { body: {} } },
}
