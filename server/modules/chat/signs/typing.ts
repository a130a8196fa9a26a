import { z } from 'zod'
import { conversationTopic, conversationTopicName } from '#contract/chat/topics.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Topic } from '#server/kernel/watching.ts'
import { peerOf, readOwn } from '../conversation-rows.ts'
import { standingsTo } from '../standing.ts'
import { settingsOf } from './settings.ts'

const conversationId = z.uuid()

/** What passes between the two: for them alone. */
export const conversationSigns: Topic = {
  name: conversationTopicName,
  async mayWatch({ db }, actor, id) {
    if (!conversationId.safeParse(id).success) return false
    const own = await db
      .selectFrom('conversation_members')
      .select('user_id')
      .where('conversation_id', '=', id)
      .where('user_id', '=', actor.userId)
      .executeTakeFirst()
    return own !== undefined
  },
}

/** Who does not show that they type, or may not write, is not told of. @throws Refusal 404 for others */
export async function sayTyping(platform: Platform, actor: Actor, id: string, isTyping: boolean): Promise<void> {
  const { db, hub } = platform
  const peer = peerOf(await readOwn(db, actor, id), actor.userId)
  if (peer === null || !(await settingsOf(db, actor.userId)).typing) return
  const to = await standingsTo(platform, db, actor.userId, [peer])
  if (to(peer).standing !== 'open') return
  hub.announce(conversationTopic(id), {
    kind: 'chat.typing',
    payload: { id, by: actor.userId, state: isTyping ? 'typing' : 'stopped' },
  })
}
