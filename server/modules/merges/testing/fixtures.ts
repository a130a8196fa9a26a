import type { Fixtures } from '../../../../tests/support/fixtures.ts'
import { makeAdmin, makePatient } from '../../../../tests/support/people.ts'

export const fixtures: Fixtures = {
  keyed: {
    'POST /admin/merges': async (server) => {
      const [kept, closed] = [await makePatient(server), await makePatient(server)]
      const body = { keptId: kept.userId, closedId: closed.userId, reason: 'Registered twice' }
      return { as: await makeAdmin(server), input: { body } }
    },
  },
}
