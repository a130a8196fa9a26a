import type { Role } from '../kernel/roles.ts'

/** The life of an appointment (domain, Appointment), as data: screens, server and tests read the same table. */
export const appointmentStates = [
  'pending_payment',
  'confirmed',
  'waiting',
  'in_progress',
  'completed',
  'cancelled',
  'no_show',
  'expired',
] as const
export type AppointmentState = (typeof appointmentStates)[number]

/** Who makes a change happen: a party of the visit, or the platform itself (a payment that came, a hold that ran out). */
export type TransitionActor = Extract<Role, 'patient' | 'doctor' | 'staff'> | 'platform'

interface Transition {
  readonly from: readonly AppointmentState[]
  readonly to: AppointmentState
  readonly by: readonly TransitionActor[]
}

export const transitions = {
  // Out of `expired` too: where money arrives after the hold ran out and the time is still free (the domain is silent).
  confirm: { from: ['pending_payment', 'expired'], to: 'confirmed', by: ['platform'] },
  expire: { from: ['pending_payment'], to: 'expired', by: ['platform'] },
  cancel: { from: ['pending_payment', 'confirmed', 'waiting'], to: 'cancelled', by: ['patient', 'doctor', 'staff'] },
  reschedule: { from: ['confirmed'], to: 'confirmed', by: ['patient'] },
  checkIn: { from: ['confirmed'], to: 'waiting', by: ['patient', 'doctor', 'staff'] },
  start: { from: ['waiting'], to: 'in_progress', by: ['doctor'] },
  complete: { from: ['in_progress'], to: 'completed', by: ['doctor'] },
  reportPatientAbsent: { from: ['confirmed', 'waiting'], to: 'no_show', by: ['doctor', 'staff'] },
  // From `confirmed` too: a patient who did not check in must have a way to the money as well.
  reportDoctorAbsent: { from: ['confirmed', 'waiting'], to: 'no_show', by: ['patient'] },
} as const satisfies Record<string, Transition>

export type AppointmentVerb = keyof typeof transitions
export const appointmentVerbs = Object.keys(transitions) as AppointmentVerb[]

/** What a visit's timeline tells: that it was booked, every step after that, and that it was reviewed. */
export type TimelineVerb = 'book' | AppointmentVerb | 'review'
export const timelineVerbs = ['book', ...appointmentVerbs, 'review'] as const satisfies readonly TimelineVerb[]

/** States in which the visit takes up the doctor's and the patient's time; the database's exclusion constraints name the same. */
export const holdingStates = [
  'pending_payment',
  'confirmed',
  'waiting',
  'in_progress',
] as const satisfies readonly AppointmentState[]

/** States of a visit that is booked and has not ended. */
export const bookedStates = ['confirmed', 'waiting', 'in_progress'] as const satisfies readonly AppointmentState[]

/** Both parties of such a visit may write to each other; of a completed one for a while. */
export const mayBeWritten = (state: AppointmentState): boolean =>
  state === 'completed' || bookedStates.some((booked) => booked === state)

/** States in which there is no visit: not paid for yet, or called off. Figures that count visits leave them out. */
export const unbookedStates = ['pending_payment', 'cancelled', 'expired'] as const satisfies readonly AppointmentState[]

/** States that no person leaves. */
export const finalStates: readonly AppointmentState[] = appointmentStates.filter(
  (state) => !appointmentVerbs.some((verb) => leaves(transitions[verb], state)),
)

function leaves({ from, by }: Transition, state: AppointmentState): boolean {
  return from.includes(state) && by.some((mover) => mover !== 'platform')
}

/** The state after the verb, or `null` where the table has no such step for this state and mover. */
export function stateAfter(state: AppointmentState, verb: AppointmentVerb, by: TransitionActor): AppointmentState | null {
  const { from, to, by: movers }: Transition = transitions[verb]
  return from.includes(state) && movers.includes(by) ? to : null
}

/** A visit that goes on, or has been held: its doctor can sign papers for it. */
export const signableStates: ReadonlySet<AppointmentState> = new Set(['in_progress', 'completed'])
