import { expect, test } from 'vitest'
import { bookingContract as booking } from '#contract/booking/contract.ts'
import { messagesTo } from '../support/outbox.ts'
import { makePatient, type Person } from '../support/people.ts'
import { createTestServer } from '../support/server.ts'
import { bookAndPay, openPractice } from './practice.ts'

const server = await createTestServer()
const { call } = server

const mailTo = async (person: Person) => (await messagesTo(server, person.email))[0]!

test('a confirmation tells the patient number, how, where it opens and what comes back, and brings the calendar file, in their language', async () => {
  const { doctor } = await openPractice(server)
  const patient = await makePatient(server, { locale: 'de-DE' })
  const appointment = await bookAndPay(server, patient, doctor, { mode: 'clinic' })
  const mail = await mailTo(patient)
  expect(mail.template).toBe('mail.appointmentConfirmedPaid')
  for (const said of [
    `Nummer: ${appointment.number}`,
    'in der Praxis: Willow Clinic, 1 Willow Lane, 02108 Boston',
    `http://carenest.test/user-appointment-details?id=${appointment.id}`,
    'Wenn Sie bis Dienstag, 3. März 2026',
  ]) {
    expect(mail.text).toContain(said)
  }
  const [file] = mail.attachments
  expect(file).toMatchObject({
    name: `visit-${appointment.number}.ics`,
    type: 'text/calendar; charset=utf-8; method=PUBLISH',
  })
  expect(file!.text).toContain('SUMMARY:Termin in der Praxis')
  const own = await (await call(booking.readCalendarFile, { params: { id: appointment.id } }, { as: patient })).text()
  expect(file!.text).toBe(own)
  await server.runJobs()
  expect(server.courier.delivered.find(({ to }) => to === patient.email)!.attachments).toEqual(mail.attachments)
})

test('a confirmation says half of a visit that begins within a day, and nothing of money where none was paid', async () => {
  const { doctor, patient } = await openPractice(server)
  await bookAndPay(server, patient, doctor, { start: '2026-03-02T15:00:00.000Z' })
  expect((await mailTo(patient)).text).toContain('less than 24 hours: if you cancel, you get half back')
  const { doctor: free, patient: guest } = await openPractice(server, {}, { video_fee: 0 })
  await bookAndPay(server, guest, free)
  expect((await mailTo(guest)).text).not.toMatch(/back/)
})

test('a confirmation tells the practice where the visit opens for them, and nothing of the patient’s money', async () => {
  const { doctor, staff, patient } = await openPractice(server)
  const appointment = await bookAndPay(server, patient, doctor)
  for (const reader of [doctor, staff]) {
    const { text, attachments } = await mailTo(reader)
    expect(text).toContain(`http://carenest.test/appointment-details?id=${appointment.id}`)
    expect(text).not.toMatch(/back/)
    expect(attachments[0]!.text.replaceAll('\r\n ', '')).toContain(`SUMMARY:Video visit: ${patient.name}`)
  }
})

test('a move brings the file anew, a cancellation takes the entry away', async () => {
  const { doctor, patient } = await openPractice(server)
  const appointment = await bookAndPay(server, patient, doctor)
  const params = { id: appointment.id }
  await call(booking.rescheduleAppointment, { params, body: { start: '2026-03-05T12:00:00.000Z' } }, { as: patient })
  expect((await mailTo(patient)).attachments[0]!.text).toContain('DTSTART:20260305T120000Z')
  await call(booking.cancelAppointment, { params, body: {} }, { as: doctor })
  expect((await mailTo(patient)).attachments[0]).toMatchObject({ type: 'text/calendar; charset=utf-8; method=CANCEL' })
})
