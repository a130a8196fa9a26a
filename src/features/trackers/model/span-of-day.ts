import { addDays } from '#contract/kernel/days.ts'
import { instantOfWall } from '#shared/lib/wall-instant.ts'

/** A day as a zone's clock has it, from midnight to midnight: also of 23 or 25 hours. */
export function spanOfDay(day: string, timeZone: string): { from: string; until: string } {
  const midnight = (of: string) => instantOfWall(`${of}T00:00`, timeZone) ?? new Date(`${of}T00:00Z`).toISOString()
  return { from: midnight(day), until: midnight(addDays(day, 1)) }
}
