import type { z } from 'zod'
import type { Changes, Messages, messageQuery } from '#contract/chat/schemas.ts'
import { chatLimits } from '#contract/chat/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { invalid } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { readOwn } from '../conversation-rows.ts'
import { presentMessages } from './present-message.ts'

type Asked = z.infer<typeof messageQuery> & { readonly id: string }

/** A page in the conversation's order; the newest where nothing is said. @throws Refusal 404 for others, 422 where two places are named */
export async function listMessages(platform: Platform, actor: Actor, { id, before, after, around }: Asked): Promise<Messages> {
  const { db } = platform
  if ([before, after, around].filter((place) => place !== undefined).length > 1)
    throw invalid('before', 'one_place', 'Name one of before, after and around')
  const conversation = await readOwn(db, actor, id)
  const from = around === undefined ? undefined : Math.max(0, around - chatLimits.page / 2)
  let query = db.selectFrom('chat_messages').selectAll().where('conversation_id', '=', id).limit(chatLimits.page)
  if (before !== undefined) query = query.where('seq', '<', before)
  if (after !== undefined || from !== undefined) query = query.where('seq', '>', after ?? from!).orderBy('seq')
  else query = query.orderBy('seq', 'desc')
  const rows = (await query.execute()).toSorted((one, other) => one.seq - other.seq)
  const messages = await presentMessages(platform, db, conversation, rows)
  return { messages, lastSeq: conversation.last_seq, lastChange: conversation.last_change }
}

/** What came or was changed after a change, the latest of it where it is too much. @throws Refusal 404 for others */
export async function listChanges(platform: Platform, actor: Actor, id: string, after: number): Promise<Changes> {
  const { db } = platform
  const conversation = await readOwn(db, actor, id)
  const rows = await db
    .selectFrom('chat_messages')
    .selectAll()
    .where('conversation_id', '=', id)
    .where('change', '>', after)
    .orderBy('change', 'desc')
    .limit(chatLimits.changes + 1)
    .execute()
  const told = rows.slice(0, chatLimits.changes).toSorted((one, other) => one.seq - other.seq)
  return {
    messages: await presentMessages(platform, db, conversation, told),
    lastSeq: conversation.last_seq,
    lastChange: conversation.last_change,
    tooMany: rows.length > chatLimits.changes,
  }
}
