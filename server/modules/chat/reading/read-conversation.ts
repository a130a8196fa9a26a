import { sql } from 'kysely'
import type { ConversationDetails } from '#contract/chat/schemas.ts'
import { answerWithin } from '#contract/chat/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { between } from '../conversation-rows.ts'
import { peopleById } from '../people.ts'
import { settingsOf } from '../signs/settings.ts'
import { standingsTo } from '../standing.ts'
import { unreadIn } from './unread.ts'

/** Answers that are known of somebody before one says anything of them, and how many are looked at. */
const [fewest, most] = [5, 50]

/** The conversation with somebody. @throws Refusal 404 where there is none and none may be begun */
export async function findConversation(platform: Platform, actor: Actor, other: string): Promise<ConversationDetails> {
  const { db } = platform
  const conversation = await between(db, actor.userId, other)
  const to = (await standingsTo(platform, db, actor.userId, [other]))(other)
  const peer = (await peopleById(db, [other])).get(other)
  if (!peer || (!conversation && to.standing !== 'open')) throw notFound()
  const facts = { peer, standing: to.standing, because: [...to.because], answersWithin: await usualAnswer(db, other) }
  if (!conversation)
    return { id: null, ...facts, lastSeq: 0, lastChange: 0, unread: 0, readSeq: 0, peerDelivered: null, peerRead: null }
  const members = await db.selectFrom('conversation_members').selectAll().where('conversation_id', '=', conversation.id).execute()
  const own = members.find(({ user_id }) => user_id === actor.userId)
  const theirs = members.find(({ user_id }) => user_id === other)
  const shown = await settingsOf(db, other)
  const unread = await unreadIn(db, actor.userId, [conversation.id])
  return {
    id: conversation.id,
    ...facts,
    lastSeq: conversation.last_seq,
    lastChange: conversation.last_change,
    unread: unread.get(conversation.id) ?? 0,
    readSeq: own?.read_seq ?? 0,
    peerDelivered: (shown.delivered && theirs?.delivered_seq) || null,
    peerRead: (shown.read && theirs?.read_seq) || null,
  }
}

/** The half of somebody's latest answers came within so many minutes; `null` where they were few, or slow. */
async function usualAnswer(db: Reader, userId: string): Promise<number | null> {
  const { rows } = await sql<{ count: number; median: number | null }>`
    select count(*)::int as count, percentile_cont(0.5) within group (order by answer_seconds) as median
    from (select answer_seconds from chat_messages where sender_id = ${userId} and answer_seconds is not null
      order by sent_at desc limit ${most}) as latest`.execute(db)
  const [{ count, median } = { count: 0, median: null }] = rows
  if (count < fewest || median === null) return null
  return answerWithin.find((minutes) => median <= minutes * 60) ?? null
}
