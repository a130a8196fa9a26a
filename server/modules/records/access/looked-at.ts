import type { RecordAct } from '#contract/records/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Audited } from '#server/kernel/work.ts'
import type { OpenedRecord } from './open-record.ts'

/** Readings of one person within so many minutes are one on the list of who looked. */
const oneReadingMinutes = 10

/** What goes on record of an act at a record: as what somebody did it, and nothing of what the record says. */
export const auditOf = ({ subject, standing }: OpenedRecord, { userId }: Actor, act: RecordAct): Audited => ({
  action: `record.${act}`,
  recordKind: 'record',
  recordId: subject.id,
  userId,
  capacity: standing,
})

/** Puts on record that somebody read a record or one of its documents. Wait for it before answering. */
export async function lookedAt(
  { db, clock, audit }: Platform,
  actor: Actor,
  opened: OpenedRecord,
  act: 'read' | 'document' | 'export',
): Promise<void> {
  const entry = auditOf(opened, actor, act)
  const since = new Date(clock.now().getTime() - oneReadingMinutes * 60_000).toISOString()
  const before = await db
    .selectFrom('audit_entries')
    .select('id')
    .where('record_kind', '=', 'record')
    .where('record_id', '=', opened.subject.id)
    .where('user_id', '=', actor.userId)
    .where('action', '=', entry.action)
    .where('capacity', '=', opened.standing)
    .where('at', '>', since)
    .limit(1)
    .executeTakeFirst()
  if (!before || act !== 'read') await audit(entry)
}
