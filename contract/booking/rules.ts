import type { AppointmentState, AppointmentVerb, TransitionActor } from './states.ts'
import { stateAfter } from './states.ts'

/** Minutes a slot is held while it is paid for. */
export const holdMinutes = 15
/** Times that one person may hold unpaid at once. */
export const maxUnpaid = 5
/** Minutes before the start from which the patient may check in; the meeting opens then too. */
export const checkInMinutes = 10
/** Minutes after the start from which one party may report that the other did not come. */
export const absenceMinutes = 10
/** Hours ahead of the start up to which a patient who cancels gets everything back. */
export const fullRefundHours = 24
/** Hours ahead of the start at which the patient is reminded of it. The database's check says the same. */
export const reminderHours = [24, 1] as const
export type ReminderHours = (typeof reminderHours)[number]
/** Longest span of days that one question for slots may cover. */
export const slotDays = 62
/** Minutes of the longest slot, and of the longest buffer before or after it. The database's checks say the same. */
export const longestSlot = 240
export const longestBuffer = 120

/** Rules a doctor starts with. Minutes, but for the horizon (days). */
export const defaultRules = {
  slotMinutes: 30,
  bufferBefore: 0,
  bufferAfter: 0,
  minimumNotice: 120,
  horizonDays: 60,
  dailyLimit: null,
} as const

const minute = 60_000
const hour = 60 * minute

/** The share of what was paid that goes back: all, half or nothing. */
export type RefundShare = 0 | 0.5 | 1

/**
 * What is given back when a visit is called off (domain, Refunds). Exactly 24 h ahead is still all.
 * Times in milliseconds since the epoch.
 */
export function refundShare(by: 'patient' | 'doctor' | 'staff', start: number, now: number): RefundShare {
  if (by !== 'patient') return 1
  return now <= fullRefundUntil(start) ? 1 : 0.5
}

/** The last moment at which a patient who cancels gets everything back, of the start that the refund is reckoned from. */
export function fullRefundUntil(reckonedFrom: number): number {
  return reckonedFrom - fullRefundHours * hour
}

/**
 * The start that the refund of a moved visit is reckoned from: the new one, unless the full refund was gone already. Moving a
 * visit does not win it back (our rule; the domain is silent).
 */
export function refundStartAfterMove(reckonedFrom: number, newStart: number, now: number): number {
  return now <= fullRefundUntil(reckonedFrom) ? newStart : reckonedFrom
}

/**
 * Why a patient gets back what they get: in time; too late; booked when the full refund was gone already; or moved when it was gone,
 * which does not bring it back.
 */
export const refundGrounds = ['in_time', 'too_late', 'booked_late', 'moved_late'] as const
export type RefundGround = (typeof refundGrounds)[number]

/** Times in milliseconds; `reckonedFrom` as `refundStartAfterMove` answers it, the start itself of a visit that was never moved. */
export function refundGround(
  appointment: { readonly start: number; readonly reckonedFrom: number; readonly bookedAt: number },
  now: number,
): RefundGround {
  const until = fullRefundUntil(appointment.reckonedFrom)
  if (now <= until) return 'in_time'
  if (appointment.reckonedFrom !== appointment.start) return 'moved_late'
  return appointment.bookedAt > until ? 'booked_late' : 'too_late'
}

/** What goes back when one party did not come. */
export function absenceRefundShare(absent: 'patient' | 'doctor'): RefundShare {
  return absent === 'doctor' ? 1 : 0
}

/** The two sides of a visit, as of who came to it. */
export type Side = 'patient' | 'doctor'

/**
 * Who is known to have come, by all that is known of the visit: whoever came is not reported absent. Checked in is the patient's coming,
 * said by themselves or by the practice; a doctor is known to have come once the visit has begun, from where nobody is reported.
 */
export function whoCame({ state }: { readonly state: AppointmentState }): readonly Side[] {
  if (state === 'waiting') return ['patient']
  return state === 'in_progress' || state === 'completed' ? ['patient', 'doctor'] : []
}

/** Whom a verb says to be absent; `null` for every other verb. */
function absentBy(verb: AppointmentVerb): Side | null {
  if (verb === 'reportPatientAbsent') return 'patient'
  return verb === 'reportDoctorAbsent' ? 'doctor' : null
}

/** Whether what the verb says is known to be untrue: of somebody who came, that they did not. */
export function isRefuted(verb: AppointmentVerb, appointment: Parameters<typeof whoCame>[0]): boolean {
  const absent = absentBy(verb)
  return absent !== null && whoCame(appointment).includes(absent)
}

/** The instant before which a verb has to wait; `null` for one that need not. */
export function earliest(verb: AppointmentVerb, appointment: { start: number }): number | null {
  if (verb === 'checkIn') return appointment.start - checkInMinutes * minute
  if (absentBy(verb) !== null) return appointment.start + absenceMinutes * minute
  return null
}

/** Why a verb has to wait or came too late; `null` when its time is right. */
export function timingRefusal(
  verb: AppointmentVerb,
  appointment: { start: number; end: number },
  now: number,
): 'too_early' | 'too_late' | null {
  if (now < (earliest(verb, appointment) ?? now)) return 'too_early'
  if (verb === 'reschedule') return now >= appointment.start ? 'too_late' : null
  if (verb === 'checkIn' || verb === 'cancel') return now >= appointment.end ? 'too_late' : null
  return null
}

/** Whether a screen may offer the verb now. The server asks the same, again. */
export function isVerbAllowed(
  verb: AppointmentVerb,
  by: TransitionActor,
  appointment: { state: AppointmentState; start: string; end: string },
  now: number,
): boolean {
  const times = { start: Date.parse(appointment.start), end: Date.parse(appointment.end) }
  const isPossible = stateAfter(appointment.state, verb, by) !== null && !isRefuted(verb, appointment)
  return isPossible && timingRefusal(verb, times, now) === null
}
