import type { Actor } from '#server/kernel/actor.ts'
import { conflict } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { auditOf, openRecord } from '#server/modules/records/index.ts'
import { findItem, subjectIdOf } from './find-item.ts'
import { tellCare } from './tell.ts'

/** It is not asked for any more; what was ticked stays. Answers the subject's id. @throws Refusal 404; as `openRecord`; 409 `care_stopped` */
export function stopItem(platform: Platform, actor: Actor, id: string, reason: string): Promise<string> {
  return platform.transact(async (work) => {
    const item = await findItem(work.db, id)
    const opened = await openRecord(work.db, actor, subjectIdOf(item), 'write', platform.clock.now())
    const stopped = await work.db
      .updateTable('care_items')
      .set({ stopped_at: platform.clock.now(), stopped_by: actor.userId, stop_reason: reason, next_at: null })
      .where('id', '=', id)
      .where('stopped_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!stopped) throw conflict('care_stopped', 'This was stopped already')
    await work.audit(auditOf(opened, actor, 'withdraw'))
    await tellCare(work, opened.subject, actor.userId)
    return opened.subject.id
  })
}
