import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { contactMessageItem, contactMessagesPage, contactMessagesQuery } from '#contract/admin/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Tables } from '#server/kernel/db.ts'
import { notFound } from '#server/kernel/errors.ts'
import { readPage } from '#server/kernel/paging.ts'
import type { Platform } from '#server/kernel/platform.ts'

/** The support inbox, newest first; that somebody looked is audited. */
export function listContactMessages(
  platform: Platform,
  actor: Actor,
  query: z.output<typeof contactMessagesQuery>,
): Promise<z.infer<typeof contactMessagesPage>> {
  return platform.transact(async (work) => {
    let found = work.db.selectFrom('contact_messages').selectAll()
    if (query.state) found = found.where('handled_at', query.state === 'open' ? 'is' : 'is not', null)
    const { items, next } = await readPage(found, newestFirst, query)
    await work.audit({ action: 'contactMessage.list', recordKind: 'contactMessage', recordId: '*', userId: actor.userId })
    return { items: items.map(item), next }
  })
}

/** Marks a message as handled, or opens it again; marking one twice keeps who was first. */
export function markContactMessage(
  platform: Platform,
  actor: Actor,
  input: { id: string; handled: boolean },
): Promise<z.infer<typeof contactMessageItem>> {
  return platform.transact(async (work) => {
    const found = work.db.selectFrom('contact_messages').selectAll().where('id', '=', input.id)
    const row = await found.forUpdate().executeTakeFirst()
    if (!row) throw notFound()
    if ((row.handled_at !== null) === input.handled) return item(row)
    const changed = await work.db
      .updateTable('contact_messages')
      .set({
        handled_at: input.handled ? platform.clock.now().toISOString() : null,
        handled_by: input.handled ? actor.userId : null,
      })
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const action = input.handled ? 'contactMessage.handle' : 'contactMessage.reopen'
    await work.audit({ action, recordKind: 'contactMessage', recordId: row.id, userId: actor.userId })
    return item(changed)
  })
}

const newestFirst = {
  column: 'created_at',
  id: 'id',
  kind: 'instant',
  direction: 'desc',
  at: (row: { created_at: string; id: string }) => [row.created_at, row.id] as const,
} as const

function item(row: Selectable<Tables['contact_messages']>): z.infer<typeof contactMessageItem> {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    subject: row.subject,
    message: row.message,
    createdAt: row.created_at,
    handledAt: row.handled_at,
  }
}
