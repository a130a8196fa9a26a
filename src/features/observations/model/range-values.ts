import type { ObservationRange } from '#contract/observations/schemas.ts'
import { inUnit, kept } from '#contract/observations/rules/measured.ts'
import type { ObservationKind } from '#contract/observations/values.ts'

/** What the form of a range holds: texts; ends in the unit in which the kind is kept. */
export interface RangeValues {
  kind: ObservationKind
  /** Empty: of a person. */
  species: string
  fromMonths: string
  toMonths: string
  low: string
  high: string
  secondLow: string
  secondHigh: string
  source: string
}

export function valuesOfRange(range: ObservationRange | null): RangeValues {
  const end = (value: number | null) => (range === null || value === null ? '' : String(inUnit(range.kind, value)))
  return {
    kind: range?.kind ?? 'heart_rate',
    species: range?.species ?? '',
    fromMonths: String(range?.fromMonths ?? 0),
    toMonths: String(range?.toMonths ?? ''),
    low: end(range?.low ?? null),
    high: end(range?.high ?? null),
    secondLow: end(range?.secondLow ?? null),
    secondHigh: end(range?.secondHigh ?? null),
    source: range?.source ?? '',
  }
}

/** What the contract checks. An empty end is open. */
export function draftOfValues({ kind, species, fromMonths, toMonths, source, ...ends }: RangeValues) {
  const end = (text: string) => (text === '' ? null : kept(kind, Number(text)))
  const hasTwo = kind === 'blood_pressure'
  return {
    kind,
    species: species === '' ? null : species,
    fromMonths: Number(fromMonths),
    toMonths: toMonths === '' ? null : Number(toMonths),
    low: end(ends.low),
    high: end(ends.high),
    secondLow: hasTwo ? end(ends.secondLow) : null,
    secondHigh: hasTwo ? end(ends.secondHigh) : null,
    source,
  }
}
