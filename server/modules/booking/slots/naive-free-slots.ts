import { Temporal } from 'temporal-polyfill'
import { type DoctorCalendar, type FreeSlot, dayNumber } from './calendar.ts'
import type { Asked } from './free-slots.ts'

/**
 * The same rules as `freeSlots`, said as plainly as can be over Temporal: a second opinion for tests and measurements, never
 * for the platform itself.
 */
export function naiveFreeSlots(calendar: DoctorCalendar, asked: Asked): FreeSlot[] {
  const { rules, zone } = calendar
  const minute = 60_000
  const length = rules.slotMinutes * minute
  const zoned = (instant: number) => Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone)
  const today = zoned(asked.now).toPlainDate()
  const found: FreeSlot[] = []
  let date = zoned(asked.from).toPlainDate().subtract({ days: 2 })
  const end = zoned(asked.to).toPlainDate().add({ days: 2 })
  for (; Temporal.PlainDate.compare(date, end) <= 0; date = date.add({ days: 1 })) {
    if (Temporal.PlainDate.compare(date, today.add({ days: rules.horizonDays })) > 0) break
    const onDay = calendar.visits.filter((appointment) => zoned(appointment.start).toPlainDate().equals(date)).length
    if (rules.dailyLimit !== null && onDay >= rules.dailyLimit) continue
    const ranges = calendar.overrides.get(dayNumber(date.toString())) ?? calendar.weekly[date.dayOfWeek - 1]!
    for (const range of ranges) {
      const modes = range.modes.filter((mode) => calendar.modes.includes(mode))
      if (modes.length === 0 || (asked.mode && !modes.includes(asked.mode))) continue
      const midnight = date.toPlainDateTime()
      const last = midnight.add({ minutes: range.to })
      const rangeEnd = firstShown(last, zone) ?? afterGap(last, zone)
      let wall = midnight.add({ minutes: range.from })
      let previousEnd = Number.NEGATIVE_INFINITY
      while (Temporal.PlainDateTime.compare(wall, last) < 0) {
        const start = firstShown(wall, zone)
        if (start === null || start < previousEnd) {
          wall = wall.add({ milliseconds: length })
          continue
        }
        if (start + length > rangeEnd) break
        const inTheWay = calendar.visits.find(
          (appointment) =>
            appointment.blocks &&
            start < appointment.end + (appointment.after + rules.bufferBefore) * minute &&
            appointment.start < start + length + (rules.bufferAfter + appointment.before) * minute,
        )
        if (inTheWay) {
          let next = inTheWay.end + (inTheWay.after + rules.bufferBefore) * minute
          // The clock shows these times again: wait until it shows new ones.
          while (firstShown(zoned(next).toPlainDateTime(), zone) !== next) next += minute
          wall = zoned(next).toPlainDateTime()
          continue
        }
        previousEnd = start + length
        wall = wall.add({ milliseconds: length })
        const off = calendar.timeOff.some((span) => start < span.end && span.start < start + length)
        const inTime = start >= asked.from && start < asked.to && start >= asked.now + rules.minimumNotice * minute
        if (inTime && !off) found.push({ start, minutes: rules.slotMinutes, modes })
      }
    }
  }
  return found.slice(0, asked.limit)
}

function firstShown(wall: Temporal.PlainDateTime, zone: string): number | null {
  const shown = wall.toZonedDateTime(zone, { disambiguation: 'earlier' })
  return shown.toPlainDateTime().equals(wall) ? shown.epochMilliseconds : null
}

function afterGap(wall: Temporal.PlainDateTime, zone: string): number {
  return wall.toZonedDateTime(zone, { disambiguation: 'earlier' }).getTimeZoneTransition('next')!.epochMilliseconds
}
