import { absenceMinutes, checkInMinutes, isVerbAllowed } from '#contract/booking/rules.ts'
import type { AppointmentMode } from '#contract/doctors/values.ts'
import { stateAfter, type AppointmentState, type AppointmentVerb } from '#contract/booking/states.ts'

/** What the doctor's side does with a visit, the step that leads on first. */
export const officeVerbs = [
  'complete',
  'start',
  'checkIn',
  'reportPatientAbsent',
  'cancel',
] as const satisfies readonly AppointmentVerb[]
export type OfficeVerb = (typeof officeVerbs)[number]

/** Verbs that lead the visit on rather than end it: one of them is the filled button. */
const leadingOn: ReadonlySet<OfficeVerb> = new Set(['complete', 'start', 'checkIn'])

/** Steps that a visit by video takes in its meeting: the patient comes into the waiting room, the doctor begins the call. */
export const isByMeeting = ({ mode }: { readonly mode: AppointmentMode }, verb: OfficeVerb): boolean =>
  mode === 'video' && (verb === 'checkIn' || verb === 'start')

interface AppointmentTimes {
  readonly state: AppointmentState
  readonly start: string
  readonly end: string
}

export interface OfficeSteps {
  /** The next step, when there is one to take now. */
  readonly next: OfficeVerb | null
  readonly others: readonly OfficeVerb[]
}

/** The steps this person may take now. The server asks the same again. */
export function officeSteps(appointment: AppointmentTimes, by: 'doctor' | 'staff', now: number): OfficeSteps {
  const possible = officeVerbs.filter((verb) => isVerbAllowed(verb, by, appointment, now))
  const next = possible.find((verb) => leadingOn.has(verb)) ?? null
  return { next, others: possible.filter((verb) => verb !== next) }
}

const minute = 60_000

/** What the person waits for, where nothing leads on yet: check-in opens at `at`, or the patient can be reported absent from `at`. */
export function awaited(
  appointment: AppointmentTimes,
  by: 'doctor' | 'staff',
  now: number,
): { readonly what: 'checkInOpens' | 'absenceFrom' | 'doctorStarts'; readonly at: string } | null {
  const start = Date.parse(appointment.start)
  if (appointment.state === 'confirmed' && now < start - checkInMinutes * minute)
    return { what: 'checkInOpens', at: new Date(start - checkInMinutes * minute).toISOString() }
  if (appointment.state === 'waiting' && by === 'staff') return { what: 'doctorStarts', at: appointment.start }
  const absenceFrom = start + absenceMinutes * minute
  if (stateAfter(appointment.state, 'reportPatientAbsent', by) !== null && appointment.state === 'confirmed' && now < absenceFrom)
    return { what: 'absenceFrom', at: new Date(absenceFrom).toISOString() }
  return null
}
