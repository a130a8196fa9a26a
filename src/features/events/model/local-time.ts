/** What the same wall clock (`2026-11-20T18:30`) shows so many hours later; nothing for what is no time yet. */
export function hoursLater(local: string, hours: number): string {
  const wall = Date.parse(`${local}Z`)
  return Number.isNaN(wall) ? '' : new Date(wall + hours * 3_600_000).toISOString().slice(0, 16)
}
