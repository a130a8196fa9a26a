import { bookingContract } from '#contract/booking/contract.ts'
import type { SignedIn } from '../support/accounts.ts'
import { freeTimes, paidAppointment } from '../support/appointments.ts'
import { call } from '../support/platform.ts'
import { openPractice } from '../support/practices.ts'

/** Has a doctor call off a visit of the patient's, some days ahead. */
export async function visitCalledOff(patient: SignedIn, place: number): Promise<void> {
  const { doctor, id } = await openPractice(place)
  const [start] = await freeTimes(id, 3, 5)
  const appointment = await paidAppointment(patient, id, start!)
  await call(bookingContract.cancelAppointment, { params: { id: appointment.id }, body: {} }, { as: doctor })
}
