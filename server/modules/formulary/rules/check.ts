import type { Check } from '#contract/formulary/schemas.ts'
import { checkKinds, type CheckKind } from '#contract/formulary/values.ts'
import { allergyRule } from './allergy.ts'
import { householdRule, speciesRule } from './animals.ts'
import { gathered, type CheckedLine, type Circumstances, type Rule } from './circumstances.ts'
import { maximumDoseRule } from './maximum-dose.ts'
import { duplicateRule, interactionRule } from './together.ts'

const rules: Readonly<Record<CheckKind, Rule>> = {
  allergy: allergyRule,
  duplicate: duplicateRule,
  interaction: interactionRule,
  species: speciesRule,
  household: householdRule,
  maximum_dose: maximumDoseRule,
}

/** Everything that is looked at, for every line: at least one answer of each kind, `clear` among them. */
export const checksOf = (lines: readonly CheckedLine[], known: Circumstances): Check[] =>
  checkKinds.flatMap((kind) =>
    gathered(
      kind,
      lines.flatMap((line) =>
        rules[kind](
          line,
          lines.filter((other) => other !== line),
          known,
        ).map((finding) => [line.lineId, finding] as const),
      ),
    ),
  )
