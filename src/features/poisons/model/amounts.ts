import type { AmountUnit } from '#contract/poisons/values.ts'
import type { UnitSystem } from '#contract/kernel/unit-systems.ts'

/** What people are asked for: ounces where they weigh in pounds, and the substance's own unit otherwise. */
export type AskedUnit = AmountUnit | 'oz' | 'fl_oz'

const imperial: Readonly<Partial<Record<AmountUnit, AskedUnit>>> = { g: 'oz', mL: 'fl_oz' }
const sizes: Readonly<Partial<Record<AskedUnit, number>>> = { oz: 28.349_523_125, fl_oz: 29.573_529_562_5 }

export const askedUnit = (unit: AmountUnit, units: UnitSystem): AskedUnit =>
  units === 'imperial' ? (imperial[unit] ?? unit) : unit

/** What somebody types, with a point or a comma → the amount in the substance's unit; `null` where that is no amount. */
export function readAmount(text: string, unit: AmountUnit, units: UnitSystem): number | null {
  const written = text.trim().replace(',', '.')
  if (!/^\d{1,7}(\.\d*)?$/.test(written)) return null
  return Number(written) * (sizes[askedUnit(unit, units)] ?? 1)
}
