import type { Actor } from '#server/kernel/actor.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'

/** Nobody finds others' here: what is not the caller's is as if it did not exist. */
const ownNotice = (work: Work, actor: Actor, id: string) =>
  work.db.selectFrom('notices').where('id', '=', id).where('user_id', '=', actor.userId)

/** Marks one as read; read before, it stays as it was. @throws Refusal 404 for another's */
export async function markRead(platform: Platform, actor: Actor, id: string): Promise<void> {
  await platform.transact(async (work) => {
    const own = await ownNotice(work, actor, id).select('read_at').forUpdate().executeTakeFirst()
    if (!own) throw notFound()
    if (own.read_at !== null) return
    await work.db.updateTable('notices').set({ read_at: platform.clock.now() }).where('id', '=', id).execute()
    // The person's other devices show the same count.
    await work.tell([actor.userId], { kind: 'notice.read', payload: { id } })
  })
}

/** Marks all as read up to the newest that the person has seen; what came since stays unread. */
export async function markAllRead(platform: Platform, actor: Actor, newest: string): Promise<void> {
  await platform.transact(async (work) => {
    const seen = await ownNotice(work, actor, newest).select('created_at').executeTakeFirst()
    if (!seen) throw notFound()
    const marked = await work.db
      .updateTable('notices')
      .set({ read_at: platform.clock.now() })
      .where('user_id', '=', actor.userId)
      .where('read_at', 'is', null)
      .where((eb) => eb(eb.refTuple('created_at', 'id'), '<=', eb.tuple(seen.created_at, newest)))
      .executeTakeFirst()
    if (marked.numUpdatedRows > 0n) await work.tell([actor.userId], { kind: 'notices.read', payload: {} })
  })
}
