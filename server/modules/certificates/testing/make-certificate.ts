import type { z } from 'zod'
import { certificatesContract as contract } from '#contract/certificates/contract.ts'
import type { newCertificate } from '#contract/certificates/schemas.ts'
import { insertRow } from '../../../../tests/support/rows.ts'
import { makeDoctor, makePatient, makeStaff, type Person } from '../../../../tests/support/people.ts'
import type { TestServer } from '../../../../tests/support/server.ts'
import { registerPaper } from '../../papers/index.ts'
import { makeCall } from '../../meeting/testing/make-call.ts'

/** A sick leave as a doctor signs it. */
export const sickLeave = (doctor: Person, more: Partial<z.input<typeof newCertificate>> = {}) => ({
  kind: 'sick_leave' as const,
  locale: 'en-US' as const,
  from: '2026-03-04',
  to: '2026-03-06',
  statement: 'Unfit for work.',
  supersedes: null,
  password: doctor.password,
  ...more,
})

/** A certificate of a visit that goes on, and the people of that visit. */
export async function makeCertificate(server: TestServer) {
  const visit = await makeCall(server)
  const certificate = await server.call(
    contract.issueCertificate,
    { params: { id: visit.id }, body: sickLeave(visit.doctor) },
    { as: visit.doctor },
  )
  return { ...visit, certificate }
}

/** A certificate of a visit that was held, as it stands in the tables: whatever the clock says, and as often as one wants. */
export async function makeHeldCertificate(server: TestServer) {
  const { ids } = server.platform
  const [visitId, id] = [ids.next(), ids.next()]
  const [doctor, patient] = [await makeDoctor(server), await makePatient(server)]
  const now = server.clock.now()
  const time = { starts_at: '2026-02-06T14:00:00.000Z', ends_at: '2026-02-06T14:30:00.000Z' }
  const parties = { patient_id: patient.userId, doctor_id: doctor.userId }
  await insertRow(server.db, 'appointments', {
    id: visitId,
    number: `V-${visitId.slice(-6)}`,
    ...parties,
    mode: 'video',
    state: 'completed',
    ...time,
    buffer_before_minutes: 0,
    buffer_after_minutes: 0,
    blocked: `[${time.starts_at},${time.ends_at})`,
    fee: 0,
    currency: 'USD',
    created_at: now,
    updated_at: now,
  })
  const doctorFacts = { name: doctor.name, licenceNumber: '123' }
  await insertRow(server.db, 'certificates', {
    id,
    appointment_id: visitId,
    ...parties,
    kind: 'sick_leave',
    locale: 'en-US',
    starts_on: '2026-02-06',
    ends_on: '2026-02-09',
    statement: 'Unfit for work.',
    facts: {
      name: patient.name,
      birthDate: null,
      species: null,
      breed: null,
      microchip: null,
      doctor: doctorFacts,
      timeZone: 'UTC',
    },
    issued_at: now,
  })
  const paper = { kind: 'certificate', recordId: id, doctorId: doctor.userId } as const
  const subject = { patientId: patient.userId, petId: null }
  await server.platform.transact((work) => registerPaper(server.platform, work, { ...paper, subject }))
  return { id, visitId, doctor, patient, staff: await makeStaff(server, doctor, ['history']) }
}
