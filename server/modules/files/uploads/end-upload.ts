import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import '../tables.ts'

/** Ends an upload, whatever has come of it; its bytes go once that is certain. Whether there was one. */
export async function endUpload(platform: Platform, work: Work, id: string): Promise<boolean> {
  const parts = await work.db.selectFrom('upload_parts').select('id').where('upload_id', '=', id).execute()
  const ended = await work.db.deleteFrom('uploads').where('id', '=', id).returning('id').executeTakeFirst()
  if (!ended) return false
  // What does not succeed now, the job does later.
  work.afterCommit(async () => {
    for (const part of parts) await removePart(platform, part.id)
  })
  return true
}

/** The bytes, then the row that knows of them. */
export async function removePart({ db, files }: Platform, id: string): Promise<void> {
  await files.remove(id)
  await db.deleteFrom('upload_parts').where('id', '=', id).where('upload_id', 'is', null).execute()
}
