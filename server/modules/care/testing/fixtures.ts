import { careContract as contract } from '#contract/care/contract.ts'
import type { Fixtures } from '../../../../tests/support/fixtures.ts'
import { makeSubject } from '../../records/testing/make-subject.ts'
import { makeDose, twiceDaily } from './make-item.ts'

export const fixtures: Fixtures = {
  records: {
    careItem: async (server) => {
      const { item, patient, doctor, strangers } = await makeDose(server)
      return { id: item.id, owners: [patient, doctor], neighbours: strangers }
    },
    careTick: async (server) => {
      const { item, slot, patient, strangers } = await makeDose(server)
      const { id } = await server.call(contract.tickCareItem, { params: { id: item.id }, body: { slot } }, { as: patient })
      return { id, owners: [patient], neighbours: strangers }
    },
  },
  samples: {
    'POST /records/{id}/care-items': { body: { items: [twiceDaily] } },
    'POST /care-items/{id}/ticks': { body: { slot: '2026-03-02T10:00' } },
  },
  keyed: {
    'POST /records/{id}/care-items': async (server) => {
      const { id, doctor } = await makeSubject(server)
      return { as: doctor, input: { params: { id }, body: { items: [twiceDaily] } } }
    },
    'POST /care-items/{id}/ticks': async (server) => {
      const { item, slot, patient } = await makeDose(server)
      return { as: patient, input: { params: { id: item.id }, body: { slot } } }
    },
  },
  idColumns: ['care_items.id', 'care_ticks.id'],
}
