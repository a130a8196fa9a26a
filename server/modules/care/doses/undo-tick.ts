import type { Actor } from '#server/kernel/actor.ts'
import { conflict, forbidden, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { auditOf, openRecord } from '#server/modules/records/index.ts'
import { findItem, subjectIdOf } from '../plan/find-item.ts'
import { tellCare } from '../plan/tell.ts'
import { undoUntil } from './ticks.ts'

/** Takes a tick back: whoever ticked, or the owner, for some minutes. Twice changes nothing. @throws Refusal 404; 403; 409 `dose_past_undo` */
export async function undoTick(platform: Platform, actor: Actor, id: string): Promise<void> {
  await platform.transact(async (work) => {
    const now = platform.clock.now()
    const tick = await work.db.selectFrom('care_ticks').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    if (!tick) throw notFound()
    const item = await findItem(work.db, tick.item_id)
    const opened = await openRecord(work.db, actor, subjectIdOf(item), 'read', now)
    if (tick.ticked_by !== actor.userId && opened.standing !== 'owner')
      throw forbidden('forbidden', 'Only who ticked, or the owner, takes it back')
    if (tick.undone_at !== null) return
    if (now > undoUntil(tick.ticked_at)) throw conflict('dose_past_undo', 'This can no longer be taken back')
    await work.db.updateTable('care_ticks').set({ undone_at: now }).where('id', '=', id).execute()
    await work.audit(auditOf(opened, actor, 'withdraw'))
    await tellCare(work, opened.subject, actor.userId)
  })
}
