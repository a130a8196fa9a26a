import { useTranslation } from 'react-i18next'
import type { UnitSystem } from '#contract/kernel/unit-systems.ts'
import { inUnit } from '#contract/observations/rules/measured.ts'
import type { ObservationKind } from '#contract/observations/values.ts'
import { useUnits } from '#shared/api/use-units.ts'
import { formatNumber } from '#shared/lib/format-number.ts'
import { formatHeight, formatWeight } from '#shared/lib/measures.ts'

export type ObservedFormat = (kind: ObservationKind, value: number, second?: number | null) => string

/** How a value is written for the reader: lengths and weights in their units, all else in the unit in which it is kept. */
export function useObservedFormat(): ObservedFormat {
  const { i18n } = useTranslation('workspace')
  const units = useUnits()
  return (kind, value, second) => formatObserved({ kind, value, second: second ?? null }, i18n.language, units)
}

/** Units that are words after a number: of two ends they stand after the second alone, as in `72 to 104 mmHg`. */
const wordsAfter = { blood_pressure: ' mmHg', blood_glucose: ' mg/dL', heart_rate: '/min', respiratory_rate: '/min' } as const

/** The first of two ends. */
export function useFirstEndFormat(): (kind: ObservationKind, value: number) => string {
  const format = useObservedFormat()
  return (kind, value) => {
    const text = format(kind, value)
    const { [kind]: unit = '' }: Partial<Record<ObservationKind, string>> = wordsAfter
    return text.slice(0, text.length - unit.length)
  }
}

interface Observed {
  readonly kind: ObservationKind
  readonly value: number
  readonly second: number | null
}

/** `120/80 mmHg`, `38.5°C`, `4.5 kg`. */
export function formatObserved({ kind, value, second }: Observed, language: string, units: UnitSystem): string {
  const number = formatNumber(inUnit(kind, value), language, { maximumFractionDigits: 1 })
  switch (kind) {
    case 'weight':
      return formatWeight(value, language, units)
    case 'height':
      return formatHeight(value, language, units)
    case 'head_circumference':
      return units === 'metric'
        ? formatHeight(value, language, units)
        : formatNumber(value / 25.4, language, { style: 'unit', unit: 'inch', unitDisplay: 'short', maximumFractionDigits: 1 })
    case 'temperature':
      return formatNumber(inUnit(kind, value), language, {
        style: 'unit',
        unit: 'celsius',
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
      })
    case 'oxygen_saturation':
      return formatNumber(value / 100, language, { style: 'percent' })
    case 'blood_pressure':
      return `${number}${second === null ? '' : `/${formatNumber(second, language)}`}${wordsAfter.blood_pressure}`
    case 'body_condition':
      return `${number}/${formatNumber(9, language)}`
    case 'blood_glucose':
    case 'heart_rate':
    case 'respiratory_rate':
      return `${number}${wordsAfter[kind]}`
  }
}
