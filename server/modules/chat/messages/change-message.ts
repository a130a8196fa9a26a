import { sql } from 'kysely'
import type { z } from 'zod'
import type { ChatMessage, messageHistory } from '#contract/chat/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { conflict, forbidden, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { lockOwn, peerOf, readOwn, type ConversationRow } from '../conversation-rows.ts'
import { presentMessages, type MessageRow } from '../reading/present-message.ts'
import { standingsTo } from '../standing.ts'
import { nextChange, tellBoth } from './tell.ts'

const rowOf = (db: Reader, id: string) => db.selectFrom('chat_messages').selectAll().where('id', '=', id).executeTakeFirst()

/** One's own message with its conversation, both locked. @throws Refusal 404 for others, 403 for the other one's message */
async function lockOwnMessage(work: Work, actor: Actor, id: string): Promise<[ConversationRow, MessageRow]> {
  const found = await rowOf(work.db, id)
  if (!found) throw notFound()
  const conversation = await lockOwn(work, actor, found.conversation_id)
  // Read again: what was read before the lock may have been changed since.
  const row = (await rowOf(work.db, id))!
  if (row.sender_id !== actor.userId) throw forbidden()
  return [conversation, row]
}

async function change(platform: Platform, work: Work, actor: Actor, conversation: ConversationRow, changed: MessageRow) {
  const { id: _, ...columns } = changed
  await work.db.updateTable('chat_messages').set(columns).where('id', '=', changed.id).execute()
  await work.db.updateTable('conversations').set({ last_change: changed.change }).where('id', '=', conversation.id).execute()
  await tellBoth(work, conversation, actor.userId)
  return (await presentMessages(platform, work.db, conversation, [changed]))[0]!
}

/** @throws Refusal 409 `message_deleted`, `conversation_read_only` */
export async function editMessage(platform: Platform, actor: Actor, id: string, text: string): Promise<ChatMessage> {
  return platform.transact(async (work) => {
    const [conversation, row] = await lockOwnMessage(work, actor, id)
    if (row.deleted_at !== null) throw conflict('message_deleted', 'This message was deleted')
    if (row.text === text) return (await presentMessages(platform, work.db, conversation, [row]))[0]!
    const peer = peerOf(conversation, actor.userId)
    const to = await standingsTo(platform, work.db, actor.userId, peer === null ? [] : [peer])
    if (to(peer).standing !== 'open') throw conflict('conversation_read_only', 'This conversation can only be read now')
    const now = platform.clock.now().toISOString()
    const { count } = await work.db
      .selectFrom('chat_edits')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('message_id', '=', id)
      .executeTakeFirstOrThrow()
    await work.db
      .insertInto('chat_edits')
      .values({ message_id: id, version: count + 1, text: row.text, at: row.edited_at ?? row.sent_at })
      .execute()
    await work.audit({ action: 'chat.edit', recordKind: 'chatMessage', recordId: id, userId: actor.userId })
    return change(platform, work, actor, conversation, { ...row, text, edited_at: now, change: nextChange(conversation) })
  })
}

/** What it said, its files and what it said before go; again changes nothing. One may do so also where one can no longer write. */
export async function deleteMessage(platform: Platform, actor: Actor, id: string): Promise<ChatMessage> {
  return platform.transact(async (work) => {
    const [conversation, row] = await lockOwnMessage(work, actor, id)
    if (row.deleted_at !== null) return (await presentMessages(platform, work.db, conversation, [row]))[0]!
    for (const table of ['chat_edits', 'chat_files'] as const)
      await work.db.deleteFrom(table).where('message_id', '=', id).execute()
    await work.audit({ action: 'chat.delete', recordKind: 'chatMessage', recordId: id, userId: actor.userId })
    return change(platform, work, actor, conversation, {
      ...row,
      text: '',
      card_kind: null,
      card_id: null,
      deleted_at: platform.clock.now().toISOString(),
      change: nextChange(conversation),
    })
  })
}

/** What it said before, the oldest first. @throws Refusal 404 for others */
export async function readHistory({ db }: Platform, actor: Actor, id: string): Promise<z.infer<typeof messageHistory>> {
  const row = await rowOf(db, id)
  if (!row) throw notFound()
  await readOwn(db, actor, row.conversation_id)
  const versions = await db
    .selectFrom('chat_edits')
    .select(['text', 'at'])
    .where('message_id', '=', id)
    .orderBy('version')
    .execute()
  return { versions }
}
