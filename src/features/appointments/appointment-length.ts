/** How long a visit takes, in whole minutes. Instants are ISO 8601. */
export function minutesOf({ start, end }: { start: string; end: string }): number {
  return Math.round((Date.parse(end) - Date.parse(start)) / 60_000)
}
