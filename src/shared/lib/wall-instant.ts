/*
 * By Intl and not by Temporal, as the server does it (`server/kernel/wall-clock.ts`): browsers that lack Temporal would fetch 26 kB of
 * polyfill before they show a form with a time. Tests hold what is here to Temporal.
 */

/** Milliseconds that the zone's clock is ahead of UTC at an instant. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(new Date(instant))
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second')) - instant
}

/**
 * The instant, ISO 8601 in UTC, at which the zone's clock shows this wall time (`2026-11-20T09:30`). Of an hour that happens twice the
 * first; one that does not exist is read as if the clock had not been changed. `undefined` for what is no time.
 */
export function instantOfWall(wall: string, timeZone: string): string | undefined {
  const asUtc = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(wall) ? Date.parse(`${wall}:00Z`) : Number.NaN
  if (Number.isNaN(asUtc)) return undefined
  const dayBefore = asUtc - offsetAt(asUtc - 86_400_000, timeZone)
  const candidates = [dayBefore, asUtc - offsetAt(asUtc + 86_400_000, timeZone)].filter(
    (instant) => instant + offsetAt(instant, timeZone) === asUtc,
  )
  return new Date(candidates.length > 0 ? Math.min(...candidates) : dayBefore).toISOString()
}

/** What the zone's clock shows at an instant: `2026-11-20T09:30`. */
export function wallTimeAt(instant: string, timeZone: string): string {
  const at = Date.parse(instant)
  return new Date(at + offsetAt(Math.floor(at / 1000) * 1000, timeZone)).toISOString().slice(0, 16)
}
