import { recordsContract as contract } from '#contract/records/contract.ts'
import type { Fixtures } from '../../../../tests/support/fixtures.ts'
import { makeEntry, penicillin } from './make-entry.ts'
import { makeSubject } from './make-subject.ts'

const note = { subjective: 'A cough.', objective: '', assessment: 'A cold.', plan: 'Rest.' }

export const fixtures: Fixtures = {
  records: {
    subject: async (server) => {
      const { id, patient, doctor, staff, strangers } = await makeSubject(server)
      return { id, owners: [patient, doctor, staff], neighbours: strangers }
    },
    recordEntry: async (server) => {
      const { id: subjectId, patient, doctor, staff, strangers } = await makeSubject(server)
      const { id } = await makeEntry(server, patient, subjectId)
      return { id, owners: [patient, doctor, staff], neighbours: strangers }
    },
  },
  samples: {
    'POST /records/{id}/entries': { body: { facts: penicillin } },
    'PUT /record-entries/{id}': { body: { edition: 1, facts: penicillin } },
    'POST /records/{id}/openings': { body: { reason: 'Brought in unconscious' } },
    'POST /record-openings': { body: { contact: 'nobody@example.test', reason: 'Brought in unconscious' } },
    'PUT /records/{id}/note-draft': { body: { ...note, revision: 0 } },
    'PUT /note-phrases': { body: { phrases: [{ title: 'Normal', text: 'Nothing found.' }], revision: 0 } },
  },
  keyed: {
    'POST /records/{id}/entries': async (server) => {
      const { id, patient } = await makeSubject(server)
      return { as: patient, input: { params: { id }, body: { facts: penicillin } } }
    },
    'POST /records/{id}/note-draft/sign': async (server) => {
      const { id, doctor } = await makeSubject(server)
      await server.call(contract.saveNoteDraft, { params: { id }, body: { ...note, revision: 0 } }, { as: doctor })
      return { as: doctor, input: { params: { id }, body: { revision: 1 } } }
    },
    'POST /records/{id}/questions': async (server) => {
      const { id, patient, doctor } = await makeSubject(server)
      await server.call(contract.readRecord, { params: { id } }, { as: doctor })
      const { items } = await server.call(contract.listLooks, { params: { id }, query: {} }, { as: patient })
      return { as: patient, input: { params: { id }, body: { lookId: items[0]!.id, message: 'Why was that?' } } }
    },
  },
  idColumns: ['record_entries.id'],
}
