import type { ReferenceList } from '#contract/lists/values.ts'
import type { Generated, Instant, OptionalInstant } from '#server/kernel/columns.ts'
import type { GeneratedAlways } from 'kysely'

/** An entry of a reference list. A retired one stays where it is used. */
interface ReferenceEntryTable {
  id: string
  list: ReferenceList
  name: string
  retired_at: OptionalInstant
  /** The entry that it stands for, as it was merged. */
  merged_into: string | null
  /** The entry at the end of all merges; `null`: itself. */
  current_id: string | null
  version: Generated<number>
  name_order: GeneratedAlways<string>
}

/** One row for each list: locked by whoever changes it, so that its changes come one after the other. */
interface ReferenceListTable {
  list: ReferenceList
  version: Generated<number>
}

/** All names of a list, folded: each belongs to one entry, and stays with it in a merge. */
interface ReferenceNameTable {
  list: ReferenceList
  folded: string
  entry_id: string
  name: string
  is_alias: boolean
}

interface ReferenceMergeTable {
  id: string
  list: ReferenceList
  from_id: string
  into_id: string
  merged_by: string | null
  merged_at: Instant
  undone_by: string | null
  undone_at: OptionalInstant
}

/** What a doctor has of the lists, by id; written by a trigger from the doctor's texts. */
interface DoctorEntryTable {
  doctor_id: string
  list: ReferenceList
  position: number
  entry_id: string
}

declare module '#server/kernel/db.ts' {
  interface Tables {
    reference_entries: ReferenceEntryTable
    reference_lists: ReferenceListTable
    reference_names: ReferenceNameTable
    reference_merges: ReferenceMergeTable
    doctor_entries: DoctorEntryTable
  }
}
