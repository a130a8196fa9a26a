import { sql } from 'kysely'
import { conversationTopic } from '#contract/chat/topics.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { readOwn } from '../conversation-rows.ts'
import { settingsOf } from './settings.ts'

/** Grows only, and no further than there are messages. Told to the other one where it is shown. @throws Refusal 404 for others */
export async function setPosition(
  platform: Platform,
  actor: Actor,
  { id, delivered, read }: { readonly id: string; readonly delivered: number; readonly read: number },
): Promise<void> {
  await platform.transact(async (work) => {
    const { last_seq: last } = await readOwn(work.db, actor, id)
    const received = Math.min(Math.max(delivered, read), last)
    const seen = Math.min(read, last)
    const grown = await work.db
      .updateTable('conversation_members')
      .set({
        delivered_seq: sql`greatest(delivered_seq, ${received}::int)`,
        read_seq: sql`greatest(read_seq, ${seen}::int)`,
      })
      .where('conversation_id', '=', id)
      .where('user_id', '=', actor.userId)
      .where((eb) => eb.or([eb('delivered_seq', '<', received), eb('read_seq', '<', seen)]))
      .returning('user_id')
      .executeTakeFirst()
    if (!grown) return
    const shown = await settingsOf(work.db, actor.userId)
    // Other tabs of the same person learn it in any case.
    if (!shown.read && !shown.delivered) return
    const payload = { id, by: actor.userId }
    work.afterCommit(() => platform.hub.announce(conversationTopic(id), { kind: 'chat.position', payload }))
  })
}
