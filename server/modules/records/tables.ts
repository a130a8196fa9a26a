import type { EntryFacts } from '#contract/records/entry-schemas.ts'
import type { EntryKind, Standing } from '#contract/records/values.ts'
import type { Instant, Json, OptionalInstant } from '#server/kernel/columns.ts'

/** A record that a doctor without a visit opened, with the reason. */
export interface RecordOpeningTable {
  id: string
  patient_id: string
  pet_id: string | null
  doctor_id: string
  /** Health data, perhaps: for the patient and the doctor alone. */
  reason: string
  opened_at: Instant
  expires_at: Instant
}

/** An entry as it holds now; what it says stands in its edition of that number. */
export interface RecordEntryTable {
  id: string
  patient_id: string
  pet_id: string | null
  kind: EntryKind
  edition: number
  /** When it happened: its place in the timeline. */
  at: Instant
  /** Only the day of `at` is known; the instant is its noon in UTC. */
  is_day: boolean
  /** Folded, for search within the record. */
  words: string
  told_by_owner: boolean
  /** Who answers for what it says; `null` once the account is gone. */
  author_id: string | null
  appointment_id: string | null
  file_id: string | null
  confirmed_by: string | null
  confirmed_at: OptionalInstant
  withdrawn_at: OptionalInstant
  created_at: Instant
}

/** Only ever added. */
export interface RecordEntryEditionTable {
  entry_id: string
  edition: number
  act: 'write' | 'correct' | 'withdraw' | 'confirm'
  data: Json<EntryFacts>
  reason: string
  capacity: Standing
  written_by: string | null
  written_at: Instant
}

/** One of each doctor and subject. */
export interface RecordNoteDraftTable {
  doctor_id: string
  patient_id: string
  pet_id: string | null
  subjective: string
  objective: string
  assessment: string
  plan: string
  revision: number
  updated_at: Instant
}

export interface NotePhrasesTable {
  doctor_id: string
  phrases: Json<{ title: string; text: string }[]>
  revision: number
}

declare module '#server/kernel/db.ts' {
  interface Tables {
    record_openings: RecordOpeningTable
    record_entries: RecordEntryTable
    record_entry_editions: RecordEntryEditionTable
    record_note_drafts: RecordNoteDraftTable
    note_phrases: NotePhrasesTable
  }
}
