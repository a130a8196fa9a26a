import type { CertificateState } from '#contract/certificates/states.ts'
import type { CertificateKind } from '#contract/certificates/values.ts'
import type { PetSpecies } from '#contract/doctors/treated.ts'
import type { Locale } from '#contract/kernel/values.ts'
import type { Generated, Instant, Json, OptionalInstant } from '#server/kernel/columns.ts'

/** What was known of the subject when the certificate was issued: it stays on the paper. Health data. */
export interface CertificateFacts {
  readonly name: string
  readonly birthDate: string | null
  readonly species: PetSpecies | null
  readonly breed: string | null
  readonly microchip: string | null
  readonly doctor: { readonly name: string; readonly licenceNumber: string }
  /** Where the doctor practises: days and the signature's time are this zone's. */
  readonly timeZone: string
}

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
  facts: Json<CertificateFacts>
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
