import type { LoginRecord } from '#contract/account/schemas.ts'
import { bookingContract } from '#contract/booking/contract.ts'
import type { AppointmentDetails } from '#contract/booking/schemas.ts'
import { paymentsContract } from '#contract/payments/contract.ts'
import { utcDay } from '#contract/kernel/days.ts'
import { demonstrationSignIns } from '#server/seed/index.ts'
import { callsOver } from '../../tests/support/call.ts'
import type { Stage } from './scenarios.ts'

/** Test cards of the sandbox, by what becomes of a payment with them. */
const cards = { accepted: '4242424242424242', declined: '4000000000009995' } as const

export const caller = (record: LoginRecord) => ({ token: record.accessToken.token })

export async function userIdOf({ platform: { db } }: Stage, role: 'patient' | 'doctor'): Promise<string> {
  const email = demonstrationSignIns.find((person) => person.role === role)!.email
  return (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
}

/** The patient holds one of the next free times of the demonstration's doctor. */
export async function holdAppointment(stage: Stage, patient: LoginRecord, reason: string): Promise<AppointmentDetails> {
  const { call } = callsOver(stage.fetch)
  const doctorId = await userIdOf(stage, 'doctor')
  const now = stage.platform.clock.now().getTime()
  const dayOf = (instant: number) => utcDay(instant)
  const query = { from: dayOf(now), to: dayOf(now + 13 * 86_400_000), timeZone: 'UTC' }
  const { slots } = await call(bookingContract.listSlots, { params: { id: doctorId }, query })
  const slot = slots.find(({ modes }) => modes.includes('video'))
  if (!slot) throw new Error('The doctor has no free time for video visits within two weeks')
  const body = { doctorId, petId: null, mode: 'video' as const, start: slot.start, reason }
  return call(bookingContract.bookAppointment, { body }, { as: caller(patient) })
}

/** Pays with a test card, as the payment screen does. */
export async function pay(
  stage: Stage,
  patient: LoginRecord,
  orderId: string,
  card: keyof typeof cards = 'accepted',
): Promise<void> {
  const { call } = callsOver(stage.fetch)
  const as = caller(patient)
  const { id } = await call(paymentsContract.payOrder, { params: { id: orderId } }, { as })
  const body = { number: cards[card], expiryMonth: 12, expiryYear: 2030, cvc: '123' }
  await call(paymentsContract.confirmSandbox, { params: { id }, body }, { as })
}
