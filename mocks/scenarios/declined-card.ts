import { bookingContract } from '#contract/booking/contract.ts'
import { callsOver } from '../../tests/support/call.ts'
import { caller, pay } from './book.ts'
import type { Stage } from './scenarios.ts'

/** The patient has tried to pay the visit that waits for it, with a card that has too little money on it. */
export async function declinedCard(stage: Stage): Promise<void> {
  const patient = await stage.signIn('patient')
  const { call } = callsOver(stage.fetch)
  const { toPay } = await call(bookingContract.readPatientSummary, {}, { as: caller(patient) })
  const { orderId } = await call(bookingContract.readAppointment, { params: { id: toPay[0]!.id } }, { as: caller(patient) })
  await pay(stage, patient, orderId!, 'declined')
}
