import type { AppointmentMode } from '#contract/doctors/values.ts'
import type { SlotRules } from '#contract/booking/availability-schemas.ts'
import { minutesOf } from '#contract/booking/hours.ts'
import { utcDay } from '#contract/kernel/days.ts'

/** Minutes since midnight, in the doctor's zone. */
export interface Range {
  readonly from: number
  readonly to: number
  readonly modes: readonly AppointmentMode[]
}

/** Instants in milliseconds; the end is not part of it. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** A visit on the books. One that is over early (`blocks: false`) still counts towards the limit of its day. */
export interface BookedAppointment extends Span {
  /** The visit's own buffers, in minutes, as they were when it was booked. */
  readonly before: number
  readonly after: number
  readonly blocks: boolean
}

/** All that decides when one doctor is free. */
export interface DoctorCalendar {
  readonly zone: string
  readonly rules: SlotRules
  /** Seven days, Monday first. */
  readonly weekly: readonly (readonly Range[])[]
  /** By day number (days since 1970-01-01). */
  readonly overrides: ReadonlyMap<number, readonly Range[]>
  readonly timeOff: readonly Span[]
  readonly visits: readonly BookedAppointment[]
  /** What the doctor has a fee for. */
  readonly modes: readonly AppointmentMode[]
}

export interface FreeSlot {
  readonly start: number
  readonly minutes: number
  readonly modes: readonly AppointmentMode[]
}

const dayLength = 86_400_000

/** Days since 1970-01-01 of `2026-11-20`. */
export function dayNumber(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / dayLength
}

export function dateOf(day: number): string {
  return utcDay(day * dayLength)
}

/** 0 is Monday; 1970-01-01 was a Thursday. */
export function weekday(day: number): number {
  return (((day + 3) % 7) + 7) % 7
}

export function rangesOf(ranges: readonly { from: string; to: string; modes: readonly AppointmentMode[] }[]): Range[] {
  return ranges.map(({ from, to, modes }) => ({ from: minutesOf(from), to: minutesOf(to), modes }))
}
