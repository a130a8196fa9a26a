import type { AppointmentMode } from '#contract/doctors/values.ts'
import { type BookedAppointment, type DoctorCalendar, type FreeSlot, type Range, type Span, weekday } from './calendar.ts'
import { startsIn } from './day-starts.ts'
import { firstEndingAfter, merged } from './spans.ts'
import { WallClock, dayLength } from '#server/kernel/wall-clock.ts'

export interface Asked {
  /** Starts at or after `from` and before `to`, in milliseconds. */
  readonly from: number
  readonly to: number
  readonly now: number
  readonly mode?: AppointmentMode
  /** Stop after so many. */
  readonly limit?: number
  /** At most so many of each of the doctor's days. */
  readonly perDay?: number
}

const minute = 60_000

/**
 * When the doctor can be booked (domain, Appointment, Availability), in order of time. Pure: no clock, no zone of its own.
 * Grows linearly in days and visits.
 */
export function freeSlots(calendar: DoctorCalendar, asked: Asked): FreeSlot[] {
  const { rules } = calendar
  const earliest = Math.max(asked.from, asked.now + rules.minimumNotice * minute)
  const limit = asked.limit ?? Number.POSITIVE_INFINITY
  const perDay = asked.perDay ?? Number.POSITIVE_INFINITY
  const clock = new WallClock(calendar.zone, Math.min(asked.now, asked.from), Math.max(asked.now, asked.to))
  // A clock that goes back over midnight shows a day again: a day more at either end, and starts are judged as instants.
  const firstDay = dayAt(clock, asked.from) - 1
  const lastDay = Math.min(dayAt(clock, asked.now) + rules.horizonDays, dayAt(clock, asked.to - 1) + 1)
  const timeOff = merged(calendar.timeOff)
  const full = fullDays(calendar, clock, asked)
  const laying = {
    clock,
    length: rules.slotMinutes * minute,
    before: rules.bufferBefore * minute,
    after: rules.bufferAfter * minute,
    blocked: blockedBy(calendar.visits),
  }
  const found: FreeSlot[] = []
  if (asked.from >= asked.to || limit <= 0) return found
  for (let day = Math.max(firstDay, dayAt(clock, asked.now) - 1); day <= lastDay; day += 1) {
    if (full.has(day)) continue
    const enough = found.length + perDay
    for (const range of calendar.overrides.get(day) ?? calendar.weekly[weekday(day)] ?? []) {
      const modes = modesIn(range, calendar, asked.mode)
      if (modes.length === 0) continue
      for (const start of startsIn(range, day * dayLength, laying)) {
        if (start < earliest) continue
        if (start >= asked.to || found.length >= enough) break
        if (overlapsAny(timeOff, start, start + laying.length)) continue
        found.push({ start, minutes: rules.slotMinutes, modes })
        if (found.length >= limit) return found
      }
    }
  }
  return found
}

/** Whether a visit of the doctor's slot length may begin at the instant, in the mode. The same rules, asked about one start. */
export function isFree(calendar: DoctorCalendar, start: number, now: number, mode: AppointmentMode): boolean {
  return freeSlots(calendar, { from: start, to: start + 1, now, mode }).length > 0
}

const blockedByAppointments = new WeakMap<readonly BookedAppointment[], readonly Span[]>()

/** The time that visits take with their buffers; worked out once for calendars that are kept. */
function blockedBy(visits: readonly BookedAppointment[]): readonly Span[] {
  const known = blockedByAppointments.get(visits)
  if (known) return known
  const blocked = merged(visits.filter(({ blocks }) => blocks).map(withBuffers))
  blockedByAppointments.set(visits, blocked)
  return blocked
}

function dayAt(clock: WallClock, instant: number): number {
  return Math.floor(clock.wallAt(instant) / dayLength)
}

function modesIn(range: Range, calendar: DoctorCalendar, mode: AppointmentMode | undefined): readonly AppointmentMode[] {
  const modes = range.modes.filter((each) => calendar.modes.includes(each))
  return mode === undefined || modes.includes(mode) ? modes : []
}

/** Days on which the doctor's limit of visits is reached. */
function fullDays({ rules, visits }: DoctorCalendar, clock: WallClock, asked: Asked): ReadonlySet<number> {
  const full = new Set<number>()
  if (rules.dailyLimit === null) return full
  const counts = new Map<number, number>()
  for (const { start } of visits) {
    if (start < asked.from - 2 * dayLength || start > asked.to + 2 * dayLength) continue
    const day = dayAt(clock, start)
    const count = (counts.get(day) ?? 0) + 1
    counts.set(day, count)
    if (count >= rules.dailyLimit) full.add(day)
  }
  return full
}

function withBuffers({ start, end, before, after }: BookedAppointment): Span {
  return { start: start - before * minute, end: end + after * minute }
}

function overlapsAny(spans: readonly Span[], start: number, end: number): boolean {
  const next = spans[firstEndingAfter(spans, start)]
  return next !== undefined && next.start < end
}
