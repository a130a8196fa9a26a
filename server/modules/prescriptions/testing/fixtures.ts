import { prescriptionsContract as contract } from '#contract/prescriptions/contract.ts'
import { checkKey } from '#contract/prescriptions/check-key.ts'
import type { Fixtures } from '../../../../tests/support/fixtures.ts'
import { makeDoctor, makePatient } from '../../../../tests/support/people.ts'
import { makeCall } from '../../meeting/testing/make-call.ts'
import { makeEntry } from '../../records/testing/make-entry.ts'
import { issued, line, makeDraft, makeHeldPrescription, makePrescription } from './make-prescription.ts'

const template = { name: 'Ear infection', diagnosis: '', lines: [line()], advice: '' }
const cancellation = { reason: 'Wrong medicine' }

export const fixtures: Fixtures = {
  records: {
    prescription: async (server) => {
      const { id, doctor, patient, staff } = await makeHeldPrescription(server)
      return {
        id,
        owners: [doctor, patient, staff],
        neighbours: [await makeDoctor(server), await makePatient(server)],
      }
    },
    prescriptionTemplate: async (server) => {
      const owner = await makeDoctor(server)
      const { id } = await server.call(contract.addPrescriptionTemplate, { body: template }, { as: owner })
      return { id, owners: [owner], neighbours: [await makeDoctor(server)] }
    },
  },
  samples: {
    'POST /appointments/{id}/prescriptions': { body: { supersedes: null } },
    'PUT /prescriptions/{id}': {
      body: { revision: 1, locale: 'en-US', diagnosis: '', lines: [], advice: '', followUpOn: null },
    },
    'POST /prescriptions/{id}/issue': { body: { revision: 1, read: [], reasons: [], password: 'not the password' } },
    'POST /prescriptions/{id}/cancel': { body: cancellation },
    'POST /prescriptions/{id}/decision': { body: { decision: 'keep', read: ['a check'], reason: 'Tested negative' } },
    'POST /doctor/prescription-templates': { body: template },
  },
  keyed: {
    'POST /appointments/{id}/prescriptions': async (server) => {
      const { id, doctor } = await makeCall(server)
      return { as: doctor, input: { params: { id }, body: { supersedes: null } } }
    },
    'POST /prescriptions/{id}/issue': async (server) => {
      const { draft, doctor } = await makeDraft(server)
      const checks = await server.call(contract.checkPrescription, { params: { id: draft.id } }, { as: doctor })
      return { as: doctor, input: { params: { id: draft.id }, body: issued(doctor, checks) } }
    },
    'POST /prescriptions/{id}/cancel': async (server) => {
      const { prescription, doctor } = await makePrescription(server)
      return { as: doctor, input: { params: { id: prescription.id }, body: cancellation } }
    },
    'POST /prescriptions/{id}/decision': async (server) => {
      const { prescription, doctor, patient } = await makePrescription(server)
      await makeEntry(server, patient, patient.userId)
      const params = { id: prescription.id }
      const { conflicts } = await server.call(contract.readPrescription, { params }, { as: doctor })
      const read = conflicts.map(({ check }) => checkKey(check))
      return { as: doctor, input: { params, body: { decision: 'keep', read, reason: 'Tested negative' } } }
    },
    'POST /doctor/prescription-templates': async (server) => ({ as: await makeDoctor(server), input: { body: template } }),
  },
  idColumns: ['prescriptions.id', 'prescription_templates.id'],
}
