import { formatNumber } from '#shared/lib/format-number.ts'

/** An age that is kept in months, as people say it: in years where it is whole ones. */
export function writtenAge(months: number, language: string): string {
  const isWhole = months >= 12 && months % 12 === 0
  return formatNumber(isWhole ? months / 12 : months, language, {
    style: 'unit',
    unit: isWhole ? 'year' : 'month',
    unitDisplay: 'long',
  })
}
