import { dateFormat } from '#shared/lib/formats.ts'

/** What the wall clock of a zone shows at an instant, as the contract writes it: `2026-11-20T18:30`. */
export function localTimeOf(instant: string, timeZone: string): string {
  const shown = dateFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(instant))
  return shown.replace(' ', 'T')
}

/** The same clock so many hours later; nothing for what is no time yet. */
export function hoursLater(local: string, hours: number): string {
  const wall = Date.parse(`${local}Z`)
  return Number.isNaN(wall) ? '' : new Date(wall + hours * 3_600_000).toISOString().slice(0, 16)
}
