import { beforeEach, describe, expect, test } from 'vitest'
import { checkKey } from '#contract/prescriptions/check-key.ts'
import { papersContract as papers } from '#contract/papers/contract.ts'
import { peopleContract as people } from '#contract/people/contract.ts'
import { prescriptionsContract as contract } from '#contract/prescriptions/contract.ts'
import type { Prescription } from '#contract/prescriptions/schemas.ts'
import { recordsContract } from '#contract/records/contract.ts'
import { messagesTo } from '../../../../tests/support/outbox.ts'
import { makeDoctor, makePatient, type Person } from '../../../../tests/support/people.ts'
import { createTestServer } from '../../../../tests/support/server.ts'
import { makeObservation } from '../../observations/testing/make-observation.ts'
import { makeEntry, penicillin } from '../../records/testing/make-entry.ts'
import { issueDraft, line, makePrescription, writeDraft } from '../testing/make-prescription.ts'

const server = await createTestServer({ settings: { accessTokenSeconds: 30 * 86_400 } })
const { call, refusal, db } = server
beforeEach(() => server.clock.set('2026-03-02T09:00:00.000Z'))

const read = (id: string, as: Person) => call(contract.readPrescription, { params: { id } }, { as })
const told = async (as: Person) =>
  (
    await db
      .selectFrom('notices')
      .select('kind')
      .where('user_id', '=', as.userId)
      .where('kind', 'like', 'prescription%')
      .orderBy('created_at')
      .orderBy('id')
      .execute()
  ).map(({ kind }) => kind)
const decide = (prescription: Prescription, as: Person, decision: 'keep' | 'stop', more: object = {}) => ({
  input: {
    params: { id: prescription.id },
    body: {
      decision,
      read: prescription.conflicts.map(({ check }) => checkKey(check)),
      reason: 'The allergy was ruled out by a test',
      ...more,
    },
  },
  as: { as, key: `decision-${server.platform.ids.next()}` },
})
const fill = (prescription: Prescription, left: number) => ({
  body: { code: prescription.paper!.code, lineId: prescription.lines[0]!.id, pharmacy: 'Corner Pharmacy', city: 'Austin', left },
})

/** A prescription of amoxicillin, and a severe penicillin allergy that is told afterwards. */
async function makeDangerous(lines = [line()]) {
  const made = await makePrescription(server, lines)
  await makeEntry(server, made.patient, made.patient.userId)
  return { ...made, dangerous: await read(made.prescription.id, made.patient) }
}

describe('an allergy that is told after the signature', () => {
  test('is shown by name to patient and doctor, is a task of the doctor, and everybody is told once', async () => {
    const { prescription, patient, doctor, dangerous } = await makeDangerous()
    expect(prescription.conflicts).toEqual([])
    const conflict = { medicines: ['Amoxicillin'], severity: 'severe', medicineClass: 'penicillins' }
    expect(dangerous).toMatchObject({
      conflicts: [{ ...conflict, check: { reason: 'allergy_to_class', names: ['Penicillin'] } }],
      may: { decide: false },
    })
    expect((await read(prescription.id, doctor)).may.decide).toBe(true)
    const alarm = { id: prescription.id, doctorId: doctor.userId, conflicts: [conflict] }
    expect(await call(contract.listPrescriptionAlarms, {}, { as: patient })).toMatchObject([alarm])
    expect(await call(contract.listConflictsToDecide, {}, { as: doctor })).toMatchObject([alarm])
    expect(await call(contract.listPrescriptionAlarms, {}, { as: await makePatient(server) })).toEqual([])
    expect(await call(contract.listConflictsToDecide, {}, { as: await makeDoctor(server) })).toEqual([])
    const { items } = await call(contract.listPrescriptions, { query: {} }, { as: patient })
    expect(items).toMatchObject([{ isOnHold: true, hasRefills: false }])
    expect(await told(patient)).toEqual(['prescriptionIssued', 'prescriptionOnHold'])
    expect((await told(doctor)).filter((kind) => kind === 'prescriptionRecheck')).toHaveLength(1)
    const mails = [...(await messagesTo(server, patient.email)), ...(await messagesTo(server, doctor.email))]
    expect(JSON.stringify([mails, server.pushes.sent])).not.toMatch(/penicillin|amoxicillin/i)
  })

  test('that is taken back ends the hold, and told again begins it again', async () => {
    const { prescription, patient, doctor } = await makePrescription(server)
    const { id } = await makeEntry(server, patient, patient.userId)
    await call(
      recordsContract.withdrawEntry,
      { params: { id }, body: { edition: 1, reason: 'Somebody else’s' } },
      { as: patient },
    )
    expect((await read(prescription.id, patient)).conflicts).toEqual([])
    await makeEntry(server, patient, patient.userId)
    expect((await read(prescription.id, patient)).conflicts).toHaveLength(1)
    expect((await told(doctor)).filter((kind) => kind === 'prescriptionRecheck')).toHaveLength(2)
  })

  test('leaves medicines alone that it does not concern', async () => {
    const { prescription, dangerous } = await makeDangerous([line({ name: 'Cetirizine' }), line()])
    expect(dangerous.conflicts.map(({ medicines }) => medicines)).toEqual([['Amoxicillin']])
    expect(await call(papers.checkPaper, { body: { code: prescription.paper!.code } })).toMatchObject({ state: 'on_hold' })
  })
})

