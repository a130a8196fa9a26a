import type { Platform } from '#server/kernel/platform.ts'
import { lockErasure } from './find-erasure.ts'
import { privacyLink } from './link.ts'
import './tables.ts'

/** Tells once that the deletion comes within a day. Whoever was not reached before it was due is told of nothing that is over. */
export async function remindOfErasure(platform: Platform, id: string): Promise<void> {
  await platform.transact(async (work) => {
    const row = await lockErasure(work.db, id)
    if (row?.state !== 'cooling' || row.reminded_at !== null) return
    const now = platform.clock.now()
    await work.db.updateTable('erasures').set({ reminded_at: now }).where('id', '=', id).execute()
    if (row.due_at <= now.toISOString()) return
    const user = await work.db.selectFrom('users').select('user_type').where('id', '=', row.user_id).executeTakeFirstOrThrow()
    await work.inform([row.user_id], { kind: 'erasureSoon', data: { dueAt: row.due_at }, link: privacyLink(user.user_type) })
  })
}
