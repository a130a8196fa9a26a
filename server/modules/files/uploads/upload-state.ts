import { unfinishedHours } from '#contract/files/parts.ts'
import type { UploadState } from '#contract/files/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { notFound } from '#server/kernel/errors.ts'
import '../tables.ts'

/** When what began at `from` is removed unless it is finished. */
const endOf = (from: string) => new Date(Date.parse(from) + unfinishedHours * 3_600_000).toISOString()

/** What has come of the caller's own upload. @throws Refusal 404 for that of others, and once it is finished or removed */
export async function readUpload(db: Reader, actor: Actor, id: string): Promise<UploadState> {
  const upload = await db
    .selectFrom('uploads')
    .select(['bytes', 'created_at'])
    .where('id', '=', id)
    .where('owner_id', '=', actor.userId)
    .executeTakeFirst()
  if (!upload) throw notFound()
  return { id, bytes: upload.bytes, parts: await arrivedParts(db, id), until: endOf(upload.created_at) }
}

/** The parts that are there, in order; a part's `id` is the key of its bytes. */
export async function arrivedParts(db: Reader, upload: string) {
  return db
    .selectFrom('upload_parts')
    .select(['number', 'sha256'])
    .where('upload_id', '=', upload)
    .where('arrived_at', 'is not', null)
    .orderBy('number')
    .execute()
}

/** Keys of the parts that are there, in order. */
export async function arrivedKeys(db: Reader, upload: string): Promise<readonly { number: number; id: string }[]> {
  return db
    .selectFrom('upload_parts')
    .select(['number', 'id'])
    .where('upload_id', '=', upload)
    .where('arrived_at', 'is not', null)
    .orderBy('number')
    .execute()
}
