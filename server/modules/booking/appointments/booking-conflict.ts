import { conflict, type Refusal } from '#server/kernel/errors.ts'

export const slotTaken = (): Refusal => conflict('slot_taken', 'This time is no longer free')
export const patientBusy = (): Refusal => conflict('patient_busy', 'You have another visit at this time')

/** The refusal behind a constraint that two people at one time, or one person at two, run into; everything else as it is. */
export function bookingConflict(error: unknown): unknown {
  const constraint = error instanceof Error && 'constraint' in error ? error.constraint : undefined
  if (constraint === 'appointments_doctor_free' || constraint === 'doctor_time_claims_free') return slotTaken()
  if (constraint === 'appointments_patient_free') return patientBusy()
  return error
}

/** Runs a unit of work in which time is taken. @throws Refusal 409 `slot_taken` or `patient_busy`. */
export async function withBookingConflicts<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw bookingConflict(error)
  })
}
