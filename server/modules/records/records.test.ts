import { expect, test } from 'vitest'
import { peopleContract as people } from '#contract/people/contract.ts'
import { recordsContract as contract } from '#contract/records/contract.ts'
import type { Person } from '../../../tests/support/people.ts'
import { makeDoctor, makePatient, makePet } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'
import { makeEntry, penicillin } from './testing/make-entry.ts'
import { makeSubject } from './testing/make-subject.ts'

const server = await createTestServer({ settings: { accessTokenSeconds: 30 * 86_400 } })
const { call, refusal } = server
const record = (id: string, as: Person) => call(contract.readRecord, { params: { id } }, { as })
const timeline = (id: string, as: Person, query: Record<string, unknown> = {}) =>
  call(contract.readTimeline, { params: { id }, query }, { as })

test('what an owner tells is marked so until a doctor confirms it; a correction by the owner takes that away again', async () => {
  const { id, patient, doctor } = await makeSubject(server)
  const told = await makeEntry(server, patient, id)
  expect(told).toMatchObject({ toldByOwner: true, confirmedBy: null, may: { change: true, confirm: false } })
  const params = { id: told.id }
  const confirmed = await call(contract.confirmEntry, { params, body: { edition: 1 } }, { as: doctor })
  expect(confirmed).toMatchObject({ confirmedBy: doctor.name, edition: 2 })
  expect(await refusal(contract.confirmEntry, { params, body: { edition: 2 } }, { as: doctor })).toMatchObject({
    code: 'record_nothing_new',
  })
  const facts = { ...penicillin, reaction: 'Swelling' }
  const corrected = await call(contract.correctEntry, { params, body: { edition: 2, facts } }, { as: patient })
  expect(corrected).toMatchObject({ confirmedBy: null, facts: { reaction: 'Swelling' } })
  expect(corrected.editions.map(({ act, facts: said }) => [act, said.kind === 'allergy' && said.reaction])).toEqual([
    ['correct', 'Swelling'],
    ['confirm', 'Hives'],
    ['write', 'Hives'],
  ])
})

test('the second of two corrections is refused, owners change nothing of doctors, and what is withdrawn no longer holds', async () => {
  const { id, patient, doctor } = await makeSubject(server)
  const { id: entry } = await makeEntry(server, doctor, id)
  const params = { id: entry }
  const correct = (edition: number, reaction: string) => ({ params, body: { edition, facts: { ...penicillin, reaction } } })
  await call(contract.correctEntry, correct(1, 'Rash'), { as: doctor })
  expect(await refusal(contract.correctEntry, correct(1, 'Cough'), { as: doctor })).toMatchObject({
    code: 'record_entry_changed',
  })
  expect(await refusal(contract.correctEntry, correct(2, 'None'), { as: patient })).toMatchObject({ code: 'record_not_author' })
  expect((await record(id, patient)).allergies).toHaveLength(1)
  await call(contract.withdrawEntry, { params, body: { edition: 2, reason: 'Another patient' } }, { as: doctor })
  expect((await record(id, patient)).allergies).toEqual([])
  expect((await timeline(id, patient, { kind: 'allergy' })).items).toMatchObject([{ isWithdrawn: true, isCorrected: true }])
  expect(await refusal(contract.correctEntry, correct(3, 'Again'), { as: doctor })).toMatchObject({
    code: 'record_entry_withdrawn',
  })
})

test('a note is kept as a draft of the doctor, becomes an entry when signed, and is its author’s', async () => {
  const { id, patient, doctor, appointmentId } = await makeSubject(server)
  const text = { subjective: 'A cough.', objective: 'Clear lungs.', assessment: 'A cold.', plan: 'Rest.' }
  const save = (revision: number, more: object = {}) => ({ params: { id }, body: { ...text, revision, ...more } })
  expect((await call(contract.saveNoteDraft, save(0), { as: doctor })).revision).toBe(1)
  expect((await call(contract.saveNoteDraft, save(0), { as: doctor })).revision).toBe(1)
  expect(await refusal(contract.saveNoteDraft, save(0, { plan: 'Else' }), { as: doctor })).toMatchObject({
    code: 'record_note_changed',
  })
  expect((await timeline(id, patient, { kind: 'note' })).items).toEqual([])
  const signed = await call(contract.signNote, { params: { id }, body: { revision: 1, appointmentId } }, { as: doctor })
  expect(signed).toMatchObject({ kind: 'note', facts: text, appointmentId, may: { change: true } })
  expect((await call(contract.readNoteDraft, { params: { id } }, { as: doctor })).revision).toBe(0)
  expect((await timeline(id, patient, { text: 'lungs' })).items).toMatchObject([{ id: signed.id, by: doctor.name }])
  expect(await refusal(contract.signNote, { params: { id }, body: { revision: 1 } }, { as: doctor })).toMatchObject({
    code: 'record_note_changed',
  })
})

