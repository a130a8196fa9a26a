import type { Check } from '#contract/formulary/schemas.ts'
import { checkKey } from '#contract/prescriptions/check-key.ts'

/**
 * Whether a doctor who accepted one of these has accepted this one too. It names the same danger, or the same dose is no further above its limit
 * than it was then: a child who grows must not stop the prescription with every new weight.
 */
export const isCovered = (check: Check, accepted: readonly Check[]): boolean =>
  accepted.some((one) => checkKey(one) === checkKey(check) || isMilderDose(check, one))

function isMilderDose(check: Check, accepted: Check): boolean {
  if (check.reason !== 'above_maximum' || accepted.reason !== 'above_maximum') return false
  const lines = new Set(accepted.lineIds)
  return check.lineIds.every((id) => lines.has(id)) && limitOf(check) >= limitOf(accepted)
}

/** Milligrams of the day's limit, which the check names: `1125 mg`. */
const limitOf = ({ names: [limit = ''] }: Check): number => Number.parseFloat(limit)
