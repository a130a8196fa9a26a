import type { MedicineContent } from '#contract/formulary/schemas.ts'
import type { ContentUnit } from '#contract/formulary/values.ts'
import { dailyDose } from '#contract/prescriptions/rules.ts'
import type { DoseUnit } from '#contract/prescriptions/values.ts'
import type { LineRow } from '../lines.ts'

/** In what a strength is told, for each unit that a dose has; those that are missing say nothing of milligrams. */
const contentUnits: Partial<Readonly<Record<DoseUnit, ContentUnit>>> = {
  tablet: 'piece',
  capsule: 'piece',
  suppository: 'piece',
  sachet: 'piece',
  patch: 'piece',
  pipette: 'piece',
  piece: 'piece',
  mL: 'mL',
  g: 'g',
  puff: 'dose',
}

/** Of the first substance, on a day on which it is taken; `null` where the strength or the unit does not tell. */
export function dailyMilligrams(
  line: Pick<LineRow, 'dose' | 'dose_unit' | 'frequency'>,
  content: MedicineContent | null,
): number | null {
  const daily = dailyDose(line)
  if (line.dose_unit === 'mg') return daily
  if (content === null || contentUnits[line.dose_unit] !== content.unit) return null
  return (daily * content.milligrams) / content.per
}
