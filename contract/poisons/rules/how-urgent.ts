import type { Rule, Substance } from '../substances.ts'
import type { PetSpecies, Urgency, UrgencyReason } from '../values.ts'

export interface Eaten {
  /** `undefined`: something that is not in the list. */
  readonly substance: Substance | undefined
  readonly species: PetSpecies
  /** In the substance's unit; `null` where nobody knows. */
  readonly amount: number | null
  /** Of the animal; `null` where nobody knows. */
  readonly grams: number | null
}

export interface Verdict {
  readonly urgency: Urgency
  readonly reason: UrgencyReason
  /** What harms, in milligrams for each kilogram of the animal; `null` where it was not worked out. */
  readonly dose: number | null
  /** The dose that decided, of the same. */
  readonly threshold: number | null
}

/** Below the first threshold, but no less than this part of it, a veterinarian is asked all the same: amounts and weights are guesses. */
const near = 0.5

const plain = (urgency: Urgency, reason: UrgencyReason): Verdict => ({ urgency, reason, dose: null, threshold: null })

/** How urgent it is. What was not said counts as the worst; what we do not know is said so. */
export function howUrgent({ substance, species, amount, grams }: Eaten): Verdict {
  if (!substance) return plain('unknown', 'not_listed')
  const rule = substance.rules[species]
  if (!rule) return plain('unknown', 'species_unknown')
  if ('any' in rule) return plain(rule.any, 'any_amount')
  if (amount === null || grams === null || grams <= 0) return plain(worstOf(rule), 'assumed_worst')
  return byDose(rule, (amount * substance.milligrams * 1000) / grams)
}

function byDose({ thresholds, below }: Extract<Rule, { thresholds: unknown }>, dose: number): Verdict {
  const reached = thresholds.findLast(({ from }) => dose >= from)
  if (reached) return { urgency: reached.urgency, reason: 'reached', dose, threshold: reached.from }
  const first = thresholds[0]?.from ?? null
  const isNear = first !== null && dose >= first * near
  return { urgency: isNear ? 'today' : below, reason: isNear ? 'near' : 'below', dose, threshold: first }
}

const worstOf = ({ thresholds }: Extract<Rule, { thresholds: unknown }>) => thresholds.at(-1)?.urgency ?? 'today'
