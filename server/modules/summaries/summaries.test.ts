import { beforeEach, expect, test } from 'vitest'
import { bookingContract as booking } from '#contract/booking/contract.ts'
import { papersContract as papers } from '#contract/papers/contract.ts'
import { prescriptionsContract as prescriptions } from '#contract/prescriptions/contract.ts'
import { summariesContract as contract } from '#contract/summaries/contract.ts'
import { messagesTo } from '../../../tests/support/outbox.ts'
import type { Person } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { readPaper } from '../../../tests/support/poppler.ts'
import { makeCall, makeWaiting } from '../meeting/testing/make-call.ts'
import { issueDraft, line, writeDraft } from '../prescriptions/testing/make-prescription.ts'

const server = await createTestServer({ settings: { accessTokenSeconds: 30 * 86_400 } })
const { call, refusal } = server
beforeEach(() => server.clock.set('2026-03-02T09:00:00.000Z'))

const text = { found: 'A cold.', treatment: '', advice: 'Rest and drink.', warning: '', comeBack: 'In two weeks.' }
const read = (id: string, as: Person) => call(contract.readSummary, { params: { id } }, { as })
const save = (id: string, more: object = {}) => ({ params: { id }, body: { ...text, revision: 0, ...more } })

test('a draft is the doctor’s alone; once shared the patient reads it and is told, by mail without a word of it', async () => {
  const { id, doctor, patient } = await makeCall(server)
  expect((await call(contract.saveSummary, save(id), { as: doctor })).draft).toEqual({ ...text, revision: 1, isShared: false })
  expect(await read(id, patient)).toMatchObject({ shared: null, draft: null })
  const shared = await call(contract.shareSummary, { params: { id }, body: { revision: 1 } }, { as: doctor })
  expect(shared.draft).toMatchObject({ isShared: true })
  expect((await read(id, patient)).shared).toMatchObject({ ...text, by: doctor.name, isCorrected: false })
  const mails = (await messagesTo(server, patient.email)).filter(({ template }) => template === 'mail.summaryShared')
  expect(mails).toHaveLength(1)
  expect(mails[0]!.text).not.toContain('cold')
  await call(contract.shareSummary, { params: { id }, body: { revision: 1 } }, { as: doctor })
  expect((await messagesTo(server, patient.email)).filter(({ template }) => template === 'mail.summaryShared')).toHaveLength(1)
})

test('a correction is another edition; the first stays behind it', async () => {
  const { id, doctor, patient } = await makeCall(server)
  await call(contract.saveSummary, save(id), { as: doctor })
  await call(contract.shareSummary, { params: { id }, body: { revision: 1 } }, { as: doctor })
  await call(booking.completeAppointment, { params: { id } }, { as: doctor })
  await call(contract.saveSummary, save(id, { found: 'A flu.', revision: 1 }), { as: doctor })
  expect((await read(id, patient)).shared).toMatchObject({ found: 'A cold.' })
  await call(contract.shareSummary, { params: { id }, body: { revision: 2 } }, { as: doctor })
  expect((await read(id, patient)).shared).toMatchObject({ found: 'A flu.', isCorrected: true })
  const kept = await server.db
    .selectFrom('shared_summaries')
    .select('found')
    .where('appointment_id', '=', id)
    .orderBy('edition')
    .execute()
  expect(kept.map(({ found }) => found)).toEqual(['A cold.', 'A flu.'])
})

test('two windows do not write over each other, and what is empty is not shared', async () => {
  const { id, doctor } = await makeCall(server)
  const empty = { found: '', treatment: '', advice: '', warning: '', comeBack: '' }
  await call(contract.saveSummary, { params: { id }, body: { ...text, revision: 0 } }, { as: doctor })
  expect(await refusal(contract.saveSummary, save(id, { found: 'Else.' }), { as: doctor })).toMatchObject({
    status: 409,
    code: 'summary_changed',
  })
  expect(await refusal(contract.shareSummary, { params: { id }, body: { revision: 7 } }, { as: doctor })).toMatchObject({
    code: 'summary_changed',
  })
  await call(contract.saveSummary, { params: { id }, body: { ...empty, revision: 1 } }, { as: doctor })
  expect(await refusal(contract.shareSummary, { params: { id }, body: { revision: 2 } }, { as: doctor })).toMatchObject({
    code: 'summary_empty',
  })
})

test('before the visit there is nothing to write', async () => {
  const { id, doctor } = await makeWaiting(server)
  expect(await refusal(contract.saveSummary, save(id), { as: doctor })).toMatchObject({ code: 'appointment_state' })
})

test('the shared summary is a paper, which is superseded by a correction', async () => {
  const { id, doctor, patient } = await makeCall(server)
  const input = { params: { id }, query: { locale: 'ar' as const } }
  expect(await refusal(contract.readSummaryPaper, input, { as: patient })).toMatchObject({ status: 404 })
  await call(contract.saveSummary, save(id), { as: doctor })
  await call(contract.shareSummary, { params: { id }, body: { revision: 1 } }, { as: doctor })
  for (const _ of [1, 2]) {
    const pdf = await call(contract.readSummaryPaper, input, { as: patient })
    expect(await pdf.slice(0, 5).text()).toBe('%PDF-')
  }
  const registered = await server.db.selectFrom('papers').select('code').where('kind', '=', 'summary').execute()
  expect(registered).toHaveLength(1)
  const look = () => call(papers.checkPaper, { body: { code: registered[0]!.code } })
  expect(await look()).toMatchObject({ state: 'genuine', paper: { subject: patient.name, lines: [] } })
  await call(contract.saveSummary, save(id, { found: 'A flu.', revision: 1 }), { as: doctor })
  await call(contract.shareSummary, { params: { id }, body: { revision: 2 } }, { as: doctor })
  expect(await look()).toMatchObject({ state: 'superseded' })
})

test('the paper has what was prescribed at the visit, and nothing that was cancelled', async () => {
  const { id, doctor, patient } = await makeCall(server)
  await call(contract.saveSummary, save(id), { as: doctor })
  await call(contract.shareSummary, { params: { id }, body: { revision: 1 } }, { as: doctor })
  await issueDraft(server, doctor, (await writeDraft(server, { id, doctor })).id)
  const other = await issueDraft(server, doctor, (await writeDraft(server, { id, doctor }, [line({ name: 'Cetirizine' })])).id)
  await call(prescriptions.cancelPrescription, { params: { id: other.id }, body: { reason: 'Not needed' } }, { as: doctor })
  const pdf = await call(contract.readSummaryPaper, { params: { id }, query: { locale: 'en-US' } }, { as: patient })
  const text = await readPaper('pdftotext', new Uint8Array(await pdf.arrayBuffer()), ['PAPER', '-'])
  expect(text).toContain('Amoxicillin 250 mg')
  expect(text).not.toContain('Cetirizine')
})
