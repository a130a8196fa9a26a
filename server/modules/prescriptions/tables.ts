import type { Check } from '#contract/formulary/schemas.ts'
import type { MedicineForm, Route } from '#contract/formulary/values.ts'
import type { Locale } from '#contract/kernel/values.ts'
import type { KeptCheck, Prescribed } from '#contract/prescriptions/schemas.ts'
import type { PrescriptionState } from '#contract/prescriptions/states.ts'
import type { DoseUnit, Frequency } from '#contract/prescriptions/values.ts'
import type { DefaultedJson, Generated, Instant, Json, OptionalInstant, OptionalJson } from '#server/kernel/columns.ts'
import type { PaperFacts } from '#server/modules/records/index.ts'

export interface PrescriptionTable {
  id: string
  appointment_id: string
  doctor_id: string
  patient_id: string
  pet_id: string | null
  state: Generated<PrescriptionState>
  /** Goes up with each change of a draft. */
  revision: Generated<number>
  /** Of the paper. */
  locale: Locale
  /** Health data, as all that follows. */
  diagnosis: Generated<string>
  advice: Generated<string>
  follow_up_on: string | null
  supersedes: string | null
  /** `null` of a draft. */
  facts: OptionalJson<PaperFacts>
  /** Of the subject when it was issued. */
  weight_grams: number | null
  checks: DefaultedJson<KeptCheck[]>
  /** Its last day, in the doctor's zone. */
  valid_until: string | null
  created_at: Instant
  changed_at: Instant
  issued_at: OptionalInstant
  ended_at: OptionalInstant
  cancel_reason: string | null
}

export interface PrescriptionLineTable {
  id: string
  prescription_id: string
  position: number
  medicine_id: string | null
  name: string
  strength: string
  form: MedicineForm
  route: Route
  dose: number
  dose_unit: DoseUnit
  frequency: Frequency
  as_needed: boolean
  days: number
  quantity: number
  refills: number
  note: string
}

/** What was dispensed at once: a whole fill, or a part of it. */
export interface PrescriptionFillTable {
  id: string
  prescription_id: string
  line_id: string
  /** Of the fill: 1 the first time. So often and no more a line is filled. */
  number: number
  part: Generated<number>
  /** Of the fill before this part, dispensed in it, and still due after it; in the unit of the dose. */
  due: Generated<number>
  amount: Generated<number>
  remaining: Generated<number>
  filled_at: Instant
  pharmacy: string
  city: string
}

export interface PrescriptionToldCheckTable {
  prescription_id: string
  check_key: string
  told_at: Instant
}

export interface PrescriptionConflictDecisionTable {
  prescription_id: string
  check_key: string
  /** The check as it was when the doctor decided. Health data. */
  conflict: Json<Check>
  decision: 'keep' | 'stop'
  /** The patient reads it. */
  reason: string
  decided_at: Instant
}

/** People were told that a line runs out. */
export interface PrescriptionRefillReminderTable {
  line_id: string
  /** How often something had been dispensed by then, parts of fills included. */
  fill_number: number
  told_at: Instant
}

export interface PrescriptionTemplateTable {
  id: string
  doctor_id: string
  name: string
  diagnosis: string
  advice: string
  lines: Json<Prescribed[]>
  created_at: Instant
}

declare module '#server/kernel/db.ts' {
  interface Tables {
    prescriptions: PrescriptionTable
    prescription_lines: PrescriptionLineTable
    prescription_fills: PrescriptionFillTable
    prescription_told_checks: PrescriptionToldCheckTable
    prescription_conflict_decisions: PrescriptionConflictDecisionTable
    prescription_refill_reminders: PrescriptionRefillReminderTable
    prescription_templates: PrescriptionTemplateTable
  }
}