test('the timeline is one, in pages, narrowed by kind, words and days', async () => {
  const { id, patient, doctor } = await makeSubject(server)
  for (const day of ['2020-01-05', '2021-02-06', '2022-03-07'])
    await makeEntry(server, patient, id, { kind: 'vaccination', vaccine: `Flu ${day}`, date: day })
  await makeEntry(server, doctor, id, { kind: 'condition', name: 'Asthma', state: 'active', since: '2019-06-01' })
  const all = await timeline(id, patient)
  expect(all.items.map(({ kind }) => kind)).toEqual(['visit', 'vaccination', 'vaccination', 'vaccination', 'condition'])
  const first = await timeline(id, patient, { limit: 2 })
  const second = await timeline(id, patient, { limit: 2, cursor: first.next })
  const third = await timeline(id, patient, { limit: 2, cursor: second.next })
  expect([...first.items, ...second.items, ...third.items]).toEqual(all.items)
  expect(third.next).toBeNull()
  expect((await timeline(id, patient, { from: '2021-01-01', to: '2021-12-31' })).items.map(({ title }) => title)).toEqual([
    'Flu 2021-02-06',
  ])
  expect((await timeline(id, patient, { text: 'asthma' })).items).toHaveLength(1)
  expect(await refusal(contract.readTimeline, { params: { id }, query: { cursor: 'x' } }, { as: patient })).toMatchObject({
    status: 422,
  })
})

test('days that have not come, other people’s visits and kinds that an owner may not write are refused', async () => {
  const { id, patient, doctor } = await makeSubject(server)
  const add = (facts: object, as: Person, more: object = {}) =>
    refusal(contract.addEntry, { params: { id }, body: { facts: facts as never, ...more } }, { as })
  expect(await add({ kind: 'vaccination', vaccine: 'Flu', date: '2026-03-03' }, patient)).toMatchObject({
    errors: [{ field: 'facts.date', code: 'future_date' }],
  })
  const other = await makeSubject(server)
  expect(await add(penicillin, doctor, { appointmentId: other.appointmentId })).toMatchObject({
    errors: [{ code: 'no_such_visit' }],
  })
  expect(await add({ ...penicillin, referenceId: id }, doctor)).toMatchObject({ errors: [{ code: 'no_such_allergen' }] })
  expect(await refusal(contract.saveNoteDraft, { params: { id }, body: {} as never }, { as: patient })).toMatchObject({
    status: 403,
  })
})

test('the doctor’s list has people and animals by their last visit, found by their names and owners’', async () => {
  const { patient, doctor, staff } = await makeSubject(server)
  await makePet(server, patient)
  const list = (as: Person, text?: string) => call(contract.listPracticeRecords, { query: text ? { text } : {} }, { as })
  expect((await list(staff)).items).toMatchObject([{ id: patient.userId, kind: 'person', visits: 1 }])
  expect((await list(doctor, patient.name)).items).toHaveLength(1)
  expect((await list(doctor, 'nobody at all')).items).toEqual([])
  expect((await list(await makeDoctor(server))).items).toEqual([])
  expect((await call(contract.listRecords, {}, { as: patient })).map(({ kind }) => kind)).toEqual(['person', 'animal'])
  expect(await call(contract.listRecords, {}, { as: await makePatient(server) })).toHaveLength(1)
})

test('phrases are the doctor’s own, and two windows do not write over each other', async () => {
  const doctor = await makeDoctor(server)
  const phrases = [{ title: 'Normal', text: 'Nothing found.' }]
  expect(await call(contract.savePhrases, { body: { phrases, revision: 0 } }, { as: doctor })).toEqual({ phrases, revision: 1 })
  expect(await refusal(contract.savePhrases, { body: { phrases: [], revision: 0 } }, { as: doctor })).toMatchObject({
    code: 'record_phrases_changed',
  })
  expect(await call(contract.readPhrases, {}, { as: doctor })).toEqual({ phrases, revision: 1 })
})

test('a pet’s card has a copy of the vaccinations that hold in its record', async () => {
  const owner = await makePatient(server)
  const pet = await makePet(server, owner)
  const rabies = { kind: 'vaccination', vaccine: 'Rabies', date: '2026-01-10', due: '2029-01-10', batch: 'R-17' }
  const { id } = await makeEntry(server, owner, pet, rabies)
  await makeEntry(server, owner, pet, { ...rabies, vaccine: 'Distemper', date: '2025-01-10', due: null })
  const vaccines = async () =>
    (await call(people.readPet, { params: { id: pet } }, { as: owner })).vaccinations.map(({ vaccine }) => vaccine)
  expect(await vaccines()).toEqual(['Distemper', 'Rabies'])
  await call(contract.withdrawEntry, { params: { id }, body: { edition: 1, reason: 'Another pet' } }, { as: owner })
  expect(await vaccines()).toEqual(['Distemper'])
})
