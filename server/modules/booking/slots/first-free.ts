import type { Slot } from '#contract/doctors/schemas.ts'
import type { AppointmentMode } from '#contract/doctors/values.ts'
import type { DoctorCalendar } from './calendar.ts'
import { freeSlots } from './free-slots.ts'
import { presentSlot } from './list-slots.ts'

export interface FirstFreeAsked {
  /** In milliseconds. */
  readonly now: number
  /** How far ahead is looked, in milliseconds. */
  readonly ahead: number
  readonly mode?: AppointmentMode
  readonly limit: number
  /** At most so many of each of the doctor's days. */
  readonly perDay?: number
}

interface Known {
  readonly asked: FirstFreeAsked
  /** The last instant at which all of them can still be booked. */
  readonly until: number
  readonly slots: readonly Slot[]
}

const minute = 60_000
const known = new WeakMap<DoctorCalendar, Map<AppointmentMode | undefined, Known>>()

/**
 * The first slots from now on, earliest first; the same as `freeSlots` finds. Time alone takes none away before the first of them is too
 * near, and adds only later ones: so for a calendar that is kept they are worked out once, until then.
 */
export function firstFree(calendar: DoctorCalendar, asked: FirstFreeAsked): readonly Slot[] {
  const before = known.get(calendar)?.get(asked.mode)
  if (before && isStill(before, asked)) return before.slots
  const { now, ahead, mode, limit, perDay } = asked
  const found = freeSlots(calendar, { from: now, to: now + ahead, now, mode, limit, perDay })
  const slots = found.map(presentSlot)
  // Where there are fewer, time may bring more.
  if (found.length === limit && limit > 0) {
    const until = found[0]!.start - calendar.rules.minimumNotice * minute
    const modes = known.get(calendar) ?? new Map<AppointmentMode | undefined, Known>()
    known.set(calendar, modes.set(mode, { asked, until, slots }))
  }
  return slots
}

const isStill = (before: Known, asked: FirstFreeAsked) =>
  before.asked.limit === asked.limit &&
  before.asked.perDay === asked.perDay &&
  before.asked.ahead === asked.ahead &&
  before.asked.now <= asked.now &&
  asked.now <= before.until