test('a medicine or a weight that comes later puts it on hold too', async () => {
  const ibuprofen = await makePrescription(server, [line({ name: 'Ibuprofen', strength: '400 mg', form: 'tablet' })])
  const taken = { kind: 'medication', name: 'Meloxicam', dose: '', since: null, until: null, remark: '' }
  await makeEntry(server, ibuprofen.patient, ibuprofen.patient.userId, taken)
  expect((await read(ibuprofen.prescription.id, ibuprofen.patient)).conflicts).toMatchObject([
    { check: { reason: 'same_class', names: ['Meloxicam'] }, medicines: ['Ibuprofen'], severity: null },
  ])
  server.clock.set('2026-03-03T09:00:00.000Z')
  const dosed = [line({ name: 'Acetaminophen', strength: '', doseUnit: 'mg', dose: 400, frequency: 'four_daily' })]
  const child = await makePrescription(server, dosed)
  await db.updateTable('patients').set({ birth_date: '2016-05-01' }).where('user_id', '=', child.patient.userId).execute()
  await makeObservation(server, child.patient, child.patient.userId, { kind: 'weight', value: 60_000 })
  expect((await read(child.prescription.id, child.patient)).conflicts).toEqual([])
  server.clock.advance({ hours: 1 })
  await makeObservation(server, child.patient, child.patient.userId, { kind: 'weight', value: 18_000 })
  const light = await read(child.prescription.id, child.doctor)
  expect(light.conflicts).toMatchObject([{ check: { reason: 'above_maximum' } }])
  const { input, as } = decide(light, child.doctor, 'keep')
  await call(contract.decideConflicts, input, as)
  server.clock.advance({ hours: 1 })
  await makeObservation(server, child.patient, child.patient.userId, { kind: 'weight', value: 19_000 })
  expect((await read(child.prescription.id, child.doctor)).conflicts).toEqual([])
  server.clock.advance({ hours: 1 })
  await makeObservation(server, child.patient, child.patient.userId, { kind: 'weight', value: 15_000 })
  expect((await read(child.prescription.id, child.doctor)).conflicts).toHaveLength(1)
})

describe('until the doctor decides', () => {
  test('a pharmacy outside is stopped by its page and by the server, which tell no stranger why', async () => {
    const { prescription } = await makeDangerous()
    const page = await call(papers.checkPaper, { body: { code: prescription.paper!.code } })
    expect(page).toMatchObject({ state: 'on_hold', paper: { countsDown: false, lines: [{ left: 0 }] } })
    const refused = await refusal(papers.confirmFill, fill(prescription, 2))
    expect(refused).toMatchObject({ status: 409, code: 'prescription_on_hold' })
    expect(JSON.stringify([page, refused])).not.toMatch(/penicillin/i)
  })

  test('nobody is reminded of a refill; once it is kept they are', async () => {
    const { prescription, patient, doctor } = await makePrescription(server)
    await call(papers.confirmFill, fill(prescription, 2))
    await makeEntry(server, patient, patient.userId)
    server.clock.set('2026-03-08T12:00:00.000Z')
    await server.runJobs()
    expect(await told(patient)).not.toContain('prescriptionRefill')
    const { input, as } = decide(await read(prescription.id, doctor), doctor, 'keep')
    await call(contract.decideConflicts, input, as)
    server.clock.advance({ hours: 2 })
    await server.runJobs()
    expect(await told(patient)).toContain('prescriptionRefill')
  })
})

