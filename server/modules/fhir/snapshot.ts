import type { AppointmentState } from '#contract/booking/states.ts'
import type { AppointmentMode } from '#contract/doctors/values.ts'
import type { CurrentObservation } from '#server/modules/observations/index.ts'
import type { KeptPrescription } from '#server/modules/prescriptions/index.ts'
import type { KeptEntry, Subject } from '#server/modules/records/index.ts'

export type Author = NonNullable<KeptEntry['author']>

export interface KeptVisit {
  readonly id: string
  readonly startsAt: string
  readonly endsAt: string
  readonly state: AppointmentState
  readonly mode: AppointmentMode
  readonly reason: string
  readonly doctor: { readonly id: string; readonly name: string }
}

/** All of one record, as it was read at one moment: what is put into a bundle. Instants are ISO 8601 in UTC. */
export interface RecordSnapshot {
  readonly readAt: string
  readonly subject: Subject
  /** Of an animal: its owner, and the 15 digits of its chip. */
  readonly owner: { readonly id: string; readonly name: string } | null
  readonly microchip: string | null
  readonly entries: readonly KeptEntry[]
  readonly visits: readonly KeptVisit[]
  /** Those that hold. */
  readonly observations: readonly CurrentObservation[]
  readonly prescriptions: readonly KeptPrescription[]
  /** Ids of prescriptions of which nothing is dispensed until their doctor has decided. */
  readonly onHold: ReadonlySet<string>
}
