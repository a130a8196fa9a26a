import { expect, test } from 'vitest'
import type { NoticeKind } from '#contract/notices/kinds.ts'
import { noticesContract as calls } from '#contract/notices/contract.ts'
import type { Notification } from '#server/kernel/work.ts'
import { messagesTo } from '../../../tests/support/outbox.ts'
import { makePatient, type Person } from '../../../tests/support/people.ts'
import { createTestServer } from '../../../tests/support/server.ts'

const server = await createTestServer({ settings: { accessTokenSeconds: 30 * 86_400 } })
const { call, clock, refusal } = server

const night = { on: true, from: '22:00', to: '07:00' }
const inTokyo = { time_zone: 'Asia/Tokyo' }

const setQuiet = (as: Person, body = night) => call(calls.changeQuietHours, { body }, { as })

/** Told of a visit a week ahead, unless the data say otherwise. */
async function tell(person: Person, kind: NoticeKind, more: Partial<Notification> = {}): Promise<void> {
  const data = { number: 7, name: 'Ann', startsAt: '2026-03-09T10:00:00.000Z' }
  await server.platform.transact((work) => work.inform([person.userId], { kind, data, link: '/x?id=1', ...more }))
}
async function at(instant: string): Promise<void> {
  clock.set(instant)
  await server.runJobs()
}
const mailsOf = async (person: Person) => (await messagesTo(server, person.email)).map(({ template }) => template)
const notices = async (as: Person) => (await call(calls.listNotices, { query: {} }, { as })).items.map(({ kind }) => kind)

test('nobody has quiet hours until they want some, and each has their own', async () => {
  const [ann, ben] = [await makePatient(server), await makePatient(server)]
  expect(await call(calls.readQuietHours, {}, { as: ann })).toEqual({ ...night, on: false })
  expect(await setQuiet(ann, { on: true, from: '21:30', to: '06:15' })).toEqual({ on: true, from: '21:30', to: '06:15' })
  expect(await call(calls.readQuietHours, {}, { as: ann })).toEqual({ on: true, from: '21:30', to: '06:15' })
  expect(await call(calls.readQuietHours, {}, { as: ben })).toMatchObject({ on: false })
})

test.each([
  ['24:00', '07:00', 'from'],
  ['22:00', '22:00', 'to'],
  ['25:00', '07:00', 'from'],
])('from %s to %s is refused', async (from, to, field) => {
  const patient = await makePatient(server)
  const refused = await refusal(calls.changeQuietHours, { body: { on: true, from, to } }, { as: patient })
  expect(refused).toMatchObject({ status: 422, errors: [{ field }] })
})

