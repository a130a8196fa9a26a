/** Whole seconds until an instant (both in milliseconds since 1970), never below zero. */
export function secondsUntil(instant: number, now: number): number {
  return Math.max(0, Math.ceil((instant - now) / 1000))
}

/** `14:05`, and with hours `1:04:05`. */
export function clockOf(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

/** The moments worth saying aloud; saying every second would drown everything else. */
export function isWorthSaying(seconds: number): boolean {
  return seconds === 0 || seconds === 30 || (seconds % 60 === 0 && [1, 2, 5, 10].includes(seconds / 60))
}
