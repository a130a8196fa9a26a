import type { Fixtures } from '../../../../tests/support/fixtures.ts'
import { makeSubject } from './make-subject.ts'

export const fixtures: Fixtures = {
  records: {
    subject: async (server) => {
      const { id, patient, doctor, staff, strangers } = await makeSubject(server)
      return { id, owners: [patient, doctor, staff], neighbours: strangers }
    },
  },
  idColumns: ['record_entries.id'],
}
