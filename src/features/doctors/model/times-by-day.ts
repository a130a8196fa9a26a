import type { PricedSlot } from '#contract/doctors/schemas.ts'
import { dayOf } from '#shared/lib/format-time.ts'

/** Days that stand side by side in a row of the list. */
export const shownDays = 4
/** Times of one day that stand below one another: a row stays lower than a phone's screen. */
export const shownPerDay = 3

export interface DayOfTimes {
  /** In the reader's zone: `2026-11-20`. */
  readonly day: string
  readonly times: readonly PricedSlot[]
}

/** The first days of the reader's zone that have times, with the first times of each. `slots` come earliest first. */
export function timesByDay(slots: readonly PricedSlot[], zone: string): readonly DayOfTimes[] {
  const days = new Map<string, PricedSlot[]>()
  for (const slot of slots) {
    const day = dayOf(slot.start, zone)
    const times = days.get(day) ?? []
    if (times.length < shownPerDay) days.set(day, [...times, slot])
  }
  return [...days].slice(0, shownDays).map(([day, times]) => ({ day, times }))
}
