import { checkInMinutes, mayNow } from '#contract/booking/rules.ts'
import type { AppointmentState, AppointmentVerb } from '#contract/booking/states.ts'

/** What a patient does with a visit of theirs: steps of the state machine, and what leads elsewhere. */
export type PatientStep =
  | Extract<AppointmentVerb, 'checkIn' | 'reschedule' | 'cancel' | 'reportDoctorAbsent'>
  | 'pay'
  | 'review'
  | 'calendar'
  | 'bookAgain'

interface Visit {
  readonly state: AppointmentState
  readonly start: string
  readonly end: string
  readonly heldUntil: string | null
  readonly review: object | null
}

export interface PatientSteps {
  /** The one thing to do next. */
  readonly next: PatientStep | null
  readonly others: readonly PatientStep[]
}

/** What leads on, the first that is possible being the next step. */
const leadingOn: readonly PatientStep[] = ['pay', 'checkIn', 'review', 'calendar', 'bookAgain']
const others: readonly PatientStep[] = ['reportDoctorAbsent', 'calendar', 'reschedule', 'cancel', 'bookAgain']

/** The steps that the patient may take at `now` (milliseconds since the epoch). The server asks the same again. */
export function patientSteps(visit: Visit, now: number): PatientSteps {
  const next = leadingOn.find((step) => isPossible(step, visit, now)) ?? null
  return { next, others: others.filter((step) => step !== next && isPossible(step, visit, now)) }
}

function isPossible(step: PatientStep, visit: Visit, now: number): boolean {
  switch (step) {
    case 'pay':
      return visit.state === 'pending_payment' && visit.heldUntil !== null && now < Date.parse(visit.heldUntil)
    case 'review':
      return visit.state === 'completed' && visit.review === null
    case 'calendar':
      return visit.state === 'confirmed' && now < Date.parse(visit.start)
    case 'bookAgain':
      return ['completed', 'cancelled', 'expired', 'no_show'].includes(visit.state)
    default:
      return mayNow(step, 'patient', visit, now)
  }
}

/** From when on the patient may check in. */
export function checkInOpens({ start }: { start: string }): string {
  return new Date(Date.parse(start) - checkInMinutes * 60_000).toISOString()
}
