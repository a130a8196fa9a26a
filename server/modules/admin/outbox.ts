import { sql, type Selectable } from 'kysely'
import type { z } from 'zod'
import { outboxChannels } from '#contract/admin/choices.ts'
import type { outboxItem, outboxMessage, outboxPage, outboxQuery, OutboxState } from '#contract/admin/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Tables } from '#server/kernel/db.ts'
import { notFound } from '#server/kernel/errors.ts'
import { escapeLike } from '#server/kernel/like.ts'
import { readPage } from '#server/kernel/paging.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { newestFirst } from './newest-first.ts'

const week = 7 * 86_400_000

/** What waits on each way, and what ended otherwise than it should; figures alone, so that looking needs no entry in the audit. */
export async function readOutboxState({ db, clock }: Platform): Promise<OutboxState> {
  const { rows } = await sql<Omit<OutboxState['channels'][number], 'oldestAt'> & { oldest: string | null }>`
    select channel, count(*) filter (where state = 'pending')::int as waiting,
      min(created_at) filter (where state = 'pending') as oldest,
      (count(*) filter (where state = 'pending' and attempts > 0))::int as "triedBefore",
      (count(*) filter (where state = 'failed'))::int as failed
    from outbox_messages where state in ('pending', 'failed') group by channel`.execute(db)
  const since = new Date(clock.now().getTime() - week).toISOString()
  const ended = await db
    .selectFrom('outbox_messages')
    .select((eb) => ['error', eb.fn.countAll<number>().as('count')])
    .where('state', '=', 'discarded')
    .where('created_at', '>', since)
    .groupBy('error')
    .execute()
  const stale = ended.find(({ error }) => error === 'stale')?.count ?? 0
  return {
    channels: outboxChannels.map((channel) => {
      const { waiting = 0, oldest = null, triedBefore = 0, failed = 0 } = rows.find((row) => row.channel === channel) ?? {}
      return { channel, waiting, oldestAt: oldest, triedBefore, failed }
    }),
    discarded: ended.reduce((sum, { count }) => sum + count, 0) - stale,
    stale,
  }
}

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
  return { ...item(row), text: row.text, attachments: [...row.attachments], discardReason: row.discard_reason }
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
    attempts: row.attempts,
    lastError: row.error,
  }
}
