import { observationsContract as contract } from '#contract/observations/contract.ts'
import type { Fixtures } from '../../../../tests/support/fixtures.ts'
import { makeAdmin } from '../../../../tests/support/people.ts'
import { makeSubject } from '../../records/testing/make-subject.ts'
import { makeObservation, pulse } from './make-observation.ts'

const range = {
  kind: 'heart_rate',
  species: 'ferret',
  fromMonths: 0,
  toMonths: null,
  low: 180,
  high: 250,
  secondLow: null,
  secondHigh: null,
  source: 'A book about ferrets',
} as const

/** Ages of ranges do not overlap, and one test makes several. */
let made = 0
function nextAges() {
  made += 1
  return { species: 'hamster' as const, fromMonths: made, toMonths: made + 1 }
}

export const fixtures: Fixtures = {
  records: {
    observation: async (server) => {
      const { id: subjectId, patient, doctor, staff, strangers } = await makeSubject(server)
      const { id } = await makeObservation(server, patient, subjectId)
      return { id, owners: [patient, doctor, staff], neighbours: strangers }
    },
    observationRange: async (server) => {
      const admin = await makeAdmin(server)
      const { id } = await server.call(contract.addObservationRange, { body: { ...range, ...nextAges() } }, { as: admin })
      return { id, owners: [admin], neighbours: [] }
    },
  },
  samples: {
    'GET /records/{id}/measurements/course': { query: { kind: 'heart_rate' } },
    'POST /records/{id}/observations': { body: pulse },
    'PUT /observations/{id}': { body: { ...pulse, measurer: 'owner', at: '2026-03-01T09:00:00.000Z', edition: 1 } },
    'POST /admin/observation-ranges': { body: range },
    'PUT /admin/observation-ranges/{id}': { body: { ...range, species: 'hamster', fromMonths: 1410, high: 260, revision: 1 } },
  },
  keyed: {
    'POST /records/{id}/observations': async (server) => {
      const { id, patient } = await makeSubject(server)
      return { as: patient, input: { params: { id }, body: pulse } }
    },
    'POST /admin/observation-ranges': async (server) => ({ as: await makeAdmin(server), input: { body: range } }),
  },
  idColumns: ['observations.id', 'observation_ranges.id'],
}
