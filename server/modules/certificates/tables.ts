import type { CertificateState } from '#contract/certificates/states.ts'
import type { CertificateKind } from '#contract/certificates/values.ts'
import type { Locale } from '#contract/kernel/values.ts'
import type { Generated, Instant, Json, OptionalInstant } from '#server/kernel/columns.ts'
import type { PaperFacts } from '#server/modules/records/index.ts'

export interface CertificateTable {
  id: string
  appointment_id: string
  doctor_id: string
  patient_id: string
  pet_id: string | null
  kind: CertificateKind
  state: Generated<CertificateState>
  /** Of the paper. */
  locale: Locale
  starts_on: string | null
  ends_on: string | null
  /** Health data. */
  statement: string
  facts: Json<PaperFacts>
  issued_at: Instant
  supersedes: string | null
  cancelled_at: OptionalInstant
  cancel_reason: string | null
}

export interface CertificateTemplateTable {
  id: string
  doctor_id: string
  kind: CertificateKind
  name: string
  body: string
  created_at: Instant
}

declare module '#server/kernel/db.ts' {
  interface Tables {
    certificates: CertificateTable
    certificate_templates: CertificateTemplateTable
  }
}
