import type { UnitSystem } from '#contract/kernel/unit-systems.ts'
import { distanceUnit, formatDistance } from './measures.ts'

/**
 * How far a search can go, for a `Select`: round distances in the reader's units, and the one that the address holds, nearest first.
 * Each value is in kilometres.
 */
export function distanceOptions(choices: readonly number[], held: string, language: string, units: UnitSystem) {
  const offered = choices.map((choice) => String(choice * distanceUnit(units)))
  const isOther = Number(held) > 0 && !offered.includes(held)
  return [...offered, ...(isOther ? [held] : [])]
    .toSorted((one, other) => Number(one) - Number(other))
    .map((value) => ({ value, label: formatDistance(Number(value), language, units) }))
}
