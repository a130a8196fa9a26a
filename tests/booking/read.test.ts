import { describe, expect, test } from 'vitest'
import { bookingContract as booking } from '#contract/booking/contract.ts'
import { makeDoctor, makePatient, makePet, makeStaff, type Person, signIn } from '../support/people.ts'
import { createTestServer } from '../support/server.ts'
import { chargeWithoutWebhook } from '../payments/money-rows.ts'
import { bookAndPay, bookingOf, openHours, openPractice, someStart } from './practice.ts'

const server = await createTestServer({ settings: { accessTokenSeconds: 30 * 86_400 } })
const { call } = server

const mine = (as: Person, query: object = {}) => call(booking.listAppointments, { query }, { as })
const practice = (as: Person, query: object = {}) => call(booking.listDoctorAppointments, { query }, { as })
const ids = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id)

describe('lists', () => {
  test('part visits into upcoming, past and cancelled, for both parties alike', async () => {
    const { doctor, staff, patient } = await openPractice(server)
    const at = (hour: number) => ({ start: `2026-03-04T${hour}:00:00.000Z` })
    const done = await bookAndPay(server, patient, doctor, at(10))
    const forgotten = await bookAndPay(server, patient, doctor, at(11))
    const late = await bookAndPay(server, patient, doctor, at(12))
    const coming = await bookAndPay(server, patient, doctor, at(16))
    const off = await bookAndPay(server, patient, doctor, at(15))
    await call(booking.cancelAppointment, { params: { id: off.id }, body: {} }, { as: doctor })
    const attend = async (id: string, now: string, ...verbs: ('checkIn' | 'startAppointment' | 'completeAppointment')[]) => {
      server.clock.set(now)
      for (const verb of verbs) await call(booking[verb], { params: { id } }, { as: doctor })
    }
    await attend(done.id, '2026-03-04T10:00:00.000Z', 'checkIn', 'startAppointment', 'completeAppointment')
    await attend(late.id, '2026-03-04T12:00:00.000Z', 'checkIn', 'startAppointment')
    server.clock.set('2026-03-04T12:45:00.000Z')
    for (const list of [
      (query: object) => mine(patient, query),
      (query: object) => practice(doctor, query),
      (query: object) => practice(staff, query),
    ]) {
      expect(ids(await list({ tab: 'upcoming' }))).toEqual([late.id, coming.id])
      expect(ids(await list({ tab: 'past' }))).toEqual([forgotten.id, done.id])
      expect(ids(await list({ tab: 'cancelled' }))).toEqual([off.id])
    }
    expect(ids(await mine(await makePatient(server)))).toEqual([])
    expect(ids(await practice(await makeDoctor(server)))).toEqual([])
  })

  test('go on by cursor without gap or repetition', async () => {
    const { doctor, patient } = await openPractice(server)
    const booked: string[] = []
    for (const hour of [10, 11, 12, 13, 14]) {
      booked.push(
        (
          await call(
            booking.bookAppointment,
            { body: bookingOf(doctor, { start: `2026-03-04T${hour}:00:00.000Z` }) },
            { as: patient },
          )
        ).id,
      )
    }
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await mine(patient, { limit: 2, cursor })
      seen.push(...ids(page))
      cursor = page.next ?? undefined
    } while (cursor)
    expect(seen).toEqual(booked)
  })

  test('find by the other’s or the pet’s name, by days of the caller’s zone, and by mode', async () => {
    const patient = await makePatient(server, { name: 'Ann 100%', time_zone: 'Pacific/Auckland' })
    const vet = await makeDoctor(server, { name: 'Dr. Noor Haddad' }, { kind: 'veterinarian', speciality: 'equine' })
    await openHours(server, vet)
    const petId = await makePet(server, patient, { name: 'Thunder', species: 'horse' })
    const appointment = await call(booking.bookAppointment, { body: bookingOf(vet, { petId, mode: 'clinic' }) }, { as: patient })
    for (const query of [
      { search: 'haddad' },
      { search: 'thund' },
      { search: 'Thünder haddad' },
      { mode: 'clinic' },
      { from: '2026-03-04', to: '2026-03-04' },
    ]) {
      expect(ids(await mine(patient, query))).toEqual([appointment.id])
    }
    for (const query of [{ search: 'Ann' }, { search: '_' }, { mode: 'video' }, { to: '2026-03-03' }, { from: '2026-03-05' }]) {
      expect(ids(await mine(patient, query))).toEqual([])
    }
    expect(ids(await practice(vet, { search: '100%' }))).toEqual([appointment.id])
    // 12:00 UTC is the next day in Auckland.
    const noon = await call(
      booking.bookAppointment,
      { body: bookingOf(vet, { petId, start: '2026-03-04T12:00:00.000Z' }) },
      { as: patient },
    )
    expect(ids(await mine(patient, { from: '2026-03-05' }))).toEqual([noon.id])
  })
})

