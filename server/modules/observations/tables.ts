import type { Measurer, ObservationKind } from '#contract/observations/values.ts'
import type { PetSpecies } from '#contract/doctors/treated.ts'
import type { Standing } from '#contract/records/values.ts'
import type { Generated, Instant, OptionalInstant } from '#server/kernel/columns.ts'

/** What was measured, as it holds now. Values in the kind's smallest steps. Health data. */
export interface ObservationTable {
  id: string
  patient_id: string
  pet_id: string | null
  kind: ObservationKind
  edition: number
  value: number
  second: number | null
  at: Instant
  /** Only the day of `at` is known; the instant is its noon in UTC. */
  is_day: boolean
  measurer: Measurer
  /** Written by its owner or a carer, and not by a doctor. */
  told_by_owner: boolean
  /** Who answers for it; `null` once the account is gone. */
  author_id: string | null
  appointment_id: string | null
  withdrawn_at: OptionalInstant
  created_at: Instant
}

/** Only ever added. */
export interface ObservationEditionTable {
  observation_id: string
  edition: number
  act: 'write' | 'correct' | 'withdraw'
  value: number
  second: number | null
  at: Instant
  is_day: boolean
  measurer: Measurer
  reason: string
  capacity: Standing
  written_by: string | null
  written_at: Instant
}

/** What is usual of a kind, by species and age in months. */
export interface ObservationRangeTable {
  id: Generated<string>
  kind: ObservationKind
  /** `null`: of a person. */
  species: PetSpecies | null
  from_months: number
  to_months: number | null
  low: number | null
  high: number | null
  second_low: number | null
  second_high: number | null
  source: string
  revision: Generated<number>
}

declare module '#server/kernel/db.ts' {
  interface Tables {
    observations: ObservationTable
    observation_editions: ObservationEditionTable
    observation_ranges: ObservationRangeTable
  }
}
