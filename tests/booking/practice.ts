import { bookingContract } from '#contract/booking/contract.ts'
import type { AppointmentDetails } from '#contract/booking/schemas.ts'
import { payWith } from '../payments/money-rows.ts'
import { makeDoctor, makePatient, makeStaff, type Person } from '../support/people.ts'
import { insertRow } from '../support/rows.ts'
import type { TestServer } from '../support/server.ts'

const bothModes = ['video', 'clinic']

/** Hours of a doctor: every day from 09:00 to 17:00 in UTC, half an hour each, unless the columns say otherwise. */
export async function openHours(server: TestServer, doctor: Person, columns: Record<string, unknown> = {}): Promise<void> {
  const day = [{ from: '09:00', to: '17:00', modes: bothModes }]
  await insertRow(server.db, 'availability', {
    doctor_id: doctor.userId,
    time_zone: 'UTC',
    weekly: JSON.stringify(Array.from({ length: 7 }, () => day)),
    updated_at: server.clock.now(),
    ...columns,
  })
}

/** A doctor with hours and staff, and a patient. The test's clock stands at Monday, 2 March 2026, 09:00 UTC. */
export async function openPractice(
  server: TestServer,
  hours: Record<string, unknown> = {},
  doctorColumns: Record<string, unknown> = {},
) {
  const doctor = await makeDoctor(server, { time_zone: 'UTC' }, doctorColumns)
  await openHours(server, doctor, hours)
  return { doctor, staff: await makeStaff(server, doctor), patient: await makePatient(server) }
}

/** Two days from the test's beginning. */
export const someStart = '2026-03-04T10:00:00.000Z'

export function bookingOf(doctor: Person, more: Record<string, unknown> = {}) {
  return { doctorId: doctor.userId, petId: null, mode: 'video' as const, start: someStart, reason: 'A cough', ...more }
}

/** A visit that is booked and paid. */
export async function bookAndPay(
  server: TestServer,
  patient: Person,
  doctor: Person,
  more: Record<string, unknown> = {},
): Promise<AppointmentDetails> {
  const held = await server.call(bookingContract.bookAppointment, { body: bookingOf(doctor, more) }, { as: patient })
  if (held.state === 'pending_payment') await payWith(server, patient, held.orderId!)
  return server.call(bookingContract.readAppointment, { params: { id: held.id } }, { as: patient })
}