test('the dashboard of a patient shows the next visit and what is to be paid', async () => {
  const { doctor, patient } = await openPractice(server)
  const unpaid = await call(
    booking.bookAppointment,
    { body: bookingOf(doctor, { start: '2026-03-03T10:00:00.000Z' }) },
    { as: patient },
  )
  const paid = await bookAndPay(server, patient, doctor)
  const summary = await call(booking.readPatientSummary, {}, { as: patient })
  expect([summary.next?.id, ids({ items: summary.toPay }), summary.upcoming]).toEqual([paid.id, [unpaid.id], 2])
  server.clock.advance({ minutes: 15 })
  expect((await call(booking.readPatientSummary, {}, { as: patient })).toPay).toEqual([])
})

test('the dashboard of a doctor counts the week in the doctor’s zone; earnings only for who may see invoices', async () => {
  const { doctor, patient } = await openPractice(server, { time_zone: 'America/New_York' })
  const start = '2026-03-04T15:00:00.000Z'
  const appointment = await bookAndPay(server, patient, doctor, { start })
  const off = await bookAndPay(server, await makePatient(server), doctor, { start: '2026-03-04T16:00:00.000Z' })
  await call(booking.cancelAppointment, { params: { id: off.id }, body: {} }, { as: doctor })
  server.clock.set(start)
  await call(booking.checkIn, { params: { id: appointment.id } }, { as: patient })
  const receptionist = await makeStaff(server, doctor, ['appointments'])
  const summary = await call(booking.readDoctorSummary, {}, { as: doctor })
  expect(ids({ items: summary.today })).toEqual([appointment.id])
  expect(ids({ items: summary.waiting })).toEqual([appointment.id])
  expect(summary.week).toEqual({
    visits: 1,
    completed: 0,
    cancelled: 1,
    noShow: 0,
    newPatients: 1,
  })
  expect(summary.days).toHaveLength(14)
  expect(summary.days.at(-1)).toEqual({ date: '2026-03-04', visits: 1 })
  const none = Array.from({ length: 13 }, () => 0)
  expect(summary.earnings).toEqual([{ currency: 'USD', week: 5000, days: [...none, 5000] }])
  const seen = await call(booking.readDoctorSummary, {}, { as: receptionist })
  expect([seen.earnings, seen.days.at(-1)]).toEqual([null, { date: '2026-03-04', visits: 1 }])
})

test('what a doctor earned in each currency is told apart, and none is left out', async () => {
  const { doctor, patient } = await openPractice(server)
  await bookAndPay(server, patient, doctor, { start: '2026-03-03T10:00:00.000Z' })
  await server.db.updateTable('doctors').set({ currency: 'EUR' }).execute()
  await bookAndPay(server, await makePatient(server), doctor, { start: '2026-03-04T10:00:00.000Z' })
  server.clock.set('2026-03-04T12:00:00.000Z')
  const { earnings } = await call(booking.readDoctorSummary, {}, { as: await signIn(server, doctor) })
  const none = Array.from({ length: 12 }, () => 0)
  expect(earnings).toEqual([
    { currency: 'EUR', week: 5000, days: [...none, 0, 5000] },
    { currency: 'USD', week: 5000, days: [...none, 5000, 0] },
  ])
})

