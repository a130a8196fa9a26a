import { expect, test } from 'vitest'
import { recordsContract as contract } from '#contract/records/contract.ts'
import { recordTopic } from '#contract/records/topics.ts'
import { messagesTo } from '../../../../tests/support/outbox.ts'
import { makeDoctor, makePet, type Person } from '../../../../tests/support/people.ts'
import { createTestServer } from '../../../../tests/support/server.ts'
import { makeCare } from '../../carers/testing/make-carer.ts'
import { makeEntry } from '../testing/make-entry.ts'
import { makeSubject } from '../testing/make-subject.ts'

const server = await createTestServer({ settings: { accessTokenSeconds: 30 * 86_400 } })
const { call, refusal } = server
const read = { of: (id: string) => ({ params: { id } }) }
const sessionOf = async ({ userId }: Person) =>
  (await server.db.selectFrom('sessions').select('id').where('user_id', '=', userId).executeTakeFirstOrThrow()).id
const looks = async (id: string, as: Person) => (await call(contract.listLooks, { ...read.of(id), query: {} }, { as })).items

test('a record that is closed opens with a reason for a day, to read alone; the patient is told at once, without what it holds', async () => {
  const { id, patient, doctor, appointmentId } = await makeSubject(server)
  await makeEntry(server, patient, id)
  await server.db.updateTable('appointments').set({ state: 'cancelled' }).where('id', '=', appointmentId).execute()
  expect(await refusal(contract.readRecord, read.of(id), { as: doctor })).toMatchObject({ status: 403, code: 'record_closed' })
  const reason = 'Brought in unconscious after a fall'
  const { openUntil } = await call(contract.openInEmergency, { ...read.of(id), body: { reason } }, { as: doctor })
  expect(openUntil).toBe('2026-03-03T09:00:00.000Z')
  expect(await call(contract.readRecord, read.of(id), { as: doctor })).toMatchObject({
    standing: 'emergency',
    writes: [],
    openUntil,
  })
  const mail = (await messagesTo(server, patient.email)).find(({ template }) => template === 'mail.recordOpened')
  expect(mail!.text).toContain(doctor.name)
  expect(mail!.text).not.toMatch(/unconscious|Penicillin/)
  expect((await looks(id, patient)).filter(({ isOwn }) => !isOwn)).toMatchObject([
    { act: 'read', capacity: 'emergency', by: doctor.name, reason },
    { act: 'open', capacity: 'emergency', reason },
  ])
  server.clock.advance({ hours: 24 })
  expect(await refusal(contract.readRecord, read.of(id), { as: doctor })).toMatchObject({ code: 'record_closed' })
})

test('somebody never met is found by address, phone or chip; a try that finds nobody counts', async () => {
  const { id, patient } = await makeSubject(server)
  const unverified = await makeDoctor(server, {}, { licence_state: 'unverified' })
  const body = { contact: patient.email, reason: 'Hit by a car, needs help' }
  expect(await refusal(contract.findInEmergency, { body }, { as: unverified })).toMatchObject({ code: 'record_unverified' })
  const pet = await makePet(server, patient)
  await server.db.updateTable('pets').set({ microchip: '985112000000017' }).where('id', '=', pet).execute()
  await server.db.updateTable('users').set({ phone: '+4915123456789' }).where('id', '=', id).execute()
  const vet = await makeDoctor(server)
  const find = (contact: string, petName = '') => ({ body: { contact, petName, reason: 'Hit by a car, needs help' } })
  expect(await call(contract.findInEmergency, find(patient.email.toUpperCase()), { as: vet })).toMatchObject({ id })
  expect(await call(contract.findInEmergency, find('+49 (0)151 2345 6789'), { as: vet })).toMatchObject({ id })
  expect(await call(contract.findInEmergency, find('985 112 000 000 017'), { as: vet })).toMatchObject({ id: pet })
  expect(await call(contract.readRecord, read.of(pet), { as: vet })).toMatchObject({ standing: 'emergency' })
  for (let tries = 0; tries < 8; tries += 1)
    expect(await refusal(contract.findInEmergency, find(`nobody${tries}@example.test`), { as: vet })).toMatchObject({
      status: 404,
    })
  expect(await refusal(contract.findInEmergency, find('one-more@example.test'), { as: vet })).toMatchObject({ status: 429 })
})

test('readings of a moment are one look, and a question about it goes to support without what the record holds', async () => {
  const { id, patient, doctor } = await makeSubject(server)
  await makeEntry(server, patient, id)
  await call(contract.readRecord, read.of(id), { as: doctor })
  await call(contract.readTimeline, { ...read.of(id), query: {} }, { as: doctor })
  const [look, ...others] = (await looks(id, patient)).filter(({ isOwn }) => !isOwn)
  expect(look).toMatchObject({ act: 'read', capacity: 'doctor', by: doctor.name, reason: null })
  expect(others).toEqual([])
  await call(contract.askWhy, { ...read.of(id), body: { lookId: look!.id, message: 'Why was that?' } }, { as: patient })
  const asked = await server.db
    .selectFrom('support_requests')
    .innerJoin('support_messages', 'support_messages.request_id', 'support_requests.id')
    .select(['person_id', 'name', 'source', 'text'])
    .executeTakeFirstOrThrow()
  expect(asked).toMatchObject({ person_id: patient.userId, name: patient.name, source: 'look' })
  expect(asked.text).toContain(doctor.name)
  expect(asked.text).not.toContain('Penicillin')
  const foreign = await makeSubject(server)
  const body = { lookId: look!.id, message: 'Why was that?' }
  expect(await refusal(contract.askWhy, { ...read.of(foreign.id), body }, { as: foreign.patient })).toMatchObject({ status: 422 })
})

test('a carer is out with the next page once the right is withdrawn, and never reads who looked', async () => {
  const { pet, carer } = await makeCare(server, ['decide'])
  for (const name of ['One', 'Two']) await makeEntry(server, carer, pet.id, { kind: 'medication', name })
  const page = { params: { id: pet.id }, query: { limit: 1 } }
  const { next } = await call(contract.readTimeline, page, { as: carer })
  expect(await refusal(contract.listLooks, { ...read.of(pet.id), query: {} }, { as: carer })).toMatchObject({
    code: 'missing_pet_right',
  })
  await server.db.deleteFrom('pet_carers').where('user_id', '=', carer.userId).execute()
  const following = { params: { id: pet.id }, query: { limit: 1, cursor: next! } }
  expect(await refusal(contract.readTimeline, following, { as: carer })).toMatchObject({ status: 404 })
})

test('who may read a record hears that it changes, and no longer once the right is withdrawn', async () => {
  const { owner, pet, carer } = await makeCare(server)
  const stranger = await makeDoctor(server)
  const may = async (person: Person) => server.mayWatch(await sessionOf(person), recordTopic(pet.id))
  expect([await may(owner), await may(carer), await may(stranger)]).toEqual([true, true, false])
  await server.db.deleteFrom('pet_carers').where('user_id', '=', carer.userId).execute()
  expect(await may(carer)).toBe(false)
  expect(await server.mayWatch(await sessionOf(owner), recordTopic('anything'))).toBe(false)
})
