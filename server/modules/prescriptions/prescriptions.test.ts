import { beforeEach, expect, test } from 'vitest'
import { papersContract as papers } from '#contract/papers/contract.ts'
import { prescriptionsContract as contract } from '#contract/prescriptions/contract.ts'
import { recordsContract as records } from '#contract/records/contract.ts'
import { messagesTo } from '../../../tests/support/outbox.ts'
import { makeDoctor, makePatient, makeStaff } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { makeWaiting } from '../meeting/testing/make-call.ts'
import { issueDraft, issued, line, makeDraft, makePrescription, writeDraft } from './testing/make-prescription.ts'

const server = await createTestServer({ settings: { accessTokenSeconds: 30 * 86_400 } })
const { call, refusal } = server
beforeEach(() => server.clock.set('2026-03-02T09:00:00.000Z'))

test('written, checked, signed: the patient is told, reads it and has it as PDF; anybody can check the paper', async () => {
  const { id, doctor, patient, prescription } = await makePrescription(server)
  expect(prescription).toMatchObject({
    state: 'issued',
    diagnosis: 'Otitis media',
    doctor: doctor.name,
    subject: { name: patient.name },
    validUntil: '2027-03-03',
    lines: [{ name: 'Amoxicillin', left: 2, daysOfSupply: null, fills: [] }],
  })
  const mine = await call(contract.listPrescriptions, { query: {} }, { as: patient })
  expect(mine.items).toMatchObject([{ id: prescription.id, medicines: ['Amoxicillin 250 mg'], hasRefills: true }])
  expect(await call(contract.readPrescription, { params: { id: prescription.id } }, { as: patient })).toMatchObject({
    may: { write: false, cancel: false, replace: false },
  })
  const pdf = await call(contract.readPrescriptionPaper, { params: { id: prescription.id } }, { as: patient })
  expect(await pdf.slice(0, 5).text()).toBe('%PDF-')
  expect(pdf.size).toBeLessThan(60_000)
  expect(await call(papers.checkPaper, { body: { code: prescription.paper!.code } })).toMatchObject({
    state: 'genuine',
    paper: {
      kind: 'prescription',
      subject: patient.name,
      countsDown: true,
      lines: [{ text: 'Amoxicillin 250 mg, capsule – 1 capsule by mouth, three times a day, for 7 days', left: 2 }],
    },
  })
  const mails = (await messagesTo(server, patient.email)).filter(({ template }) => template === 'mail.prescriptionIssued')
  expect(mails).toHaveLength(1)
  expect(mails[0]!.text).not.toMatch(/Amoxicillin|Otitis/)
  const line = await call(
    records.readTimeline,
    { params: { id: patient.userId }, query: { kind: 'prescription' } },
    { as: patient },
  )
  expect(line.items).toMatchObject([{ id: prescription.id, title: 'Amoxicillin 250 mg', state: 'issued' }])
  const ofVisit = await call(contract.listPrescriptionsOfVisit, { params: { id } }, { as: doctor })
  expect(ofVisit).toMatchObject({ items: [{ id: prescription.id }], mayPrescribe: true })
})

test('a draft is its doctor’s alone; two who change it at once do not lose what the first kept', async () => {
  const { draft, doctor, patient, staff } = await makeDraft(server)
  for (const as of [patient, staff, await makeDoctor(server)])
    expect((await refusal(contract.readPrescription, { params: { id: draft.id } }, { as })).status).toBe(404)
  expect((await call(contract.listPrescriptions, { query: {} }, { as: patient })).items).toEqual([])
  const body = {
    revision: draft.revision,
    locale: 'hi-IN' as const,
    diagnosis: 'Cold',
    lines: [],
    advice: '',
    followUpOn: null,
  }
  expect(await call(contract.savePrescription, { params: { id: draft.id }, body }, { as: doctor })).toMatchObject({
    revision: draft.revision + 1,
    lines: [],
  })
  expect(await refusal(contract.savePrescription, { params: { id: draft.id }, body }, { as: doctor })).toMatchObject({
    status: 409,
    code: 'prescription_changed',
  })
  await call(contract.discardPrescription, { params: { id: draft.id } }, { as: doctor })
  expect((await refusal(contract.readPrescription, { params: { id: draft.id } }, { as: doctor })).status).toBe(404)
})

