import { expect, test } from 'vitest'
import type { NoticeKind } from '#contract/notices/kinds.ts'
import { noticesContract as calls } from '#contract/notices/contract.ts'
import type { Notification } from '#server/kernel/work.ts'
import { makeDoctor, makePatient, type Person } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'

const server = await createTestServer()
const { call, refusal } = server

const newsOf = (kind: NoticeKind, number = 1): Notification => ({
  kind,
  data: { number, name: 'Ann', startsAt: '2026-03-20T10:00:00.000Z' },
  link: null,
})

async function notify(person: Person, count = 1, kind: NoticeKind = 'appointmentCancelled'): Promise<void> {
  for (let index = 0; index < count; index++) {
    server.clock.advance({ seconds: 1 })
    await server.platform.transact((work) => work.inform([person.userId], newsOf(kind, index + 1)))
  }
}
const list = (as: Person, query = {}) => call(calls.listNotices, { query }, { as })
const refuseChoice = (kind: string, as: Person) =>
  refusal(calls.chooseNotice, { body: { kind, inApp: false, email: false } }, { as })
const unread = async (as: Person) => (await call(calls.countUnreadNotices, {}, { as })).unread

test('notices are listed newest first, page by page, each once, and only to their person', async () => {
  const patient = await makePatient(server)
  const neighbour = await makePatient(server)
  await notify(patient, 5)
  await notify(neighbour)
  const first = await list(patient, { limit: 3 })
  await notify(patient)
  const second = await list(patient, { limit: 3, cursor: first.next })
  expect([...first.items, ...second.items].map(({ data }) => data['number'])).toEqual([5, 4, 3, 2, 1])
  expect(second.next).toBeNull()
})

test('one is marked as read, once, and the other devices are told', async () => {
  const patient = await makePatient(server)
  await notify(patient, 3)
  const [newest] = (await list(patient)).items
  const params = { id: newest!.id }
  await call(calls.readNotice, { params }, { as: patient })
  const readAt = server.clock.now().toISOString()
  server.clock.advance({ minutes: 1 })
  await call(calls.readNotice, { params }, { as: patient })
  expect((await list(patient)).items[0]!.readAt).toBe(readAt)
  expect(await unread(patient)).toBe(2)
  expect((await list(patient, { unread: 'true' })).items).toHaveLength(2)
  const told = server.hub.published.filter(({ event }) => event.kind === 'notice.read')
  expect(told).toMatchObject([{ userId: patient.userId, event: { payload: params } }])
})

test("a neighbour's notice does not exist for anybody else", async () => {
  const patient = await makePatient(server)
  await notify(patient)
  const [own] = (await list(patient)).items
  const neighbour = await makePatient(server)
  expect(await refusal(calls.readNotice, { params: { id: own!.id } }, { as: neighbour })).toMatchObject({ status: 404 })
  expect(await refusal(calls.readAllNotices, { body: { newest: own!.id } }, { as: neighbour })).toMatchObject({ status: 404 })
  expect(await unread(patient)).toBe(1)
})

test('marking all as read leaves those unread that came after the newest seen', async () => {
  const patient = await makePatient(server)
  await notify(patient, 3)
  const newest = (await list(patient)).items[0]!.id
  await notify(patient, 2)
  await call(calls.readAllNotices, { body: { newest } }, { as: patient })
  expect(await unread(patient)).toBe(2)
})

test('what a person turned off is not told in the app; required kinds are always', async () => {
  const patient = await makePatient(server)
  const { choices } = await call(calls.listNoticeChoices, {}, { as: patient })
  expect(choices).toContainEqual({ kind: 'appointmentCancelled', inApp: true, email: true, push: true })
  expect(choices.map(({ kind }) => kind)).not.toContain('sessionEndedForSafety')
  const choice = { kind: 'appointmentCancelled', inApp: false, email: true } as const
  const changed = await call(calls.chooseNotice, { body: choice }, { as: patient })
  expect(changed.choices).toContainEqual({ ...choice, push: true })
  const withPush = { ...choice, push: false }
  await call(calls.chooseNotice, { body: withPush }, { as: patient })
  const { choices: kept } = await call(calls.chooseNotice, { body: choice }, { as: patient })
  expect(kept).toContainEqual(withPush)
  await notify(patient)
  await notify(patient, 1, 'sessionEndedForSafety')
  expect((await list(patient)).items.map(({ kind }) => kind)).toEqual(['sessionEndedForSafety'])
})

test('who is informed has notice and mail, each unless it was turned off; a receipt comes by mail alone', async () => {
  const patient = await makePatient(server, { locale: 'de-DE' })
  const inform = (kind: NoticeKind, only?: 'mail') =>
    server.platform.transact((work) => work.inform([patient.userId, patient.userId], { ...newsOf(kind), ...(only && { only }) }))
  const sent = () => server.db.selectFrom('outbox_messages').select(['template', 'locale']).execute()
  const told = async () => (await list(patient)).items.map(({ kind }) => kind)
  await call(calls.chooseNotice, { body: { kind: 'appointmentCancelled', inApp: true, email: false } }, { as: patient })
  await inform('appointmentCancelled')
  expect([await told(), await sent()]).toEqual([['appointmentCancelled'], []])
  await inform('appointmentConfirmed', 'mail')
  expect([await told(), await sent()]).toEqual([
    ['appointmentCancelled'],
    [{ template: 'mail.appointmentConfirmed', locale: 'de-DE' }],
  ])
  await inform('doctorReady')
  expect([(await told())[0], (await sent()).length]).toEqual(['doctorReady', 1])
  await call(calls.chooseNotice, { body: { kind: 'appointmentMoved', inApp: false, email: true } }, { as: patient })
  await inform('appointmentMoved')
  expect([(await told())[0], (await sent()).length]).toEqual(['doctorReady', 2])
})

test('only what may be chosen is: no required kind, none of another role, none unknown', async () => {
  const doctor = await makeDoctor(server)
  const patient = await makePatient(server)
  for (const [kind, as] of [
    ['licenceRefused', doctor],
    ['patientWaiting', patient],
    ['everything', patient],
  ] as const)
    expect(await refuseChoice(kind, as)).toMatchObject({ status: 422, errors: [{ field: 'kind' }] })
})
