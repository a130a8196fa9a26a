import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { bookingContract as booking } from '#contract/booking/contract.ts'
import { locales } from '#contract/kernel/values.ts'
import { noticesContract } from '#contract/notices/contract.ts'
import { sendReminders } from '#server/modules/booking/appointments/send-reminders.ts'
import { messagesTo } from '../support/outbox.ts'
import { makePatient, type Person } from '../support/people.ts'
import { createTestServer } from '../support/server.ts'
import { wholeSlice } from '../support/whole-slice.ts'
import { bookAndPay, openPractice } from './practice.ts'

const server = await createTestServer({ settings: { accessTokenSeconds: 30 * 86_400 } })
const { call, clock } = server

/** The job at this moment. */
async function at(instant: string): Promise<void> {
  clock.set(instant)
  await sendReminders.run(server.platform, wholeSlice(server.log))
}

/** Mails and notices that remind this person, which are always as many. */
async function remindersOf(person: Person): Promise<number> {
  const mails = (await messagesTo(server, person.email)).filter(({ template }) => template === 'mail.appointmentReminder')
  const { items } = await call(noticesContract.listNotices, { query: {} }, { as: person })
  const notices = items.filter(({ kind }) => kind === 'appointmentReminder')
  expect(notices).toHaveLength(mails.length)
  return mails.length
}

/** Booked on Monday, 2 March, 09:00 UTC, for Wednesday, 10:00 UTC. */
async function booked() {
  const practice = await openPractice(server)
  return { ...practice, appointment: await bookAndPay(server, practice.patient, practice.doctor) }
}

test('a visit is reminded of a day and an hour ahead, each once, and the practice is left in peace', async () => {
  const { patient, doctor } = await booked()
  await at('2026-03-03T09:59:59.000Z')
  expect(await remindersOf(patient)).toBe(0)
  await at('2026-03-03T10:00:00.000Z')
  await at('2026-03-03T10:01:00.000Z')
  expect(await remindersOf(patient)).toBe(1)
  await at('2026-03-04T08:59:59.000Z')
  expect(await remindersOf(patient)).toBe(1)
  await at('2026-03-04T09:00:00.000Z')
  await at('2026-03-04T09:01:00.000Z')
  await at('2026-03-04T10:01:00.000Z')
  expect(await remindersOf(patient)).toBe(2)
  expect((await messagesTo(server, doctor.email)).map(({ template }) => template)).toEqual(['mail.appointmentConfirmed'])
})

test('the schedule has the job', async () => {
  const { patient } = await booked()
  clock.set('2026-03-04T09:00:00.000Z')
  expect(await server.runJobs()).toContain('booking.sendReminders')
  expect(await remindersOf(patient)).toBe(1)
})

test.each([
  ['2026-03-04T09:30:00.000Z', 1],
  ['2026-03-04T10:00:00.000Z', 0],
])(
  'when the platform comes back at %s, %i goes out: of two that are due the nearer, and none once the visit has begun',
  async (back, sent) => {
    const { patient } = await booked()
    await at(back)
    expect(await remindersOf(patient)).toBe(sent)
  },
)

test('booked less than a day ahead it has the reminder of the last hour alone; booked within that hour none', async () => {
  const { doctor, patient } = await openPractice(server, { notice_minutes: 0 })
  await bookAndPay(server, patient, doctor, { start: '2026-03-02T15:00:00.000Z' })
  await at('2026-03-02T09:30:00.000Z')
  expect(await remindersOf(patient)).toBe(0)
  await at('2026-03-02T14:00:00.000Z')
  expect(await remindersOf(patient)).toBe(1)
  const other = await makePatient(server)
  await bookAndPay(server, other, doctor, { start: '2026-03-02T14:30:00.000Z' })
  await at('2026-03-02T14:10:00.000Z')
  expect(await remindersOf(other)).toBe(0)
})

test('a visit that was moved is reminded of its new time, also where the reminders of the former one are sent', async () => {
  const { patient, appointment } = await booked()
  await at('2026-03-03T10:00:00.000Z')
  const params = { id: appointment.id }
  await call(booking.rescheduleAppointment, { params, body: { start: '2026-03-06T12:00:00.000Z' } }, { as: patient })
  await at('2026-03-04T09:00:00.000Z')
  expect(await remindersOf(patient)).toBe(1)
  await at('2026-03-05T12:00:00.000Z')
  expect(await remindersOf(patient)).toBe(2)
  expect((await messagesTo(server, patient.email))[0]!.text).toContain('Friday, March 6, 2026')
  await at('2026-03-06T11:00:00.000Z')
  expect(await remindersOf(patient)).toBe(3)
})

