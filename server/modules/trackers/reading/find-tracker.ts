import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { maySeeTracker } from '../handovers/may-see-tracker.ts'
import '../tables.ts'

/** A tracker that the caller may see. @throws Refusal 404 */
export async function findTracker(platform: Pick<Platform, 'db' | 'clock'>, actor: Actor, id: string) {
  const row = await platform.db.selectFrom('trackers').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row || !(await maySeeTracker(platform, actor, row.pet_id))) throw notFound()
  return row
}

/** A tracker of the caller's own pet. @throws Refusal 404 for those of others, also of who cares */
export async function findOwnTracker(db: Reader, actor: Actor, id: string) {
  const row = await db.selectFrom('trackers').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row || row.owner_id !== actor.userId) throw notFound()
  return row
}
