import { formatNumber } from '#shared/lib/format-number.ts'

/** Kilometres for people: `2.4` near by, whole ones from ten on. */
export function formatKilometres(distance: number, language: string): string {
  return formatNumber(distance, language, { maximumFractionDigits: distance < 10 ? 1 : 0 })
}
