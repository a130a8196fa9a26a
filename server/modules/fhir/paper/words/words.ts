import type { ObservationKind } from '#contract/observations/values.ts'
import type { ConditionState, NotePart, Severity } from '#contract/records/values.ts'

/** What stands on a printed record beside what people wrote. */
export interface RecordWords {
  readonly title: string
  readonly footer: string
  readonly name: string
  readonly birthDate: string
  readonly species: string
  readonly breed: string
  readonly microchip: string
  readonly owner: string
  readonly asOf: string
  readonly allergies: string
  readonly conditions: string
  readonly medications: string
  readonly vaccinations: string
  readonly prescriptions: string
  readonly measurements: string
  readonly notes: string
  readonly documents: string
  readonly visits: string
  readonly allergen: string
  readonly reaction: string
  readonly severity: string
  readonly since: string
  readonly until: string
  readonly remark: string
  readonly condition: string
  readonly states: Readonly<Record<ConditionState, string>>
  readonly medicine: string
  readonly dose: string
  readonly vaccine: string
  readonly date: string
  readonly batch: string
  readonly due: string
  readonly by: string
  readonly ended: string
  readonly newest: string
  readonly measured: string
  readonly value: string
  readonly document: string
  readonly reason: string
  readonly severities: Readonly<Record<Severity, string>>
  readonly noteParts: Readonly<Record<NotePart, string>>
  readonly kinds: Readonly<Record<ObservationKind, string>>
}
