import { unfinishedHours } from '#contract/files/parts.ts'
import type { Slice } from '#server/kernel/jobs/index.ts'
import type { Job } from '#server/kernel/module.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { endUpload, removePart } from './end-upload.ts'
import '../tables.ts'

const mostAtOnce = 200

/** Uploads that nobody finished within a day, and what is left of any that is over. */
export async function removeUnfinished(platform: Platform, slice: Slice): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - unfinishedHours * 3_600_000)
  const old = await platform.db
    .selectFrom('uploads')
    .select('id')
    .where('created_at', '<', before.toISOString())
    .orderBy('created_at')
    .limit(mostAtOnce)
    .execute()
  await slice.eachDue(old, ({ id }) => platform.transact((work) => endUpload(platform, work, id)))
  const left = await platform.db
    .selectFrom('upload_parts')
    .select('id')
    .where('upload_id', 'is', null)
    .limit(mostAtOnce)
    .execute()
  await slice.eachDue(left, ({ id }) => removePart(platform, id))
}

export const removeUnfinishedUploads: Job = { name: 'files.removeUnfinished', everySeconds: 900, run: removeUnfinished }
