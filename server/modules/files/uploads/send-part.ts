import { partCount, partRange } from '#contract/files/parts.ts'
import type { UploadState } from '#contract/files/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, invalid, notFound } from '#server/kernel/errors.ts'
import type { RequestFacts } from '#server/kernel/module.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { sha256 } from './sha256.ts'
import { readUpload } from './upload-state.ts'
import '../tables.ts'

/**
 * Keeps one part of the caller's upload, durable when it answers. The same part again changes nothing.
 * @throws Refusal 404; 422 naming `number`, `part` or `Content-Digest` for a part that there is none of, of another size, or that was
 * changed on its way; 409 `part_differs` for other bytes than those that came as this part before
 */
export async function sendPart(
  platform: Platform,
  actor: Actor,
  { id, number }: { id: string; number: number },
  request: Pick<RequestFacts, 'header' | 'rawBytes'>,
): Promise<UploadState> {
  const { db, ids, files, clock, transact } = platform
  const { bytes: whole, parts } = await readUpload(db, actor, id)
  if (number > partCount(whole)) throw invalid('number', 'no_such_part', `It has ${partCount(whole)} parts`)
  const { from, to } = partRange(number, whole)
  const bytes = await request.rawBytes()
  if (bytes.byteLength !== to - from) throw invalid('part', 'part_size', `This part has ${to - from} bytes`)
  const hash = await sha256(bytes)
  const said = digestIn(request.header('content-digest'))
  if (said !== undefined && said !== hash.base64)
    throw invalid('Content-Digest', 'part_damaged', 'The part was changed on its way')
  const before = parts.find((part) => part.number === number)
  if (before) return sameOrRefused(before.sha256, hash.hex, () => readUpload(db, actor, id))

  // First a row that says whose these bytes are, then the bytes, then that they are there: what a process leaves behind is found.
  const key = ids.next()
  await transact(async (work) => {
    await lockUpload(work.db)
    await work.db
      .insertInto('upload_parts')
      .values({ id: key, upload_id: id, number, sha256: hash.hex, arrived_at: null })
      .execute()
  })
  try {
    await files.write(key, bytes, 'application/octet-stream')
    await transact(async (work) => {
      await lockUpload(work.db)
      const first = await work.db
        .selectFrom('upload_parts')
        .select('sha256')
        .where('upload_id', '=', id)
        .where('number', '=', number)
        .where('arrived_at', 'is not', null)
        .executeTakeFirst()
      if (first) return sameOrRefused(first.sha256, hash.hex, () => discard(work.db))
      await work.db.updateTable('upload_parts').set({ arrived_at: clock.now() }).where('id', '=', key).execute()
    })
  } catch (error) {
    await discard(db)
    throw error
  }
  if (!(await db.selectFrom('upload_parts').select('id').where('id', '=', key).executeTakeFirst())) await files.remove(key)
  return readUpload(db, actor, id)

  /** Parts of one number arrive one after another, and none once the upload is over. */
  async function lockUpload(within: typeof db): Promise<void> {
    const upload = await within.selectFrom('uploads').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
    if (!upload) throw notFound()
  }

  async function discard(within: typeof db): Promise<void> {
    await within.deleteFrom('upload_parts').where('id', '=', key).execute()
    await files.remove(key)
  }
}

function sameOrRefused<T>(there: string, sent: string, then: () => Promise<T>): Promise<T> {
  if (there !== sent) throw conflict('part_differs', 'Other bytes came as this part before')
  return then()
}

/** The SHA-256 in a `Content-Digest` (RFC 9530), in base64; `undefined` where none is said. */
function digestIn(header: string | undefined): string | undefined {
  return /(?:^|,)\s*sha-256=:([\w+/=]+):/.exec(header ?? '')?.[1]
}
