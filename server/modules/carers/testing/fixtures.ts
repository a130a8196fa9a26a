import { carersContract as carers } from '#contract/carers/contract.ts'
import type { Fixtures } from '../../../../tests/support/fixtures.ts'
import { makePatient } from '../../../../tests/support/people.ts'
import { makeCare, makeCarer } from './make-carer.ts'

export const fixtures: Fixtures = {
  records: {
    carer: async (server) => {
      const { owner, pet, carer } = await makeCare(server)
      const withdrawn = await makeCarer(server, pet, ['book', 'pay', 'decide'])
      await server.call(carers.endCare, { params: { id: withdrawn.carerId } }, { as: owner })
      return { id: carer.carerId, owners: [owner], neighbours: [await makePatient(server), withdrawn] }
    },
    carerInvitation: async (server) => {
      const { owner, pet, carer } = await makeCare(server, ['book', 'pay', 'decide'])
      const body = { email: `invited-${owner.userId.slice(-6)}@example.test`, rights: [] }
      const { id } = await server.call(carers.inviteCarer, { params: { id: pet.id }, body }, { as: owner })
      return { id, owners: [owner], neighbours: [await makePatient(server), carer] }
    },
  },
  idColumns: ['pet_carers.id', 'carer_invitations.id'],
}
