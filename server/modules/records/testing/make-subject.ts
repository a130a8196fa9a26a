import { utcDay } from '#contract/kernel/days.ts'
import { bookAndPay, openPractice } from '../../../../tests/booking/practice.ts'
import { makeDoctor, makePatient, makeStaff } from '../../../../tests/support/people.ts'
import type { TestServer } from '../../../../tests/support/server.ts'

/** A patient with a visit to come, everybody whom the record concerns, and others of the same kinds whom it does not. */
export async function makeSubject(server: TestServer) {
  const { doctor, staff, patient } = await openPractice(server)
  const day = utcDay(server.clock.now().getTime() + 2 * 86_400_000)
  const { id: appointmentId } = await bookAndPay(server, patient, doctor, { start: `${day}T10:00:00.000Z` })
  const otherDoctor = await makeDoctor(server)
  const strangers = [await makePatient(server), otherDoctor, await makeStaff(server, otherDoctor)]
  return { id: patient.userId, patient, doctor, staff, appointmentId, strangers }
}