test('what comes in quiet hours of the person’s zone is in the app at once, and one mail with all of it when they end', async () => {
  const patient = await makePatient(server, { ...inTokyo, locale: 'de-DE' })
  const awake = await makePatient(server)
  await setQuiet(patient)
  // 23:00 in Tokyo.
  clock.set('2026-03-02T14:00:00.000Z')
  const file = { name: 'visit-7.ics', type: 'text/calendar', text: 'BEGIN:VCALENDAR' }
  await tell(patient, 'followUpDue', { mailData: { link: 'http://carenest.test/booking' } })
  clock.advance({ minutes: 1 })
  await tell(patient, 'appointmentCancelled', { attachmentsFor: () => [file] })
  await tell(awake, 'appointmentCancelled')
  expect(await notices(patient)).toEqual(['appointmentCancelled', 'followUpDue'])
  expect([await mailsOf(patient), await mailsOf(awake)]).toEqual([[], ['mail.appointmentCancelled']])
  await at('2026-03-02T21:59:00.000Z')
  expect(await mailsOf(patient)).toEqual([])
  await at('2026-03-02T22:00:00.000Z')
  await at('2026-03-02T22:05:00.000Z')
  const sent = await messagesTo(server, patient.email)
  expect(sent).toMatchObject([{ template: 'mail.heldNews', locale: 'de-DE', attachments: [file] }])
  const [{ text, subject }] = sent as [(typeof sent)[0]]
  expect(subject).toBe('Was während Ihrer Ruhezeit geschehen ist')
  const [, first, second] = text.split(/^— /m)
  expect(first).toContain('http://carenest.test/booking')
  expect(second).toContain('abgesagt')
  expect(text).toContain('http://carenest.test/notifications')
  expect(text).not.toMatch(/\{\{|\$t\(|mail\./)
})

test('one thing alone comes as the mail that it was', async () => {
  const patient = await makePatient(server)
  await setQuiet(patient)
  clock.set('2026-03-02T23:00:00.000Z')
  await tell(patient, 'appointmentCancelled')
  await at('2026-03-03T07:00:00.000Z')
  expect(await mailsOf(patient)).toEqual(['mail.appointmentCancelled'])
})

test('a visit of today passes, one of another day waits; what matters at the moment or for safety always passes', async () => {
  const patient = await makePatient(server)
  await setQuiet(patient)
  clock.set('2026-03-02T23:00:00.000Z')
  const visit = (startsAt: string) => ({ data: { name: 'Ann', startsAt } })
  await tell(patient, 'appointmentCancelled', visit('2026-03-03T10:00:00.000Z'))
  expect(await mailsOf(patient)).toEqual([])
  await tell(patient, 'appointmentCancelled', visit('2026-03-02T23:30:00.000Z'))
  await tell(patient, 'appointmentCancelled', visit('2026-03-03T06:30:00.000Z'))
  await tell(patient, 'sessionEndedForSafety')
  expect(await mailsOf(patient)).toEqual(['mail.sessionEndedForSafety', 'mail.appointmentCancelled', 'mail.appointmentCancelled'])
})

test('what was moved away from today passes too', async () => {
  const patient = await makePatient(server)
  await setQuiet(patient)
  clock.set('2026-03-02T23:00:00.000Z')
  const mailData = { number: 'V-7', how: 'visitByVideo', link: 'http://carenest.test/visit' }
  await tell(patient, 'appointmentMoved', { mailData, formerStart: '2026-03-05T06:30:00.000Z' })
  expect(await mailsOf(patient)).toEqual([])
  await tell(patient, 'appointmentMoved', { mailData, formerStart: '2026-03-03T06:30:00.000Z' })
  expect(await mailsOf(patient)).toEqual(['mail.appointmentMoved'])
})

test('a receipt for what one did oneself is not held', async () => {
  const patient = await makePatient(server)
  await setQuiet(patient)
  clock.set('2026-03-02T23:00:00.000Z')
  await tell(patient, 'appointmentCancelled', { only: 'mail' })
  expect(await mailsOf(patient)).toEqual(['mail.appointmentCancelled'])
})

test('whoever turns quiet hours off, or has them end sooner, gets what was held by the new ones', async () => {
  const [off, sooner, later] = [await makePatient(server), await makePatient(server), await makePatient(server)]
  for (const each of [off, sooner, later]) await setQuiet(each)
  clock.set('2026-03-02T23:00:00.000Z')
  for (const each of [off, sooner, later]) await tell(each, 'appointmentCancelled')
  await setQuiet(off, { ...night, on: false })
  await setQuiet(sooner, { ...night, to: '05:00' })
  await setQuiet(later, { ...night, to: '08:00' })
  await at('2026-03-02T23:01:00.000Z')
  const sent = async () => Promise.all([off, sooner, later].map(async (each) => (await mailsOf(each)).length))
  expect(await sent()).toEqual([1, 0, 0])
  await at('2026-03-03T05:00:00.000Z')
  expect(await sent()).toEqual([1, 1, 0])
  await at('2026-03-03T07:00:00.000Z')
  expect(await sent()).toEqual([1, 1, 0])
  await at('2026-03-03T08:00:00.000Z')
  expect(await sent()).toEqual([1, 1, 1])
})

test('who is in another zone by the morning is left in peace until it is morning there', async () => {
  const patient = await makePatient(server)
  await setQuiet(patient)
  clock.set('2026-03-02T23:00:00.000Z')
  await tell(patient, 'appointmentCancelled')
  await server.db.updateTable('users').set({ time_zone: 'America/New_York' }).where('id', '=', patient.userId).execute()
  await at('2026-03-03T07:00:00.000Z')
  expect(await mailsOf(patient)).toEqual([])
  await at('2026-03-03T12:00:00.000Z')
  expect(await mailsOf(patient)).toEqual(['mail.appointmentCancelled'])
})

test('the night the clocks change holds as long as the clock says', async () => {
  const patient = await makePatient(server, { time_zone: 'America/New_York' })
  await setQuiet(patient, { on: true, from: '22:00', to: '02:30' })
  // The clock goes from 02:00 to 03:00 at 07:00 UTC: there is no 02:30.
  clock.set('2026-03-08T06:00:00.000Z')
  await tell(patient, 'appointmentCancelled', { data: { name: 'Ann', startsAt: '2026-03-20T10:00:00.000Z' } })
  await at('2026-03-08T06:59:00.000Z')
  expect(await mailsOf(patient)).toEqual([])
  await at('2026-03-08T07:00:00.000Z')
  expect(await mailsOf(patient)).toEqual(['mail.appointmentCancelled'])
})

test('that something went out is forgotten after a month; what is held is not', async () => {
  const patient = await makePatient(server)
  await tell(patient, 'appointmentCancelled')
  const rows = () => server.db.selectFrom('notice_deliveries').select(['channel', 'sent_at', 'message']).execute()
  expect(await rows()).toEqual([{ channel: 'email', sent_at: '2026-03-02T09:00:00.000Z', message: null }])
  await at('2026-04-02T09:00:00.000Z')
  expect(await rows()).toEqual([])
})
