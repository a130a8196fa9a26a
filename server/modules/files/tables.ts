import type { FilePurpose } from '#contract/files/rules.ts'
import type { FileType } from '#contract/kernel/picture-types.ts'
import type { Instant, OptionalInstant } from '#server/kernel/columns.ts'

interface FileTable {
  id: string
  /** `null` once the account is gone. */
  owner_id: string | null
  purpose: FilePurpose
  type: FileType
  bytes: number
  created_at: Instant
  /** When it was put away last; `null` while it was never shown. */
  released_at: OptionalInstant
}

declare module '#server/kernel/db.ts' {
  interface Tables {
    files: FileTable
    file_purposes: { purpose: FilePurpose }
  }
}
