import type { z } from 'zod'
import { prescriptionsContract as contract } from '#contract/prescriptions/contract.ts'
import type { Checks, issue, prescribed } from '#contract/prescriptions/schemas.ts'
import { checkKey } from '#contract/prescriptions/check-key.ts'
import { makeDoctor, makePatient, makeStaff, type Person } from '../../../../tests/support/people.ts'
import { insertRow } from '../../../../tests/support/rows.ts'
import type { TestServer } from '../../../../tests/support/server.ts'
import { makeCall } from '../../meeting/testing/make-call.ts'
import { registerPaper } from '../../papers/index.ts'

/** A medicine as a doctor writes it by hand. */
export const line = (more: Partial<z.input<typeof prescribed>> = {}) => ({
  medicineId: null,
  name: 'Amoxicillin',
  strength: '250 mg',
  form: 'capsule' as const,
  route: 'oral' as const,
  dose: 1,
  doseUnit: 'capsule' as const,
  frequency: 'three_daily' as const,
  asNeeded: false,
  days: 7,
  quantity: 21,
  refills: 1,
  note: '',
  ...more,
})

/** What a doctor sends who has read all checks, and goes on for a reason. */
export const issued = (doctor: Person, { revision, checks }: Checks, more: Partial<z.input<typeof issue>> = {}) => {
  const open = checks.filter(({ answer }) => answer !== 'clear')
  return {
    revision,
    read: open.map(checkKey),
    reasons: open
      .filter(({ answer }) => answer === 'warning')
      .map((check) => ({ key: checkKey(check), reason: 'Watched closely' })),
    password: doctor.password,
    ...more,
  }
}

/** A draft with these lines at a visit that goes on, and the people of that visit. */
export async function makeDraft(server: TestServer, lines = [line()]) {
  const visit = await makeCall(server)
  return { ...visit, draft: await writeDraft(server, visit, lines) }
}

/** A draft with these lines at a visit. */
export async function writeDraft(server: TestServer, { id, doctor }: { id: string; doctor: Person }, lines = [line()]) {
  const { id: draftId, revision } = await server.call(
    contract.startPrescription,
    { params: { id }, body: { supersedes: null } },
    { as: doctor, key: `draft-${server.platform.ids.next()}` },
  )
  const body = {
    revision,
    locale: 'en-US' as const,
    diagnosis: 'Otitis media',
    lines: lines.map((one) => ({ ...one, id: server.platform.ids.next() })),
    advice: 'Drink a lot.',
    followUpOn: null,
  }
  return server.call(contract.savePrescription, { params: { id: draftId }, body }, { as: doctor })
}

/** The draft checked and issued, as its doctor does it. */
export async function issueDraft(server: TestServer, doctor: Person, id: string) {
  const checks = await server.call(contract.checkPrescription, { params: { id } }, { as: doctor })
  return server.call(
    contract.issuePrescription,
    { params: { id }, body: issued(doctor, checks) },
    { as: doctor, key: `issue-${server.platform.ids.next()}` },
  )
}

/** A prescription that was issued at a visit that goes on, and the people of that visit. */
export async function makePrescription(server: TestServer, lines = [line()]) {
  const made = await makeDraft(server, lines)
  return { ...made, prescription: await issueDraft(server, made.doctor, made.draft.id) }
}

/** One of a visit that was held, as it stands in the tables: whatever the clock says, and as often as one wants. */
export async function makeHeldPrescription(server: TestServer, state: 'draft' | 'issued' = 'issued', validUntil = '2099-12-31') {
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
  const facts = {
    name: patient.name,
    birthDate: null,
    species: null,
    breed: null,
    microchip: null,
    doctor: { name: doctor.name, licenceNumber: '123' },
    timeZone: 'UTC',
  }
  const isIssued = state === 'issued'
  await insertRow(server.db, 'prescriptions', {
    id,
    appointment_id: visitId,
    ...parties,
    state,
    locale: 'en-US',
    diagnosis: 'Otitis media',
    facts: isIssued ? facts : null,
    valid_until: isIssued ? validUntil : null,
    created_at: now,
    changed_at: now,
    issued_at: isIssued ? now : null,
  })
  if (isIssued)
    await server.platform.transact((work) =>
      registerPaper(server.platform, work, {
        kind: 'prescription',
        recordId: id,
        doctorId: doctor.userId,
        subject: { patientId: patient.userId, petId: null },
      }),
    )
  return { id, visitId, doctor, patient, staff: await makeStaff(server, doctor, ['history']) }
}
