import { expect, test } from 'vitest'
import { bookingContract as booking } from '#contract/booking/contract.ts'
import { followUpContract as contract } from '#contract/booking/follow-up-contract.ts'
import { remindFollowUps } from '#server/modules/booking/follow-ups/remind-follow-ups.ts'
import { messagesTo } from '../support/outbox.ts'
import { makePatient, type Person } from '../support/people.ts'
import { createTestServer } from '../support/server.ts'
import { wholeSlice } from '../support/whole-slice.ts'
import { bookAndPay, bookingOf, openPractice, someStart } from './practice.ts'

const server = await createTestServer({ settings: { accessTokenSeconds: 60 * 86_400 } })
const { call, refusal } = server

const body = { amount: 6, unit: 'weeks' as const, purpose: 'Look at the cough again' }
const list = async (as: Person) => (await call(contract.listFollowUps, {}, { as })).items
const reminders = async ({ email }: Person) =>
  (await messagesTo(server, email)).filter(({ template }) => template === 'mail.followUpDue')

async function completed() {
  const people = await openPractice(server)
  const { doctor, patient } = people
  const visit = await bookAndPay(server, patient, doctor)
  const params = { id: visit.id }
  server.clock.set(someStart)
  await call(booking.checkIn, { params }, { as: patient })
  await call(booking.startAppointment, { params }, { as: doctor })
  await call(booking.completeAppointment, { params }, { as: doctor })
  return { ...people, params }
}

test('what a doctor suggests is shown, and reminds once, a week ahead', async () => {
  const { doctor, staff, patient, params } = await completed()
  const { followUp } = await call(contract.suggestFollowUp, { params, body }, { as: doctor })
  expect(followUp).toEqual({ ...body, dueOn: '2026-04-15', isPutAway: false, isBooked: false })
  for (const as of [patient, staff]) expect((await call(contract.readFollowUp, { params }, { as })).followUp).toEqual(followUp)
  expect(await list(patient)).toMatchObject([
    { appointmentId: params.id, doctor: { id: doctor.userId }, mode: 'video', dueOn: '2026-04-15' },
  ])

  const run = () => remindFollowUps.run(server.platform, wholeSlice(server.log))
  const user = await server.db.selectFrom('users').select('time_zone').where('id', '=', patient.userId).executeTakeFirstOrThrow()
  const { remind_at: at } = await server.db
    .selectFrom('follow_ups')
    .select('remind_at')
    .where('appointment_id', '=', params.id)
    .executeTakeFirstOrThrow()
  const wall = new Intl.DateTimeFormat('sv-SE', { timeZone: user.time_zone, dateStyle: 'short', timeStyle: 'short' }).format(
    new Date(at),
  )
  expect(wall).toBe('2026-04-08 09:00')
  server.clock.set(new Date(Date.parse(at) - 1000).toISOString())
  await run()
  expect(await reminders(patient)).toEqual([])
  server.clock.set(at)
  await Promise.all([run(), run(), run()])
  await run()
  const [mail, ...others] = await reminders(patient)
  expect(others).toEqual([])
  expect(mail!.text).toContain(`/view-doctor-details?id=${doctor.userId}&mode=video&subject=${patient.userId}&from=2026-04-15`)
  expect(mail!.text).not.toContain('cough')
})

test('what a doctor suggests is done with once another visit is booked', async () => {
  server.clock.set('2026-03-02T09:00:00.000Z')
  const { doctor, patient, params } = await completed()
  await call(contract.suggestFollowUp, { params, body }, { as: doctor })
  server.clock.advance({ minutes: 1 })
  const next = await bookAndPay(server, patient, doctor, { start: '2026-04-15T10:00:00.000Z' })
  expect(await list(patient)).toEqual([])
  expect((await call(contract.readFollowUp, { params }, { as: doctor })).followUp).toMatchObject({ isBooked: true })
  // Called off again, it is still to be booked.
  await call(booking.cancelAppointment, { params: { id: next.id }, body: {} }, { as: patient })
  expect(await list(patient)).toHaveLength(1)
})

test('what is put away, removed or booked before is not reminded of', async () => {
  const away = await completed()
  await call(contract.suggestFollowUp, { params: away.params, body }, { as: away.doctor })
  await call(contract.putFollowUpAway, { params: away.params }, { as: away.patient })
  expect(await list(away.patient)).toEqual([])
  server.clock.set('2026-03-02T09:00:00.000Z')
  const removed = await completed()
  await call(contract.suggestFollowUp, { params: removed.params, body }, { as: removed.doctor })
  await call(contract.removeFollowUp, { params: removed.params }, { as: removed.doctor })
  server.clock.set('2026-03-02T09:00:00.000Z')
  const booked = await completed()
  await call(contract.suggestFollowUp, { params: booked.params, body }, { as: booked.doctor })
  server.clock.advance({ minutes: 1 })
  await bookAndPay(server, booked.patient, booked.doctor, { start: '2026-04-15T10:00:00.000Z' })
  server.clock.set('2026-04-10T12:00:00.000Z')
  await remindFollowUps.run(server.platform, wholeSlice(server.log))
  for (const { patient } of [away, removed, booked]) expect(await reminders(patient)).toEqual([])
})

test('is suggested by the doctor alone, after a completed visit, at most two years ahead', async () => {
  server.clock.set('2026-03-02T09:00:00.000Z')
  const { doctor, staff, patient } = await openPractice(server)
  const held = await call(booking.bookAppointment, { body: bookingOf(doctor) }, { as: patient })
  const params = { id: held.id }
  expect((await refusal(contract.suggestFollowUp, { params, body }, { as: doctor })).code).toBe('not_completed')
  for (const as of [staff, patient]) expect((await refusal(contract.suggestFollowUp, { params, body }, { as })).status).toBe(403)
  const tooFar = { ...body, amount: 25, unit: 'months' as const }
  expect((await refusal(contract.suggestFollowUp, { params, body: tooFar }, { as: doctor })).errors).toMatchObject([
    { field: 'amount' },
  ])
  expect((await refusal(contract.readFollowUp, { params }, { as: await makePatient(server) })).status).toBe(404)
})
