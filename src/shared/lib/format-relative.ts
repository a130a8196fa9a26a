import { relativeFormat } from './formats.ts'

const second = 1000
const units = [
  ['year', 365 * 86_400 * second],
  ['month', 30 * 86_400 * second],
  ['week', 7 * 86_400 * second],
  ['day', 86_400 * second],
  ['hour', 3600 * second],
  ['minute', 60 * second],
  ['second', second],
] as const

/** How long ago, or in how long, in the greatest unit that is full: `3 hours ago`, `in 2 days`, `now`. Instants are ISO 8601 in UTC. */
export function formatRelative(instant: string, now: string, language: string, style: 'long' | 'short' = 'long'): string {
  const distance = Date.parse(instant) - Date.parse(now)
  const [unit, length] = units.find(([, each]) => Math.abs(distance) >= each) ?? (['second', second] as const)
  const amount = Math.trunc(distance / length)
  return relativeFormat(language, { numeric: 'auto', style }).format(amount, unit)
}
