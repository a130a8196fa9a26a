import type { ChatMessage, MessageDraft } from '#contract/chat/schemas.ts'
import { paths } from '#contract/paths.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, invalid, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { rateLimit } from '#server/kernel/rate-limit.ts'
import '#server/kernel/relationships.ts'
import type { Work } from '#server/kernel/work.ts'
import { claimFile } from '#server/modules/files/index.ts'
import type { ConversationRow } from '../conversation-rows.ts'
import { presentMessages, type MessageRow } from '../reading/present-message.ts'
import { unreadIn } from '../reading/unread.ts'
import { standingsTo } from '../standing.ts'
import { lockOrBegin } from './begin-conversation.ts'
import { nextChange, tellBoth } from './tell.ts'

/**
 * Writes to somebody. One that was sent before under the sender's own id is answered as it was kept, whatever else it says now.
 * @throws Refusal 409 `conversation_read_only`, `nothing_said`; 404 for who may not be written to; 422 naming the field
 */
export async function sendMessage(platform: Platform, actor: Actor, draft: MessageDraft): Promise<ChatMessage> {
  if (draft.text.trim() === '' && draft.files.length === 0 && draft.card === null)
    throw conflict('nothing_said', 'A message needs words, a file or a card')
  return platform.transact(async (work) => {
    const before = await keptBefore(work, actor, draft.clientId)
    if (before) return present(platform, work, before)
    const to = (await standingsTo(platform, work.db, actor.userId, [draft.to]))(draft.to)
    if (to.standing !== 'open') throw await refusal(work, actor, draft.to)
    await rateLimit(platform, work, 'chat.sender', actor.userId)
    const conversation = await lockOrBegin(platform, work, actor.userId, draft.to)
    // Asked again under the lock: another tab may have been sending the same.
    const meanwhile = await keptBefore(work, actor, draft.clientId)
    if (meanwhile) return present(platform, work, meanwhile)
    mayAnswer(conversation, draft)
    await mayShow(platform, work, actor, draft)
    const unreadBefore = (await unreadIn(work.db, draft.to, [conversation.id])).size > 0
    const row = await write(platform, work, actor, conversation, draft)
    await work.audit({ action: 'chat.send', recordKind: 'chatMessage', recordId: row.id, userId: actor.userId })
    if (!unreadBefore) await informPeer(work, actor, draft.to)
    await tellBoth(work, conversation, actor.userId)
    return present(platform, work, row)
  })
}

async function keptBefore(work: Work, actor: Actor, clientId: string): Promise<MessageRow | undefined> {
  return work.db
    .selectFrom('chat_messages')
    .selectAll()
    .where('sender_id', '=', actor.userId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
}

async function present(platform: Platform, work: Work, row: MessageRow): Promise<ChatMessage> {
  const conversation = await work.db
    .selectFrom('conversations')
    .select(['id', 'first_id', 'second_id'])
    .where('id', '=', row.conversation_id)
    .executeTakeFirstOrThrow()
  return (await presentMessages(platform, work.db, conversation, [row]))[0]!
}

/** Where they wrote before it is told that it can only be read now; of anybody else nothing is told. */
async function refusal(work: Work, actor: Actor, other: string) {
  const shared = await work.db
    .selectFrom('conversation_members as own')
    .innerJoin('conversation_members as theirs', 'theirs.conversation_id', 'own.conversation_id')
    .select('own.user_id')
    .where('own.user_id', '=', actor.userId)
    .where('theirs.user_id', '=', other)
    .executeTakeFirst()
  return shared ? conflict('conversation_read_only', 'This conversation can only be read now') : notFound()
}

function mayAnswer({ last_seq }: ConversationRow, { replyTo }: MessageDraft): void {
  if (replyTo !== null && (replyTo < 1 || replyTo > last_seq))
    throw invalid('replyTo', 'no_such_message', 'There is no such message')
}

async function mayShow({ modules }: Platform, work: Work, actor: Actor, { to, card }: MessageDraft): Promise<void> {
  if (card === null) return
  const source = modules.find(({ cards }) => cards?.kind === card.kind)?.cards
  const shared = (await source?.shared(work.db, actor.userId, to, [card.id])) ?? []
  if (shared.length === 0) throw invalid('card', 'no_such_card', 'There is no such record of both')
}

async function write(
  { ids, clock }: Platform,
  work: Work,
  actor: Actor,
  conversation: ConversationRow,
  draft: MessageDraft,
): Promise<MessageRow> {
  const now = clock.now()
  const isAnswer = conversation.waiting_from !== null && conversation.waiting_from !== actor.userId
  const waited = isAnswer ? Math.max(0, Math.round((now.getTime() - Date.parse(conversation.waiting_since!)) / 1000)) : null
  const [seq, change] = [conversation.last_seq + 1, nextChange(conversation)]
  const row = await work.db
    .insertInto('chat_messages')
    .values({
      id: ids.next(),
      conversation_id: conversation.id,
      seq,
      change,
      sender_id: actor.userId,
      client_id: draft.clientId,
      text: draft.text,
      reply_to: draft.replyTo,
      card_kind: draft.card?.kind ?? null,
      card_id: draft.card?.id ?? null,
      answer_seconds: waited,
      sent_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  for (const [index, { id, name }] of draft.files.entries()) {
    await claimFile(work, actor.userId, id, 'chatFile', `files.${index}`)
    await work.db
      .insertInto('chat_files')
      .values({ message_id: row.id, position: index + 1, file_id: id, name })
      .execute()
  }
  await work.db
    .updateTable('conversations')
    .set({
      last_seq: seq,
      last_change: change,
      last_at: now,
      ...((isAnswer || conversation.waiting_from === null) && { waiting_from: actor.userId, waiting_since: now }),
    })
    .where('id', '=', conversation.id)
    .execute()
  await work.db.updateTable('conversation_members').set({ last_at: now }).where('conversation_id', '=', conversation.id).execute()
  return row
}

/** The first message that waits to be read, and no other: who has many is told once. */
async function informPeer(work: Work, actor: Actor, to: string): Promise<void> {
  const { name } = await work.db.selectFrom('users').select('name').where('id', '=', actor.userId).executeTakeFirstOrThrow()
  await work.inform([to], { kind: 'messageWaiting', data: { name }, link: paths.chat.link({ with: actor.userId }) })
}
