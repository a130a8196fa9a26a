import type { EventDraft } from '#contract/events/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { rateLimit } from '#server/kernel/rate-limit.ts'
import { claimFile } from '#server/modules/files/index.ts'
import { columnsOf } from './event-columns.ts'

/** @throws Refusal 422 naming the field, 429 after a handful in a day */
export async function createEvent(platform: Platform, actor: Actor, draft: EventDraft): Promise<string> {
  return platform.transact(async (work) => {
    await rateLimit(platform, work, 'event.author', actor.userId)
    const columns = await columnsOf(platform, work, draft)
    await claimFile(work, actor.userId, draft.picture, 'eventPicture', 'picture')
    const id = platform.ids.next()
    const now = platform.clock.now()
    await work.db
      .insertInto('events')
      .values({ id, organiser_id: actor.userId, ...columns, reason: null, created_at: now, updated_at: now })
      .execute()
    await work.audit({ action: 'event.create', recordKind: 'event', recordId: id, userId: actor.userId })
    return id
  })
}
