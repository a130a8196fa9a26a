import { intakeContract } from '#contract/intake/contract.ts'
import { utcDay } from '#contract/kernel/days.ts'
import type { Fixtures, MadeRecord } from '../../../../tests/support/fixtures.ts'
import { bookAndPay, openPractice } from '../../../../tests/booking/practice.ts'
import { makePatient } from '../../../../tests/support/people.ts'
import type { TestServer } from '../../../../tests/support/server.ts'

const photo = { type: 'image/jpeg' as const, bytes: 1000 }

/** A patient and a visit of theirs, two days from wherever the clock stands. */
async function booked(server: TestServer) {
  const { doctor, patient } = await openPractice(server)
  const day = utcDay(server.clock.now().getTime() + 2 * 86_400_000)
  const { id: visit } = await bookAndPay(server, patient, doctor, { start: `${day}T10:00:00.000Z` })
  return { patient, visit }
}

/** A patient with a visit, who began to send a photo. */
async function begun(server: TestServer) {
  const { patient, visit } = await booked(server)
  const medium = await server.call(intakeContract.beginMedium, { params: { id: visit }, body: photo }, { as: patient })
  return { patient, medium, neighbours: [await makePatient(server)] }
}

export const fixtures: Fixtures = {
  records: {
    async upload(server): Promise<MadeRecord> {
      const { patient, medium, neighbours } = await begun(server)
      return { id: medium.upload, owners: [patient], neighbours }
    },
    async intakeMedium(server): Promise<MadeRecord> {
      const { patient, medium, neighbours } = await begun(server)
      return { id: medium.id, owners: [patient], neighbours }
    },
  },
  samples: {
    'PUT /appointments/{id}/intake': {
      body: { complaint: 'cough', answers: { since: { kind: 'one', choice: 'weeks' } } },
    },
    'POST /appointments/{id}/intake/media': { body: photo },
  },
  keyed: {
    async 'POST /appointments/{id}/intake/media'(server) {
      const { patient, visit } = await booked(server)
      return { as: patient, input: { params: { id: visit }, body: photo } }
    },
  },
  idColumns: ['intakes.appointment_id', 'intake_media.id', 'uploads.id'],
}