test('what is wrong is named by its field, and nothing of the draft is lost', async () => {
  const { draft, doctor } = await makeDraft(server)
  const [first] = draft.lines
  const { left: _left, remaining: _remaining, daysOfSupply: _days, fills: _fills, ...kept } = first!
  const body = { revision: draft.revision, locale: draft.locale, diagnosis: '', advice: '', followUpOn: null }
  const wrong = [
    [{ lines: [{ ...kept, dose: 0 }] }, 'lines.0.dose'],
    [{ lines: [{ ...kept, dose: 0.0001 }] }, 'lines.0.dose'],
    [{ lines: [{ ...kept, days: 366 }] }, 'lines.0.days'],
    [{ lines: [kept, kept] }, 'lines'],
    [{ lines: [kept], followUpOn: '2026-03-01' }, 'followUpOn'],
  ] as const
  for (const [more, field] of wrong) {
    const input = { params: { id: draft.id }, body: { ...body, ...more, lines: [...more.lines] } }
    expect(await refusal(contract.savePrescription, input, { as: doctor })).toMatchObject({ status: 422, errors: [{ field }] })
  }
  expect(await call(contract.readPrescription, { params: { id: draft.id } }, { as: doctor })).toEqual(draft)
})

test('without the password nothing is signed, and an empty draft is not issued', async () => {
  const { id, draft, doctor } = await makeDraft(server)
  const checks = await call(contract.checkPrescription, { params: { id: draft.id } }, { as: doctor })
  const body = issued(doctor, checks, { password: 'guessed' })
  expect(await refusal(contract.issuePrescription, { params: { id: draft.id }, body }, { as: doctor })).toMatchObject({
    status: 422,
    errors: [{ field: 'password', code: 'wrong_password' }],
  })
  const empty = await writeDraft(server, { id, doctor }, [])
  const none = await call(contract.checkPrescription, { params: { id: empty.id } }, { as: doctor })
  expect(
    await refusal(contract.issuePrescription, { params: { id: empty.id }, body: issued(doctor, none) }, { as: doctor }),
  ).toMatchObject({ code: 'nothing_prescribed' })
})

test('what is issued does not change: not by the doctor, and not in the database', async () => {
  const { prescription, doctor } = await makePrescription(server)
  const body = {
    revision: prescription.revision,
    locale: 'en-US' as const,
    diagnosis: 'x',
    lines: [],
    advice: '',
    followUpOn: null,
  }
  expect(await refusal(contract.savePrescription, { params: { id: prescription.id }, body }, { as: doctor })).toMatchObject({
    code: 'prescription_state',
  })
  const { db } = server
  await expect(
    db.updateTable('prescriptions').set({ diagnosis: 'x' }).where('id', '=', prescription.id).execute(),
  ).rejects.toThrow('does not change')
  await expect(db.updateTable('prescription_lines').set({ dose: 9 }).execute()).rejects.toThrow('do not change')
  await expect(db.deleteFrom('prescription_lines').execute()).rejects.toThrow('do not change')
})

test('cancelled with a reason it stays cancelled, and its page says so', async () => {
  const { prescription, doctor, patient } = await makePrescription(server)
  const input = { params: { id: prescription.id }, body: { reason: 'Wrong medicine' } }
  expect(await call(contract.cancelPrescription, input, { as: doctor })).toMatchObject({
    state: 'cancelled',
    cancelReason: 'Wrong medicine',
    lines: [{ left: 0 }],
  })
  expect(await refusal(contract.cancelPrescription, input, { as: doctor })).toMatchObject({ code: 'prescription_state' })
  expect(await call(papers.checkPaper, { body: { code: prescription.paper!.code } })).toMatchObject({
    state: 'cancelled',
    paper: { countsDown: false },
  })
  expect((await messagesTo(server, patient.email)).map(({ template }) => template)).toContain('mail.prescriptionCancelled')
})

