import { numberFormat } from './formats.ts'

/** As written in the language: `12,345.6`. */
export function formatNumber(value: number, language: string, options?: Intl.NumberFormatOptions): string {
  return numberFormat(language, options).format(value)
}

/** A share of one: `0.125` → `12.5%`. */
export function formatShare(share: number, language: string, fractionDigits = 0): string {
  return formatNumber(share, language, { style: 'percent', maximumFractionDigits: fractionDigits })
}

/** A count that was only counted so far: `1,000+`. */
export function formatBoundedCount(count: number, limit: number, language: string): string {
  return count >= limit ? `${formatNumber(limit, language)}+` : formatNumber(count, language)
}

const byteUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** The size of a file, in thousands of bytes: `1.5 MB`. */
export function formatBytes(bytes: number, language: string): string {
  const step = bytes < 1000 ? 0 : Math.min(byteUnits.length - 1, Math.floor(Math.log10(bytes) / 3))
  return formatNumber(bytes / 1000 ** step, language, {
    style: 'unit',
    unit: byteUnits[step],
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step > 1 ? 1 : 0,
  })
}
