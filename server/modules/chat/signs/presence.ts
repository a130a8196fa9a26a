import { presenceTimes } from '#contract/chat/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { statusTo } from '../standing.ts'
import { settingsOf } from './settings.ts'

/** Conversations whose people are looked for: those at the top of a list. */
const conversationsAtMost = 50

/** Keeps that the person looks, unless they do not show it, and answers who else does of those they may write to. */
export async function sayPresent(platform: Platform, actor: Actor): Promise<string[]> {
  const { db, clock } = platform
  const now = clock.now()
  const { presence } = await settingsOf(db, actor.userId)
  if (presence)
    await db
      .insertInto('presence')
      .values({ user_id: actor.userId, seen_at: now })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ seen_at: now }))
      .execute()
  const since = new Date(now.getTime() - presenceTimes.expires).toISOString()
  const rows = await db
    .selectFrom('conversation_members as own')
    .innerJoin('conversation_members as other', (join) =>
      join.onRef('other.conversation_id', '=', 'own.conversation_id').onRef('other.user_id', '<>', 'own.user_id'),
    )
    .innerJoin('presence', 'presence.user_id', 'other.user_id')
    .leftJoin('chat_settings', 'chat_settings.user_id', 'other.user_id')
    .select('other.user_id')
    .where('own.user_id', '=', actor.userId)
    .where('presence.seen_at', '>', since)
    .where((eb) => eb.or([eb('chat_settings.presence', 'is', null), eb('chat_settings.presence', '=', true)]))
    .orderBy('own.last_at', 'desc')
    .limit(conversationsAtMost)
    .execute()
  const others = rows.map(({ user_id }) => user_id)
  const statusOf = await statusTo(platform, db, actor.userId, others)
  return others.filter((other) => statusOf(other) === 'open')
}
