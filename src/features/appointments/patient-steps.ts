import type { PetRight } from '#contract/carers/rights.ts'
import { checkInMinutes, isVerbAllowed } from '#contract/booking/rules.ts'
import type { AppointmentState, AppointmentVerb } from '#contract/booking/states.ts'

/** What a patient does with a visit of theirs: steps of the state machine, and what leads elsewhere. */
export type PatientStep =
  | Extract<AppointmentVerb, 'checkIn' | 'reschedule' | 'cancel' | 'reportDoctorAbsent'>
  | 'pay'
  | 'review'
  | 'calendar'
  | 'bookAgain'

interface Appointment {
  readonly state: AppointmentState
  readonly start: string
  readonly end: string
  readonly heldUntil: string | null
  readonly review: object | null
  /** What the caller may do as a carer of the pet; `null` for the patient, who may everything. */
  readonly care: readonly PetRight[] | null
}

/** What a carer needs for each step; a review is the patient's own. */
const needed: Readonly<Record<PatientStep, PetRight | null>> = {
  pay: 'pay',
  checkIn: 'decide',
  reportDoctorAbsent: 'decide',
  reschedule: 'book',
  cancel: 'book',
  bookAgain: 'book',
  calendar: 'see',
  review: null,
}

/** Whether the caller may do what takes this right: the patient, or a carer who has it. */
export const mayWith = ({ care }: Pick<Appointment, 'care'>, right: PetRight) => care === null || care.includes(right)

export interface PatientSteps {
  /** The one thing to do next. */
  readonly next: PatientStep | null
  readonly others: readonly PatientStep[]
}

/** What leads on, the first that is possible being the next step. */
const leadingOn: readonly PatientStep[] = ['pay', 'checkIn', 'review', 'calendar', 'bookAgain']
const others: readonly PatientStep[] = ['reportDoctorAbsent', 'calendar', 'reschedule', 'cancel', 'bookAgain']

/** The steps that the patient may take at `now` (milliseconds since the epoch). The server asks the same again. */
export function patientSteps(appointment: Appointment, now: number): PatientSteps {
  const next = leadingOn.find((step) => isPossible(step, appointment, now)) ?? null
  return { next, others: others.filter((step) => step !== next && isPossible(step, appointment, now)) }
}

function isPossible(step: PatientStep, appointment: Appointment, now: number): boolean {
  const right = needed[step]
  if (appointment.care !== null && (right === null || !mayWith(appointment, right))) return false
  switch (step) {
    case 'pay':
      return appointment.state === 'pending_payment' && appointment.heldUntil !== null && now < Date.parse(appointment.heldUntil)
    case 'review':
      return appointment.state === 'completed' && appointment.review === null
    case 'calendar':
      return appointment.state === 'confirmed' && now < Date.parse(appointment.start)
    case 'bookAgain':
      return ['completed', 'cancelled', 'expired', 'no_show'].includes(appointment.state)
    default:
      return isVerbAllowed(step, 'patient', appointment, now)
  }
}

/** From when on the patient may check in. */
export function checkInOpens({ start }: { start: string }): string {
  return new Date(Date.parse(start) - checkInMinutes * 60_000).toISOString()
}