test('a correction takes the place of the first once it is issued, and only once', async () => {
  const { id, prescription, doctor } = await makePrescription(server)
  const start = { params: { id }, body: { supersedes: prescription.id } }
  const [second, third] = [
    await call(contract.startPrescription, start, { as: doctor, key: 'second-one' }),
    await call(contract.startPrescription, start, { as: doctor, key: 'third-one' }),
  ]
  expect(second).toMatchObject({ state: 'draft', diagnosis: 'Otitis media', lines: [{ name: 'Amoxicillin' }] })
  expect(second.lines[0]!.id).not.toBe(prescription.lines[0]!.id)
  expect((await call(contract.readPrescription, { params: { id: prescription.id } }, { as: doctor })).state).toBe('issued')
  expect(await issueDraft(server, doctor, second.id)).toMatchObject({ state: 'issued', supersedes: prescription.id })
  expect(await call(contract.readPrescription, { params: { id: prescription.id } }, { as: doctor })).toMatchObject({
    state: 'superseded',
    supersededBy: second.id,
  })
  expect(await call(papers.checkPaper, { body: { code: prescription.paper!.code } })).toMatchObject({ state: 'superseded' })
  const checks = await call(contract.checkPrescription, { params: { id: third.id } }, { as: doctor })
  expect(
    await refusal(contract.issuePrescription, { params: { id: third.id }, body: issued(doctor, checks) }, { as: doctor }),
  ).toMatchObject({ code: 'prescription_state' })
})

test('the paper counts down with each pharmacy that gives something, and what is sent twice counts once', async () => {
  const { prescription, patient, doctor } = await makePrescription(server, [line(), line({ name: 'Ibuprofen', refills: 0 })])
  const code = prescription.paper!.code
  const [first, second] = prescription.lines
  const fill = { code, lineId: first!.id, pharmacy: 'Corner Pharmacy', city: 'Austin', left: 2 }
  expect((await call(papers.confirmFill, { body: fill })).paper!.lines.map(({ left }) => left)).toEqual([1, 1])
  expect(await refusal(papers.confirmFill, { body: fill })).toMatchObject({ status: 409, code: 'fill_counted' })
  const read = await call(contract.readPrescription, { params: { id: prescription.id } }, { as: patient })
  expect(read.lines[0]).toMatchObject({ left: 1, daysOfSupply: 7, fills: [{ pharmacy: 'Corner Pharmacy', city: 'Austin' }] })
  await call(papers.confirmFill, { body: { ...fill, left: 1 } })
  expect(await refusal(papers.confirmFill, { body: { ...fill, left: 1 } })).toMatchObject({ code: 'nothing_left' })
  expect(await call(papers.confirmFill, { body: { ...fill, lineId: second!.id, left: 1 } })).toMatchObject({ state: 'used_up' })
  expect(await call(contract.readPrescription, { params: { id: prescription.id } }, { as: doctor })).toMatchObject({
    state: 'dispensed',
  })
  expect((await messagesTo(server, patient.email)).filter(({ template }) => template === 'mail.prescriptionFilled')).toHaveLength(
    3,
  )
})

test('its last day is a whole day where the doctor practises; after it nothing is given, with the job or without', async () => {
  const { prescription } = await makePrescription(server)
  const code = prescription.paper!.code
  const fill = { code, lineId: prescription.lines[0]!.id, pharmacy: 'Corner Pharmacy', city: 'Austin', left: 2 }
  server.clock.set('2027-03-03T20:00:00.000Z')
  await server.runJobs()
  expect((await call(papers.checkPaper, { body: { code } })).state).toBe('genuine')
  server.clock.set('2027-03-05T12:00:00.000Z')
  expect((await call(papers.checkPaper, { body: { code } })).state).toBe('expired')
  expect(await refusal(papers.confirmFill, { body: fill })).toMatchObject({ code: 'paper_not_valid' })
  await server.runJobs()
  await server.runJobs()
  const row = await server.db
    .selectFrom('prescriptions')
    .select('state')
    .where('id', '=', prescription.id)
    .executeTakeFirstOrThrow()
  expect(row.state).toBe('expired')
})

