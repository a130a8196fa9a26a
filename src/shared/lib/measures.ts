import type { UnitSystem } from '#contract/kernel/unit-systems.ts'
import { formatNumber } from './format-number.ts'
import { numberFormat } from './formats.ts'

/** What one unit is in what is kept: grams of weights, millimetres of heights. `decimals`: as many as people write. */
const measures = {
  weight: { metric: { unit: 'kilogram', size: 1000, decimals: 3 }, imperial: { unit: 'pound', size: 453.592_37, decimals: 2 } },
  height: { metric: { unit: 'centimeter', size: 10, decimals: 1 }, imperial: { unit: 'inch', size: 25.4, decimals: 1 } },
} as const
export type Measure = keyof typeof measures

/** The international mile. */
const kilometresOfMile = 1.609_344
const inchesOfFoot = 12

/** The units to show: the chosen ones, else those that go with the language. */
export function unitsOf(chosen: UnitSystem | null | undefined, language: string): UnitSystem {
  return chosen ?? (language === 'en-US' ? 'imperial' : 'metric')
}

/** Below so many units a hundredth matters, and below one a thousandth: of a kitten, not of a horse. */
const hundredthsBelow = 20

/** Decimals of a value that nobody entered in these units. */
function decimalsOf(units: number, most: number): number {
  return Math.max(1, units < 1 ? most + 1 : units < hundredthsBelow ? most : most - 1)
}

/**
 * Grams or millimetres → what a person would write in their units: 4500 → `4.5`. As it was entered, where that was in these units: the fewest
 * decimals that {@link readMeasure} reads back as the same value. Otherwise rounded: 85 kg are `187.4` pounds. Empty when there is none.
 */
export function writtenMeasure(value: number | null, measure: Measure, units: UnitSystem): string {
  if (value === null) return ''
  const { size, decimals } = measures[measure][units]
  for (let digits = 0; digits <= decimals; digits++) {
    const written = (value / size).toFixed(digits)
    if (Math.round(Number(written) * size) === value) return written
  }
  return (value / size).toFixed(decimalsOf(value / size, decimals))
}

/**
 * What a person writes in their units → whole grams or millimetres: `4,5` → 4500. A point or a comma parts the decimals.
 * @param kept what the field showed before: written as it was shown, it is the same value, to the gram and the millimetre
 * @returns `null` for an empty line, `NaN` for what is no number, which the schema refuses at its field
 */
export function readMeasure(text: string, measure: Measure, units: UnitSystem, kept: number | null = null): number | null {
  const written = text.trim().replace(',', '.')
  if (written === '') return null
  if (written === writtenMeasure(kept, measure, units)) return kept
  return /^\d{1,6}(\.\d*)?$/.test(written) ? Math.round(Number(written) * measures[measure][units].size) : Number.NaN
}

/** The unit's name in many, as a field's label says it: `pounds`. */
export function unitName(measure: Measure, units: UnitSystem, language: string): string {
  const { unit } = measures[measure][units]
  const parts = numberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).formatToParts(100)
  return parts.find(({ type }) => type === 'unit')?.value ?? unit
}

/** `4.5 kg`, `9.92 lb`. */
export function formatWeight(grams: number, language: string, units: UnitSystem): string {
  const { unit, size } = measures.weight[units]
  return formatUnit(grams / size, language, unit, units === 'metric' ? 3 : 2)
}

/** `171 cm`, `5 ft 7.3 in`. */
export function formatHeight(millimetres: number, language: string, units: UnitSystem): string {
  const { unit, size } = measures.height[units]
  if (units === 'metric') return formatUnit(millimetres / size, language, unit, 1)
  // Rounded first: 5 ft 12 in is never written.
  const inches = Math.round((millimetres / size) * 10) / 10
  const feet = Math.floor(inches / inchesOfFoot)
  return `${formatUnit(feet, language, 'foot', 0)} ${formatUnit(inches - feet * inchesOfFoot, language, unit, 1)}`
}

/** Kilometres of one of the unit in which distances are shown: kilometre or mile. */
export function distanceUnit(units: UnitSystem): number {
  return units === 'metric' ? 1 : kilometresOfMile
}

/** Kilometres for people: `2.4 km` or `1.5 mi` near by, whole ones from ten on. */
export function formatDistance(kilometres: number, language: string, units: UnitSystem): string {
  const distance = kilometres / distanceUnit(units)
  return formatUnit(distance, language, units === 'metric' ? 'kilometer' : 'mile', distance < 10 ? 1 : 0)
}

/** Metres for people: `350 m`, `2.4 km`; `400 ft`, `1.5 mi`. */
export function formatLength(metres: number, language: string, units: UnitSystem): string {
  if (units === 'metric' && Math.round(metres) < 1000) return formatUnit(metres, language, 'meter', 0)
  if (units === 'imperial' && metres < 300) return formatUnit(metres / 0.3048, language, 'foot', 0)
  return formatDistance(metres / 1000, language, units)
}

function formatUnit(value: number, language: string, unit: string, maximumFractionDigits: number): string {
  return formatNumber(value, language, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits })
}
