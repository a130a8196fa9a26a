import type { Check, Medicine } from '#contract/formulary/schemas.ts'
import type { CheckKind, CheckReason, SubjectKind } from '#contract/formulary/values.ts'

/** A line of a prescription as it is checked. */
export interface CheckedLine {
  readonly lineId: string
  readonly name: string
  /** Of the formulary; `null` of what was written by hand. */
  readonly medicine: Medicine | null
  /** By their names in the formulary; empty where nothing tells which. */
  readonly substances: readonly string[]
  readonly route: string
  /** Of the first substance, on a day on which it is taken; `null` where nothing tells. */
  readonly dailyMilligrams: number | null
}

/** Something that is taken already. */
export interface Taken {
  readonly name: string
  readonly substances: readonly string[]
}

/** What is known of whom the medicine is for. */
export interface Circumstances {
  readonly kind: SubjectKind
  readonly breed: string | null
  /** `2019-04-30`. */
  readonly birthDate: string | null
  readonly weight: { readonly grams: number; readonly measuredAt: string } | null
  /** As the record names them. */
  readonly allergens: readonly string[]
  readonly taken: readonly Taken[]
  /** Other animals that live there. */
  readonly household: readonly { readonly name: string; readonly species: SubjectKind }[]
  readonly now: Date
  /** The date where the subject lives. */
  readonly today: string
}

/** What one rule finds about one line. */
export interface Finding {
  readonly answer: Check['answer']
  readonly reason: CheckReason
  readonly names: readonly string[]
  readonly source: string | null
}

export type Rule = (line: CheckedLine, others: readonly CheckedLine[], known: Circumstances) => readonly Finding[]

export const clear = (reason: CheckReason = 'nothing_found'): Finding => ({ answer: 'clear', reason, names: [], source: null })
export const warning = (reason: CheckReason, names: readonly string[], source: string | null = null): Finding => ({
  answer: 'warning',
  reason,
  names,
  source,
})
export const unknown = (reason: CheckReason, names: readonly string[] = []): Finding => ({
  answer: 'unknown',
  reason,
  names,
  source: null,
})

/** One check for all lines of which a rule says the same. */
export function gathered(kind: CheckKind, found: readonly (readonly [string, Finding])[]): Check[] {
  const checks = new Map<string, Check & { lineIds: string[] }>()
  for (const [lineId, { answer, reason, names, source }] of found) {
    const key = JSON.stringify([answer, reason, names, source])
    const known = checks.get(key)
    if (known) known.lineIds.push(lineId)
    else checks.set(key, { kind, answer, reason, lineIds: [lineId], names: [...names], source })
  }
  return [...checks.values()]
}