test('others learn nothing of it: another doctor, another patient, staff without the right to histories', async () => {
  const { id, prescription, doctor } = await makePrescription(server)
  for (const as of [await makeDoctor(server), await makePatient(server)]) {
    expect((await refusal(contract.readPrescription, { params: { id: prescription.id } }, { as })).status).toBe(404)
    expect((await refusal(contract.readPrescriptionPaper, { params: { id: prescription.id } }, { as })).status).toBe(404)
    expect((await refusal(contract.listPrescriptionsOfVisit, { params: { id } }, { as })).status).toBe(404)
  }
  const receptionist = await makeStaff(server, doctor, ['appointments'])
  expect((await refusal(contract.readPrescription, { params: { id: prescription.id } }, { as: receptionist })).status).toBe(403)
})

test('before the visit has begun nothing is prescribed', async () => {
  const { id, doctor } = await makeWaiting(server)
  expect(await refusal(contract.startPrescription, { params: { id }, body: { supersedes: null } }, { as: doctor })).toMatchObject(
    {
      code: 'appointment_state',
    },
  )
})

test('templates are the doctor’s own', async () => {
  const doctor = await makeDoctor(server)
  const body = { name: 'Ear infection', diagnosis: 'Otitis', lines: [line()], advice: '' }
  const added = await call(contract.addPrescriptionTemplate, { body }, { as: doctor })
  expect(await call(contract.listPrescriptionTemplates, {}, { as: doctor })).toEqual([{ id: added.id, ...body }])
  const other = await makeDoctor(server)
  expect(await call(contract.listPrescriptionTemplates, {}, { as: other })).toEqual([])
  expect((await refusal(contract.removePrescriptionTemplate, { params: { id: added.id } }, { as: other })).status).toBe(404)
  await call(contract.removePrescriptionTemplate, { params: { id: added.id } }, { as: doctor })
  expect(await call(contract.listPrescriptionTemplates, {}, { as: doctor })).toEqual([])
})

test('an allergy that is told while the doctor writes stops the signature, until it is read and a reason given', async () => {
  const { draft, doctor, patient } = await makeDraft(server)
  const params = { id: draft.id }
  const before = await call(contract.checkPrescription, { params }, { as: doctor })
  expect(before.checks.filter(({ answer }) => answer === 'warning')).toEqual([])
  const facts = {
    kind: 'allergy' as const,
    substance: 'Penicillin',
    referenceId: null,
    reaction: '',
    severity: 'severe' as const,
    since: null,
  }
  await call(records.addEntry, { params: { id: patient.userId }, body: { facts, appointmentId: null } }, { as: patient })
  expect(await refusal(contract.issuePrescription, { params, body: issued(doctor, before) }, { as: doctor })).toMatchObject({
    status: 409,
    code: 'checks_changed',
  })
  const after = await call(contract.checkPrescription, { params }, { as: doctor })
  expect(after.checks).toContainEqual(expect.objectContaining({ kind: 'allergy', answer: 'warning', names: ['Penicillin'] }))
  const without = { ...issued(doctor, after), reasons: [] }
  expect(await refusal(contract.issuePrescription, { params, body: without }, { as: doctor })).toMatchObject({
    status: 422,
    errors: [{ field: 'reasons', code: 'required' }],
  })
  const kept = await call(contract.issuePrescription, { params, body: issued(doctor, after) }, { as: doctor })
  expect(kept.checks).toContainEqual({
    check: expect.objectContaining({ kind: 'allergy', answer: 'warning' }) as unknown,
    reason: 'Watched closely',
  })
  const pdf = await call(contract.readPrescriptionPaper, { params }, { as: patient })
  expect(pdf.size).toBeGreaterThan(5000)
})

test('what runs from another prescription counts as taken, and what is being replaced does not', async () => {
  const { id, prescription, doctor } = await makePrescription(server)
  const again = await writeDraft(server, { id, doctor })
  const checks = await call(contract.checkPrescription, { params: { id: again.id } }, { as: doctor })
  expect(checks.checks).toContainEqual(
    expect.objectContaining({ kind: 'duplicate', answer: 'warning', reason: 'same_substance', names: ['Amoxicillin'] }),
  )
  const instead = await call(
    contract.startPrescription,
    { params: { id }, body: { supersedes: prescription.id } },
    { as: doctor, key: 'instead-of-it' },
  )
  const replaced = await call(contract.checkPrescription, { params: { id: instead.id } }, { as: doctor })
  expect(replaced.checks.filter(({ kind, answer }) => kind === 'duplicate' && answer === 'warning')).toEqual([])
})
