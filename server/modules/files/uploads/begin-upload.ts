import { fileRules, type FilePurpose } from '#contract/files/rules.ts'
import { forbidden, invalid, Refusal } from '#server/kernel/errors.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { FileType } from '#contract/kernel/file-types.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { mostBytesOf } from '../most-bytes.ts'
import '../tables.ts'

export interface UploadFacts {
  readonly purpose: FilePurpose
  /** As it is said; what it is, its bytes tell at the end. */
  readonly type: FileType
  readonly bytes: number
}

/**
 * Begins a file of the caller that comes in parts; answers the upload's id. Whoever begins it refers to it, and takes the file when it is
 * finished. @throws Refusal 403 for a purpose of others, 413 and 422 for what the purpose does not take
 */
export async function beginUpload(
  { ids, clock }: Platform,
  work: Work,
  actor: Actor,
  { purpose, type, bytes }: UploadFacts,
): Promise<string> {
  const { types, by } = fileRules[purpose]
  if (by && !by.includes(actor.role)) throw forbidden()
  if (!types.includes(type)) throw invalid('type', 'file_type', `Only ${types.join(', ')} are taken`)
  const most = mostBytesOf(purpose, type)
  if (bytes > most)
    throw new Refusal(413, 'body_too_large', 'What is to be sent is too large', { detail: `At most ${most} bytes are taken.` })
  const id = ids.next()
  await work.db.insertInto('uploads').values({ id, owner_id: actor.userId, purpose, bytes, created_at: clock.now() }).execute()
  return id
}
