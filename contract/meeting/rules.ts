import { checkInMinutes } from '../booking/rules.ts'
import type { AppointmentState } from '../booking/states.ts'
import type { AppointmentMode } from '../doctors/values.ts'
import { delayHours, meetingParts, silentSeconds, type MeetingPart } from './values.ts'

const minute = 60_000

interface Appointment {
  readonly mode: AppointmentMode
  readonly state: AppointmentState
  /** Milliseconds since the epoch. */
  readonly start: number
}

/** The instant from which the parties may come in. */
export const opensAt = (start: number): number => start - checkInMinutes * minute

/** What somebody meets who opens the address of a meeting. */
export const meetingStages = ['not_by_video', 'not_booked', 'ahead', 'waiting', 'call', 'over'] as const
export type MeetingStage = (typeof meetingStages)[number]

/**
 * What the room is now. Made from the states that appointments have, each named, so that a new state cannot be forgotten: it is a type
 * error here.
 */
export function meetingStage({ mode, state, start }: Appointment, now: number): MeetingStage {
  if (mode !== 'video') return 'not_by_video'
  const stages: Readonly<Record<AppointmentState, MeetingStage>> = {
    pending_payment: 'not_booked',
    expired: 'not_booked',
    cancelled: 'not_booked',
    no_show: 'over',
    completed: 'over',
    confirmed: now < opensAt(start) ? 'ahead' : 'waiting',
    waiting: 'waiting',
    in_progress: 'call',
  }
  return stages[state]
}

/**
 * Of two who negotiate, the polite one gives way (WebRTC 1.0, 10.7): the patient to the doctor, a guest to both, else the one whose id sorts
 * behind.
 */
export function isPolite(
  own: { readonly id: string; readonly part: MeetingPart },
  other: { readonly id: string; readonly part: MeetingPart },
): boolean {
  if (own.part !== other.part) return meetingParts.indexOf(own.part) > meetingParts.indexOf(other.part)
  return own.id > other.id
}

/** Is a connection that last gave a sign of life at `seenAt` (milliseconds) still there? */
export const isAlive = (seenAt: number, now: number): boolean => now - seenAt <= silentSeconds * 1000

/** Does what a doctor said about being late at `saidAt` (milliseconds) still hold? */
export const delayHolds = (saidAt: number, now: number): boolean => now - saidAt < delayHours * 60 * minute
