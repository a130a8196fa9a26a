/**
 * The time by the platform's clock. Devices whose clock is an hour wrong would say that a held time has run out, or that a visit is over;
 * what is held against instants of the platform is held against this.
 */

/** Below this, in milliseconds, both clocks agree: answers tell whole seconds, and are under way for a while. */
const least = 30_000

/** Milliseconds that the platform's clock is ahead of this device's. */
let ahead = 0

/** Milliseconds since the epoch, as the platform counts them; by this device's clock until the platform has answered once. */
export const platformNow = (): number => Date.now() + ahead

/** Takes the time of an answer (its `Date`, RFC 9110); what cannot be read changes nothing. */
export function hearPlatformTime(date: string | null): void {
  const told = Date.parse(date ?? '')
  if (Number.isNaN(told)) return
  const difference = told - Date.now()
  ahead = Math.abs(difference) < least ? 0 : difference
}
