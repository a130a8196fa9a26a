import { staffContract } from '#contract/staff/contract.ts'
import type { Fixtures } from '../../../../tests/support/fixtures.ts'
import { makeDoctor, makeStaff } from '../../../../tests/support/people.ts'

export const fixtures: Fixtures = {
  records: {
    staffMember: async (server) => {
      const doctor = await makeDoctor(server)
      const { userId: id } = await makeStaff(server, doctor)
      return { id, owners: [doctor], neighbours: [await makeDoctor(server)] }
    },
    staffInvitation: async (server) => {
      const doctor = await makeDoctor(server)
      const body = { email: `invited-${doctor.userId.slice(-6)}@example.test`, rights: [] }
      const { id } = await server.call(staffContract.inviteStaff, { body }, { as: doctor })
      return { id, owners: [doctor], neighbours: [await makeDoctor(server)] }
    },
  },
  idColumns: ['staff.user_id'],
}