describe('the calendar file', () => {
  const file = async (id: string, as: Person) => (await call(booking.readCalendarFile, { params: { id } }, { as })).text()

  test('names the other party, keeps its id, counts up with every move, and calls off what is cancelled', async () => {
    const doctor = await makeDoctor(server, { name: 'Dr. Eve; Ng, MD' })
    await openHours(server, doctor)
    const patient = await makePatient(server)
    const appointment = await bookAndPay(server, patient, doctor, { mode: 'clinic' })
    const first = await file(appointment.id, patient)
    expect(first).toContain('SUMMARY:Visit in the clinic: Dr. Eve\\; Ng\\, MD\r\n')
    expect(first).toContain('DTSTART:20260304T100000Z\r\nDTEND:20260304T103000Z\r\n')
    expect(first).toContain('STATUS:CONFIRMED')
    expect(first).toContain('LOCATION:Willow Clinic\\, 1 Willow Lane\\, 02108 Boston')
    expect(first).not.toContain('cough')
    const uid = /UID:(.*)\r\n/.exec(first)![1]
    const move = { params: { id: appointment.id }, body: { start: '2026-03-05T10:00:00.000Z' } }
    await call(booking.rescheduleAppointment, move, { as: patient })
    const moved = await file(appointment.id, doctor)
    expect(moved).toContain(`UID:${uid}\r\nSEQUENCE:2\r\n`)
    expect(moved.replaceAll('\r\n ', '')).toContain(`SUMMARY:Visit in the clinic: ${patient.name}`)
    await call(booking.cancelAppointment, { params: { id: appointment.id }, body: {} }, { as: patient })
    const cancelled = await file(appointment.id, patient)
    expect(cancelled).toContain('METHOD:CANCEL')
    expect(cancelled).toContain(`UID:${uid}\r\nSEQUENCE:3\r\nSTATUS:CANCELLED`)
  })

  test('counts up, too, when a visit whose hold had run out stands after all by late money', async () => {
    const { doctor, patient } = await openPractice(server)
    const held = await call(booking.bookAppointment, { body: bookingOf(doctor) }, { as: patient })
    const sequence = async () => Number(/SEQUENCE:(\d+)/.exec(await file(held.id, patient))![1])
    const before = await sequence()
    const { arrive } = await chargeWithoutWebhook(server, patient, held.orderId!)
    await server.db
      .updateTable('appointments')
      .set({ state: 'expired', hold_expires_at: null })
      .where('id', '=', held.id)
      .execute()
    await server.db
      .updateTable('orders')
      .set({ payment_state: 'voided', fulfilment_state: 'expired' })
      .where('id', '=', held.orderId!)
      .execute()
    const ended = await sequence()
    expect(await file(held.id, patient)).toContain('STATUS:CANCELLED')
    await arrive()
    expect(await file(held.id, patient)).toContain('STATUS:CONFIRMED')
    const sequences = [before, ended, await sequence()]
    expect(sequences).toEqual([...new Set(sequences)].toSorted((a, b) => a - b))
  })

  test('names the platform as its organizer, standing or called off', async () => {
    const { doctor, patient } = await openPractice(server)
    const appointment = await bookAndPay(server, patient, doctor)
    const organizer = 'ORGANIZER;CN="Carenest":mailto:no-reply@carenest.test'
    expect((await file(appointment.id, patient)).split('\r\n')).toContain(organizer)
    await call(booking.cancelAppointment, { params: { id: appointment.id }, body: {} }, { as: doctor })
    expect((await file(appointment.id, patient)).split('\r\n')).toContain(organizer)
  })

  test('speaks the reader’s language', async () => {
    const { doctor } = await openPractice(server)
    const patient = await makePatient(server, { locale: 'de-DE' })
    const appointment = await bookAndPay(server, patient, doctor, { start: someStart })
    expect(await file(appointment.id, patient)).toContain('SUMMARY:Videosprechstunde: ')
  })
})
