import type { Generated } from 'kysely'
import type { FileType, PictureType } from '#contract/kernel/file-types.ts'
import type { FilePurpose } from '#contract/files/rules.ts'
import type { Instant, OptionalInstant } from '#server/kernel/columns.ts'

/** A smaller copy of a picture. */
export interface SmallCopy {
  readonly size: number
  /** Under which its bytes are kept. */
  readonly key: string
  readonly type: PictureType
  readonly bytes: number
}

interface FileTable {
  id: string
  /** `null` once the account is gone. */
  owner_id: string | null
  purpose: FilePurpose
  type: FileType
  bytes: number
  /** Of a picture that is kept in sizes, so the three that follow. */
  width: Generated<number | null>
  height: Generated<number | null>
  thumbhash: Generated<string | null>
  sizes: Generated<SmallCopy[]>
  created_at: Instant
  /** When it was put away last; `null` while it was never shown. */
  released_at: OptionalInstant
}

/** A file that comes in parts; gone once it is finished, taken back or too old. */
interface UploadTable {
  id: string
  owner_id: string
  purpose: FilePurpose
  /** Of the whole, as it was said. */
  bytes: number
  created_at: Instant
}

interface UploadPartTable {
  /** Also the key of its bytes. */
  id: string
  /** `null` once the upload is gone: its bytes are to be removed. */
  upload_id: string | null
  number: number
  /** In hexadecimal digits. */
  sha256: string
  /** `null` while its bytes are being written; of each number one has arrived. */
  arrived_at: OptionalInstant
}

/** Lets a player read a file, as long as the session lasts and may read it. */
interface FileTicketTable {
  hash: string
  file_id: string
  session_id: string
  expires_at: Instant
}

declare module '#server/kernel/db.ts' {
  interface Tables {
    files: FileTable
    file_purposes: { purpose: FilePurpose }
    uploads: UploadTable
    upload_parts: UploadPartTable
    file_tickets: FileTicketTable
  }
}
