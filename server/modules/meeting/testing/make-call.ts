import { bookingContract as booking } from '#contract/booking/contract.ts'
import { meetingContract as contract } from '#contract/meeting/contract.ts'
import { bookAndPay, openPractice, someStart } from '../../../../tests/booking/practice.ts'
import { signIn, type Person } from '../../../../tests/support/people.ts'
import type { TestServer } from '../../../../tests/support/server.ts'

/** The patient agrees to the present text. */
export async function consent(server: TestServer, patient: Person, id: string): Promise<void> {
  const { version, locale, hash } = await server.call(contract.readConsent, { params: { id }, query: {} }, { as: patient })
  await server.call(contract.giveConsent, { params: { id }, body: { version, locale, hash } }, { as: patient })
}

/** A paid visit by video whose time has come: the patient has agreed and waits. */
export async function makeWaiting(server: TestServer) {
  const people = await openPractice(server)
  const { id } = await bookAndPay(server, people.patient, people.doctor)
  server.clock.set(someStart)
  // The tokens of before have run out meanwhile.
  const patient = await signIn(server, people.patient)
  await consent(server, patient, id)
  await server.call(booking.checkIn, { params: { id } }, { as: patient })
  return { id, patient, doctor: await signIn(server, people.doctor), staff: await signIn(server, people.staff) }
}

/** The doctor has begun the call; nobody is in it yet. */
export async function makeCall(server: TestServer) {
  const waiting = await makeWaiting(server)
  await server.call(booking.startAppointment, { params: { id: waiting.id } }, { as: waiting.doctor })
  return waiting
}

/** Both are in the call. */
export async function makeJoined(server: TestServer) {
  const call = await makeCall(server)
  const join = (as: Person) => server.call(contract.joinMeeting, { params: { id: call.id } }, { as })
  const byDoctor = await join(call.doctor)
  return { ...call, join, byDoctor, byPatient: await join(call.patient) }
}
