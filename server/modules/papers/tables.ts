import type { PaperSignature } from '#contract/papers/schemas.ts'
import type { PaperKind } from '#contract/papers/values.ts'
import type { Instant, Json, OptionalJson } from '#server/kernel/columns.ts'

/** What stands above and below what a paper says. */
interface HeadColumns {
  heading: string
  lines: Json<readonly string[]>
  footer: string
  logo_id: string | null
  signature: OptionalJson<PaperSignature>
}

export interface LetterheadTable extends HeadColumns {
  doctor_id: string
  /** Goes up with each change. */
  revision: number
  updated_at: Instant
}

/** A paper that was issued, with the letterhead as it was: it never changes. */
export interface PaperTable extends HeadColumns {
  id: string
  /** As it is printed, without hyphens. */
  code: string
  /** SHA-256, by which it is found: how long a look takes tells nothing of codes that are nearly right. */
  code_hash: string
  kind: PaperKind
  record_id: string
  doctor_id: string
  patient_id: string
  pet_id: string | null
  issued_at: Instant
}

declare module '#server/kernel/db.ts' {
  interface Tables {
    letterheads: LetterheadTable
    papers: PaperTable
  }
}
