import { availabilityContract } from '#contract/booking/availability-contract.ts'
import { bookingContract } from '#contract/booking/contract.ts'
import { callsOver } from '../../tests/support/call.ts'
import { caller } from './book.ts'
import type { Stage } from './scenarios.ts'

const minute = 60_000

/** The doctor is away for two hours on the Saturday of this week, on the whole Sunday, and for an hour soon after the last visit to come. */
export async function timeOff(stage: Stage): Promise<void> {
  const { call } = callsOver(stage.fetch)
  const as = caller(await stage.signIn('doctor'))
  const hours = { kind: 'instants', from: '2026-11-21T15:00:00.000Z', to: '2026-11-21T17:00:00.000Z' } as const
  const day = { kind: 'days', from: '2026-11-22', to: '2026-11-22' } as const
  await call(availabilityContract.addTimeOff, { body: { period: hours, note: 'Dentist' } }, { as })
  await call(availabilityContract.addTimeOff, { body: { period: day, note: '' } }, { as })
  const { items } = await call(bookingContract.listDoctorAppointments, { query: { limit: 100 } }, { as })
  const end = Date.parse(items.at(-1)!.end)
  const [from, to] = [15, 75].map((later) => new Date(end + later * minute).toISOString()) as [string, string]
  const training = { kind: 'instants', from, to } as const
  await call(availabilityContract.addTimeOff, { body: { period: training, note: 'Training' } }, { as })
}