test('over the night in which the clocks change, a day ahead is 24 hours, and an hour is one', async () => {
  const { doctor } = await openPractice(server, {
    time_zone: 'America/New_York',
    weekly: JSON.stringify(Array.from({ length: 7 }, () => [{ from: '00:00', to: '09:00', modes: ['video'] }])),
  })
  const patient = await makePatient(server, { time_zone: 'America/New_York' })
  // 03:30 on Sunday, 8 March: half an hour after a clock that went from 02:00 to 03:00.
  await bookAndPay(server, patient, doctor, { start: '2026-03-08T07:30:00.000Z' })
  for (const [instant, sent] of [
    ['2026-03-07T07:29:59.000Z', 0],
    ['2026-03-07T07:30:00.000Z', 1],
    ['2026-03-08T06:29:59.000Z', 1],
    ['2026-03-08T06:30:00.000Z', 2],
    ['2026-03-08T06:59:59.000Z', 2],
    ['2026-03-08T07:00:00.000Z', 2],
  ] as const) {
    await at(instant)
    expect([instant, await remindersOf(patient)]).toEqual([instant, sent])
  }
  expect((await messagesTo(server, patient.email))[0]!.text).toMatch(/3:30\sAM EDT/)
})

test('quiet hours hold the reminder of a day ahead, never that of the last hour', async () => {
  const { patient } = await booked()
  const body = { on: true, from: '07:00', to: '12:00' }
  await call(noticesContract.changeQuietHours, { body }, { as: patient })
  const mails = async () =>
    (await messagesTo(server, patient.email)).filter(({ template }) => template === 'mail.appointmentReminder').length
  await at('2026-03-03T10:00:00.000Z')
  expect(await mails()).toBe(0)
  clock.set('2026-03-03T12:00:00.000Z')
  await server.runJobs()
  expect(await mails()).toBe(1)
  await at('2026-03-04T09:00:00.000Z')
  expect(await mails()).toBe(2)
})

test('what is not paid or was called off is never reminded of', async () => {
  const { doctor, patient, appointment } = await booked()
  await call(booking.cancelAppointment, { params: { id: appointment.id }, body: {} }, { as: doctor })
  await at('2026-03-03T10:00:00.000Z')
  await at('2026-03-04T09:00:00.000Z')
  expect(await remindersOf(patient)).toBe(0)
})

test('a reminder that could not be written leaves nothing and is sent once afterwards; the others went out', async () => {
  const [broken, whole] = [await booked(), await booked()]
  const refuse = sql`alter table notices add constraint cannot_tell check (user_id <> ${sql.lit(broken.patient.userId)}) not valid`
  await refuse.execute(server.db)
  try {
    await at('2026-03-03T10:00:00.000Z')
  } finally {
    await sql`alter table notices drop constraint cannot_tell`.execute(server.db)
  }
  expect([await remindersOf(broken.patient), await remindersOf(whole.patient)]).toEqual([0, 1])
  await at('2026-03-03T10:01:00.000Z')
  await at('2026-03-03T10:02:00.000Z')
  expect([await remindersOf(broken.patient), await remindersOf(whole.patient)]).toEqual([1, 1])
})

test.each(locales)('says when in the reader’s zone and nothing of the reason, in %s', async (locale) => {
  const { doctor } = await openPractice(server)
  const patient = await makePatient(server, { locale, time_zone: 'Asia/Tokyo' })
  const appointment = await bookAndPay(server, patient, doctor, { reason: 'Blood in the urine' })
  await at('2026-03-03T10:00:00.000Z')
  const [mail] = await messagesTo(server, patient.email)
  expect(mail).toMatchObject({ template: 'mail.appointmentReminder', locale, attachments: [] })
  const time = new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Tokyo', hour: 'numeric', minute: '2-digit' })
  const plain = (text: string) => text.replaceAll(/\s/g, ' ')
  expect(plain(mail!.text)).toContain(plain(time.format(new Date(appointment.start))))
  for (const said of [appointment.number, doctor.name, `user-appointment-details?id=${appointment.id}`])
    expect(mail!.text).toContain(said)
  expect(`${mail!.subject} ${mail!.text}`).not.toMatch(/Blood|\$t\(|\{\{|mail\./)
})
