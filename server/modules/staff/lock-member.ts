import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import '../account/index.ts'

/** Locks somebody who works for the caller: changes of one person come one after the other. @throws Refusal 404 */
export async function lockMember(work: Work, { userId }: Actor, id: string) {
  const member = await work.db
    .selectFrom('staff')
    .select(['user_id', 'rights', 'suspended_at'])
    .where('user_id', '=', id)
    .where('doctor_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (!member) throw notFound()
  return member
}

/** The doctor as the practice is called by. */
export async function doctorName(db: Reader, doctorId: string): Promise<string> {
  const { name } = await db.selectFrom('users').select('name').where('id', '=', doctorId).executeTakeFirstOrThrow()
  return name
}

/** Tells the doctor and the member, and has the hub ask again what the member may watch. */
export async function publishStaffChange(platform: Platform, work: Work, doctorId: string, id: string): Promise<void> {
  await work.tell([doctorId, id], { kind: 'staff.changed', payload: { id } })
  work.afterCommit(() => platform.hub.reviewWatches(id))
}
