import { bookingContract } from '#contract/booking/contract.ts'
import { meetingContract } from '#contract/meeting/contract.ts'
import type { SignedIn } from './accounts.ts'
import { freeTimes, paidAppointment } from './appointments.ts'
import { call } from './platform.ts'
import type { openPractice } from './practices.ts'

/** A visit by video that has begun. */
export async function begunVisit(patient: SignedIn, practice: Awaited<ReturnType<typeof openPractice>>): Promise<string> {
  const [start] = await freeTimes(practice.id, 0, 1)
  const { id } = await paidAppointment(patient, practice.id, start!)
  const params = { id }
  const { version, locale, hash } = await call(meetingContract.readConsent, { params, query: {} }, { as: patient })
  await call(meetingContract.giveConsent, { params, body: { version, locale, hash } }, { as: patient })
  await call(bookingContract.checkIn, { params }, { as: patient })
  await call(bookingContract.startAppointment, { params }, { as: practice.doctor })
  return id
}
