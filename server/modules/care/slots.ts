import type { Schedule } from '#contract/care/schemas.ts'
import { hoursBetween, wallsBetween } from '#contract/care/rules/walls.ts'
import { addDays, wallDay } from '#contract/kernel/days.ts'
import { dayIn, dayLength, WallClock } from '#server/kernel/wall-clock.ts'

/** One time at which something is due. */
export interface Slot {
  /** By which it is ticked; the same however the clock of the zone is set. */
  readonly key: string
  readonly at: Date
  /** Some time on that day. */
  readonly isDay: boolean
}

export interface Scheduled {
  readonly schedule: Schedule
  /** Of a schedule by hours. */
  readonly starts_at: string | null
}

/**
 * What is due from one moment on and before another. Wall times are the zone's: one that the clock skips is due when the clock goes on, one that
 * it shows twice is due the first time, and once. What comes every so many hours goes on evenly.
 */
export function slotsBetween({ schedule, starts_at: start }: Scheduled, zone: string, from: Date, before: Date): Slot[] {
  const clock = new WallClock(zone, from.getTime() - dayLength, before.getTime() + dayLength)
  if (schedule.mode === 'hours') {
    const end = schedule.until === null ? before.getTime() : Math.min(before.getTime(), endOf(clock, schedule.until))
    return hoursBetween(Date.parse(start!), schedule.everyHours, from.getTime(), end).map((at) => {
      const due = new Date(at)
      return { key: due.toISOString(), at: due, isDay: false }
    })
  }
  const [first, last] = [addDays(dayIn(zone, from), -1), addDays(dayIn(zone, before), 1)]
  return wallsBetween(schedule, first, last).flatMap(({ key, wall }) => {
    const at = new Date(clock.reaches(Date.parse(`${wall}:00Z`)))
    return at >= from && at < before ? [{ key, at, isDay: key.length === 10 }] : []
  })
}

const endOf = (clock: WallClock, day: string) => clock.reaches(Date.parse(`${day}T00:00:00Z`) + dayLength)

/** When the next one after a moment is due; `null`: none any more. */
export function nextSlot(item: Scheduled, zone: string, after: Date): Slot | null {
  const { schedule } = item
  const begins = schedule.mode === 'once' ? schedule.on : wallDay(schedule.from)
  const start = new Date(Math.max(after.getTime() + 1, Date.parse(`${begins}T00:00:00Z`) - 2 * dayLength))
  const days = schedule.mode === 'once' ? 4 : schedule.mode === 'daily' ? schedule.everyDays + 4 : schedule.everyHours / 24 + 4
  return slotsBetween(item, zone, start, new Date(start.getTime() + days * dayLength))[0] ?? null
}

/** The slot with this key; `null` for a key that the schedule does not have. */
export function slotNamed(item: Scheduled, zone: string, key: string): Slot | null {
  const day = Date.parse(`${wallDay(key)}T00:00:00Z`)
  if (Number.isNaN(day)) return null
  const around = slotsBetween(item, zone, new Date(day - 2 * dayLength), new Date(day + 3 * dayLength))
  return around.find((slot) => slot.key === key) ?? null
}
