import { addDays, countDays } from '../../kernel/days.ts'
import { dayTime } from '../values.ts'

/** What comes at wall times of a zone that these rules know nothing of. */
export type WallSchedule =
  | { readonly mode: 'once'; readonly on: string; readonly time: string | null }
  | {
      readonly mode: 'daily'
      readonly everyDays: number
      readonly from: string
      readonly until: string | null
      readonly times: readonly string[]
    }

/** A wall time at which something is due. The key is the day alone where the day is all that was said. */
export interface WallSlot {
  readonly key: string
  /** `2026-11-20T08:00` */
  readonly wall: string
}

/** What is due from one day to another, both included, in its order. Days and walls are texts of one calendar. */
export function wallsBetween(schedule: WallSchedule, first: string, last: string): WallSlot[] {
  if (schedule.mode === 'once') {
    const { on, time } = schedule
    if (on < first || on > last) return []
    return [{ key: time === null ? on : `${on}T${time}`, wall: `${on}T${time ?? dayTime}` }]
  }
  const { everyDays, from, until } = schedule
  const end = until !== null && until < last ? until : last
  const skipped = Math.max(0, Math.ceil(countDays(from, first) / everyDays))
  const times = schedule.times.toSorted()
  const slots: WallSlot[] = []
  for (let day = addDays(from, skipped * everyDays); day <= end; day = addDays(day, everyDays))
    for (const time of times) slots.push({ key: `${day}T${time}`, wall: `${day}T${time}` })
  return slots
}

/** What comes every so many hours after a beginning, from one moment on and before another, in milliseconds. */
export function hoursBetween(start: number, everyHours: number, from: number, before: number): number[] {
  const step = everyHours * 3_600_000
  const first = Math.max(0, Math.ceil((from - start) / step))
  const slots: number[] = []
  for (let at = start + first * step; at < before; at += step) slots.push(at)
  return slots
}