describe('the doctor’s decision', () => {
  test('to keep it lets it be dispensed again; the reason stays and the patient is told', async () => {
    const { prescription, patient, doctor } = await makeDangerous()
    const { input, as } = decide(await read(prescription.id, doctor), doctor, 'keep')
    const kept = await call(contract.decideConflicts, input, as)
    expect(kept).toMatchObject({ state: 'issued', conflicts: [], decisions: [{ decision: 'keep', reason: input.body.reason }] })
    expect(kept.laterChecks).toHaveLength(1)
    expect(await told(patient)).toContain('prescriptionKept')
    expect(await call(contract.listConflictsToDecide, {}, { as: doctor })).toEqual([])
    expect(await call(papers.confirmFill, fill(prescription, 2))).toMatchObject({ state: 'genuine' })
    const audited = await db
      .selectFrom('audit_entries')
      .select('action')
      .where('record_id', '=', prescription.id)
      .where('action', '=', 'prescription.keep')
      .execute()
    expect(audited).toHaveLength(1)
  })

  test('to stop it cancels what could still be dispensed', async () => {
    const { prescription, patient, doctor } = await makeDangerous()
    const { input, as } = decide(await read(prescription.id, doctor), doctor, 'stop')
    expect(await call(contract.decideConflicts, input, as)).toMatchObject({
      state: 'cancelled',
      cancelReason: input.body.reason,
      decisions: [{ decision: 'stop' }],
    })
    expect(await told(patient)).toContain('prescriptionStopped')
    expect(await call(contract.listPrescriptionAlarms, {}, { as: patient })).toEqual([])
    expect(await refusal(papers.confirmFill, fill(prescription, 2))).toMatchObject({ code: 'paper_not_valid' })
  })

  test('is the prescribing doctor’s alone, about what they read, and asked for once', async () => {
    const { prescription, patient, doctor } = await makeDangerous()
    const dangerous = await read(prescription.id, doctor)
    const stranger = decide(dangerous, await makeDoctor(server), 'keep')
    expect(await refusal(contract.decideConflicts, stranger.input, stranger.as)).toMatchObject({ status: 404 })
    const blind = decide(dangerous, doctor, 'keep', { read: ['allergy|warning|something else'] })
    expect(await refusal(contract.decideConflicts, blind.input, blind.as)).toMatchObject({ code: 'checks_changed' })
    const mute = decide(dangerous, doctor, 'keep', { reason: ' ' })
    expect(await refusal(contract.decideConflicts, mute.input, mute.as)).toMatchObject({ errors: [{ field: 'reason' }] })
    await makeEntry(server, patient, patient.userId, { ...penicillin, substance: 'Amoxicillin' })
    const late = decide(dangerous, doctor, 'keep')
    expect(await refusal(contract.decideConflicts, late.input, late.as)).toMatchObject({ code: 'checks_changed' })
    const both = decide(await read(prescription.id, doctor), doctor, 'keep')
    await call(contract.decideConflicts, both.input, both.as)
    const again = { ...both.as, key: 'decided-once-more' }
    expect(await refusal(contract.decideConflicts, both.input, again)).toMatchObject({ status: 409, code: 'no_conflict' })
  })

  test('is made for a first prescription by who prescribes a second beside it for a reason', async () => {
    const { id, prescription, doctor, patient } = await makePrescription(server)
    await issueDraft(server, doctor, (await writeDraft(server, { id, doctor })).id)
    expect(await read(prescription.id, patient)).toMatchObject({
      laterChecks: [{ kind: 'duplicate' }],
      conflicts: [],
      decisions: [{ decision: 'keep', reason: 'Watched closely' }],
    })
    expect(await told(patient)).not.toContain('prescriptionOnHold')
  })
})

test('what was dispensed is dangerous as long as it is taken, and then no more', async () => {
  const { prescription, patient, doctor } = await makePrescription(server, [line({ refills: 0 })])
  await call(papers.confirmFill, fill(prescription, 1))
  await makeEntry(server, patient, patient.userId)
  const taken = await read(prescription.id, doctor)
  expect(taken).toMatchObject({
    state: 'dispensed',
    conflicts: [{ medicines: ['Amoxicillin'] }],
    may: { decide: true, cancel: false },
  })
  expect(await call(contract.listPrescriptionAlarms, {}, { as: patient })).toHaveLength(1)
  const { input, as } = decide(taken, doctor, 'stop')
  expect(await call(contract.decideConflicts, input, as)).toMatchObject({ state: 'dispensed', decisions: [{ decision: 'stop' }] })

  server.clock.set('2026-03-03T09:00:00.000Z')
  const other = await makePrescription(server, [line({ refills: 0 })])
  await call(papers.confirmFill, fill(other.prescription, 1))
  server.clock.set('2026-03-20T12:00:00.000Z')
  await makeEntry(server, other.patient, other.patient.userId)
  expect(await read(other.prescription.id, other.patient)).toMatchObject({ state: 'dispensed', conflicts: [] })
})

test('an animal that moves in puts on hold what would harm it', async () => {
  const { prescription, patient } = await makePrescription(server, [
    line({ name: 'Permethrin', strength: '5 %', form: 'cream', route: 'topical', doseUnit: 'application' }),
  ])
  expect((await read(prescription.id, patient)).conflicts).toEqual([])
  await call(people.addPet, { body: { name: 'Luna', species: 'cat' } as never }, { as: patient })
  expect(await call(contract.listPrescriptionAlarms, {}, { as: patient })).toMatchObject([
    { id: prescription.id, conflicts: [{ check: { reason: 'lives_with', names: ['Luna'] } }] },
  ])
})
