import { addDays, countDays } from '#contract/kernel/days.ts'
import { wallTimeAt } from '#shared/lib/wall-instant.ts'
import type { Minutes } from './lay-out.ts'

const minutesOfDay = 24 * 60

/** Every day from one to another, `2026-11-23`. */
export function daysBetween(from: string, to: string): string[] {
  const count = countDays(from, to) + 1
  return Array.from({ length: count }, (_, index) => addDays(from, index))
}

/** The part of a time that lies on a day, in minutes of its wall clock; `null` where none does. */
export function onDay(time: { readonly start: string; readonly end: string }, day: string, timeZone: string): Minutes | null {
  const minutesAt = (instant: string) =>
    (Date.parse(`${wallTimeAt(instant, timeZone)}:00Z`) - Date.parse(`${day}T00:00:00Z`)) / 60_000
  const [from, to] = [Math.max(0, minutesAt(time.start)), Math.min(minutesOfDay, minutesAt(time.end))]
  // An hour that happens twice may end, on the clock, before it begins.
  return from < to ? { from, to } : from === to || from >= minutesOfDay || to <= 0 ? null : { from: to, to: from }
}
