import type { UnitSystem } from '#contract/kernel/unit-systems.ts'
import type { Observation } from '#contract/observations/schemas.ts'
import { inUnit, kept } from '#contract/observations/rules/measured.ts'
import type { Measurer, ObservationKind } from '#contract/observations/values.ts'
import { readMeasure, writtenMeasure, type Measure } from '#shared/lib/measures.ts'
import { instantOfWall, wallTimeAt } from '#shared/lib/wall-instant.ts'

/** What a form holds of a measurement: texts; `at` is a wall time of the reader's zone. */
export interface ObservationValues {
  kind: ObservationKind
  value: string
  second: string
  at: string
  measurer: Measurer
  reason: string
}

const measures: Partial<Record<ObservationKind, Measure>> = { weight: 'weight', height: 'height', head_circumference: 'height' }

/** What lengths and weights are typed as. */
export const measureOf = (kind: ObservationKind): Measure | undefined => measures[kind]

const plain = /^\d{1,6}(\.\d*)?$/

/** A typed number as it is kept; `before`, where it stands as that was shown. `null` for an empty line, `NaN` for what is no number. */
export function readValue(text: string, kind: ObservationKind, units: UnitSystem, before?: number): number | null {
  const measure = measureOf(kind)
  if (measure) return readMeasure(text, measure, units, before)
  const written = text.trim().replace(',', '.')
  if (written === '') return null
  return plain.test(written) ? kept(kind, Number(written)) : Number.NaN
}

/** A kept value as it is typed. */
export function writtenValue(value: number, kind: ObservationKind, units: UnitSystem): string {
  const measure = measureOf(kind)
  return measure ? writtenMeasure(value, measure, units) : String(inUnit(kind, value))
}

/** What the contract checks. An empty line is missing. `before`: the value that is corrected. */
export function factsOfValues(values: ObservationValues, units: UnitSystem, zone: string, before?: number) {
  const { kind, measurer } = values
  return {
    kind,
    value: readValue(values.value, kind, units, before) ?? undefined,
    second: kind === 'blood_pressure' ? (readValue(values.second, kind, units) ?? undefined) : null,
    at: instantOfWall(values.at, zone) ?? '',
    measurer,
  }
}

/** Of something that is to be corrected. */
export function valuesOf(observation: Observation, units: UnitSystem, zone: string): ObservationValues {
  const { kind, value, second, at, measurer } = observation
  return {
    kind,
    value: writtenValue(value, kind, units),
    second: second === null ? '' : String(second),
    at: wallTimeAt(at, zone),
    measurer,
    reason: '',
  }
}
