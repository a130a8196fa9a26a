import { sql } from 'kysely'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bookingContract as booking } from '#contract/booking/contract.ts'
import { makePatient } from '../support/people.ts'
import { createTestServer } from '../support/server.ts'
import { bookingOf, openPractice } from './practice.ts'

const server = await createTestServer()

/** Times of one Wednesday, each on the grid that other visits may shift: most of them overlap others with their buffers. */
const minutesOfDay = fc.integer({ min: 0, max: 31 }).map((quarter) => 9 * 60 + quarter * 15)
const startAt = (minutes: number) => new Date(Date.parse('2026-03-04T00:00:00.000Z') + minutes * 60_000).toISOString()

const overlapping = sql<{ doctor: number; patient: number }>`
  select count(*) filter (where a.doctor_id = b.doctor_id and a.blocked && b.blocked)::int as doctor,
    count(*) filter (where a.patient_id = b.patient_id
      and tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at))::int as patient
  from appointments a join appointments b on a.id < b.id
  where a.state in ('pending_payment', 'confirmed') and b.state in ('pending_payment', 'confirmed')`

test('of 600 who want and move to overlapping times at once nobody gets one that is taken', async () => {
  const hours = (slot_minutes: number) => ({ slot_minutes, buffer_before_minutes: 5, buffer_after_minutes: 10 })
  // Visits that cost nothing: nobody holds unpaid times.
  const practices = await Promise.all([15, 30, 45].map((minutes) => openPractice(server, hours(minutes), { video_fee: 0 })))
  const patients = await Promise.all(Array.from({ length: 30 }, () => makePatient(server)))
  const drawn = fc.sample(fc.record({ minutes: minutesOfDay, doctor: fc.nat(2), patient: fc.nat(29) }), { numRuns: 600, seed: 7 })
  const outcomes = new Map<number, number>()
  for (let from = 0; from < drawn.length; from += 40) {
    const answers = await Promise.all(
      drawn.slice(from, from + 40).map(({ minutes, doctor, patient }) => {
        const body = bookingOf(practices[doctor]!.doctor, { start: startAt(minutes) })
        return server.send(booking.bookAppointment, { body }, { as: patients[patient]! })
      }),
    )
    for (const { status } of answers) outcomes.set(status, (outcomes.get(status) ?? 0) + 1)
  }
  expect([...outcomes.keys()].toSorted()).toEqual([201, 409])
  expect(outcomes.get(201)).toBeGreaterThan(20)
  expect((await overlapping.execute(server.db)).rows).toEqual([{ doctor: 0, patient: 0 }])
})
