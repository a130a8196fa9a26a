import { instantOfWall } from '#shared/lib/wall-instant.ts'

/** A day as a zone's clock has it, from midnight to midnight: also of 23 or 25 hours. */
export function spanOfDay(day: string, timeZone: string): { from: string; until: string } {
  const next = new Date(Date.parse(`${day}T00:00Z`) + 24 * 3_600_000).toISOString().slice(0, 10)
  const midnight = (of: string) => instantOfWall(`${of}T00:00`, timeZone) ?? new Date(`${of}T00:00Z`).toISOString()
  return { from: midnight(day), until: midnight(next) }
}

/** The day so many days on. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * 24 * 3_600_000).toISOString().slice(0, 10)
