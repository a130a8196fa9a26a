import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { outboxItem, outboxMessage, outboxPage, outboxQuery } from '#contract/admin/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Tables } from '#server/kernel/db.ts'
import { notFound } from '#server/kernel/errors.ts'
import { escapeLike } from '#server/kernel/like.ts'
import { readPage } from '#server/kernel/paging.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { newestFirst } from './newest-first.ts'

/** Mails and text messages, newest first; that somebody looked is audited, for they name people. */
export async function listOutbox(
  platform: Platform,
  actor: Actor,
  query: z.output<typeof outboxQuery>,
): Promise<z.infer<typeof outboxPage>> {
  let found = platform.db.selectFrom('outbox_messages').selectAll()
  if (query.search) found = found.where('recipient', 'ilike', `%${escapeLike(query.search)}%`)
  if (query.channel) found = found.where('channel', '=', query.channel)
  if (query.state) found = found.where('state', '=', query.state)
  const [{ items, next }] = await Promise.all([
    readPage(found, newestFirst, query),
    platform.audit({ action: 'outbox.list', recordKind: 'outboxMessage', recordId: '*', userId: actor.userId }),
  ])
  return { items: items.map(item), next }
}

export async function readOutboxMessage(
  platform: Platform,
  actor: Actor,
  input: { id: string },
): Promise<z.infer<typeof outboxMessage>> {
  const row = await platform.db.selectFrom('outbox_messages').selectAll().where('id', '=', input.id).executeTakeFirst()
  if (!row) throw notFound()
  await platform.audit({ action: 'outbox.read', recordKind: 'outboxMessage', recordId: row.id, userId: actor.userId })
  return { ...item(row), text: row.text, attachments: [...row.attachments], attempts: row.attempts, lastError: row.error }
}

function item(row: Selectable<Tables['outbox_messages']>): z.infer<typeof outboxItem> {
  return {
    id: row.id,
    channel: row.channel,
    to: row.recipient,
    subject: row.subject,
    state: row.state,
    createdAt: row.created_at,
    sentAt: row.sent_at,
  }
}
