import { formatNumber } from '#shared/lib/format-number.ts'

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

/** A wait in the greatest unit that it fills: `6 hours`. */
export function formatWait(seconds: number, language: string): string {
  const [unit, length] = units.find(([, each]) => seconds >= each) ?? (['second', 1] as const)
  return formatNumber(seconds / length, language, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 1 })
}

/** How long a run took: `0.25 sec`. */
export const formatTaken = (milliseconds: number, language: string): string =>
  formatNumber(milliseconds / 1000, language, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'short',
    maximumFractionDigits: milliseconds < 10_000 ? 2 : 0,
  })
