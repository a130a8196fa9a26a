import { expect, test } from 'vitest'
import { bookingContract as booking } from '#contract/booking/contract.ts'
import { makePatient, type Person } from '../support/people.ts'
import { insertRow } from '../support/rows.ts'
import { createTestServer } from '../support/server.ts'
import { bookingOf, openPractice } from './practice.ts'

const server = await createTestServer({ now: '2026-05-19T08:00:00.000Z' })
const { call } = server

const roundTheClock = JSON.stringify(Array.from({ length: 7 }, () => [{ from: '00:00', to: '24:00', modes: ['video'] }]))

async function startsOn(doctor: Person, day: string, timeZone: string): Promise<string[]> {
  const query = { from: day, to: day, timeZone }
  return (await call(booking.listSlots, { params: { id: doctor.userId }, query })).slots.map(({ start }) => start)
}

/** A confirmed visit of somebody, as it stands on the books. */
async function onTheBooks(doctor: Person, patient: Person, start: string, minutes: number, buffer: number): Promise<void> {
  const at = (offset: number) => new Date(Date.parse(start) + offset * 60_000).toISOString()
  await insertRow(server.db, 'appointments', {
    id: server.platform.ids.next(),
    number: `V-${minutes}-${buffer}`,
    patient_id: patient.userId,
    doctor_id: doctor.userId,
    mode: 'video',
    state: 'confirmed',
    starts_at: at(0),
    ends_at: at(minutes),
    blocked: `[${at(-buffer)},${at(minutes + buffer)})`,
    buffer_before_minutes: buffer,
    buffer_after_minutes: buffer,
    fee: 5000,
    currency: 'USD',
    created_at: server.clock.now(),
    updated_at: server.clock.now(),
  })
}

const hours = (time_zone: string, slot_minutes: number, buffer: number) => ({
  time_zone,
  slot_minutes,
  buffer_before_minutes: buffer,
  buffer_after_minutes: buffer,
  weekly: roundTheClock,
})

test('a late start that hangs on a visit of the evening before can be booked, and every viewer sees the same', async () => {
  const { doctor, patient } = await openPractice(server, hours('UTC', 45, 120))
  await onTheBooks(doctor, patient, '2026-05-20T20:15:00.000Z', 45, 120)
  const last = '2026-05-21T22:45:00.000Z'
  expect((await startsOn(doctor, '2026-05-21', 'UTC')).at(-1)).toBe(last)
  // In London the 22nd begins at 23:00 UTC.
  expect((await startsOn(doctor, '2026-05-22', 'Europe/London'))[0]).toBe('2026-05-22T00:00:00.000Z')
  expect((await startsOn(doctor, '2026-05-22', 'UTC'))[0]).toBe('2026-05-22T00:00:00.000Z')
  expect(await startsOn(doctor, '2026-05-21', 'Europe/London')).toContain(last)
  const booked = await call(
    booking.bookAppointment,
    { body: bookingOf(doctor, { start: last }) },
    { as: await makePatient(server) },
  )
  expect(booked).toMatchObject({ start: last, state: 'pending_payment' })
})

test('so it is on the day that clocks go back', async () => {
  server.clock.set('2026-10-31T08:00:00.000Z')
  const { doctor, patient } = await openPractice(server, hours('America/New_York', 45, 60))
  await onTheBooks(doctor, patient, '2026-11-01T01:45:00.000Z', 45, 60)
  const fromUtc = [...(await startsOn(doctor, '2026-11-01', 'UTC')), ...(await startsOn(doctor, '2026-11-02', 'UTC'))]
  const own = await startsOn(doctor, '2026-11-01', 'America/New_York')
  const begins = '2026-11-01T04:00:00.000Z'
  const ends = '2026-11-02T05:00:00.000Z'
  expect(own).toEqual(fromUtc.filter((start) => start >= begins && start < ends))
  const last = '2026-11-02T04:00:00.000Z'
  expect(own.at(-1)).toBe(last)
  const booked = await call(
    booking.bookAppointment,
    { body: bookingOf(doctor, { start: last }) },
    { as: await makePatient(server) },
  )
  expect(booked).toMatchObject({ start: last, state: 'pending_payment' })
})
