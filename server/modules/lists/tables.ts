import type { OptionalInstant } from '#server/kernel/columns.ts'

/** An entry of a reference list. A retired one stays where it is used. */
interface ReferenceEntryTable {
  id: string
  list: 'awards' | 'skills' | 'allergies'
  name: string
  retired_at: OptionalInstant
}

declare module '#server/kernel/db.ts' {
  interface Tables {
    reference_entries: ReferenceEntryTable
  }
}
