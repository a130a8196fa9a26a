import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { contactMessageItem, contactMessagesPage, contactMessagesQuery } from '#contract/admin/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Tables } from '#server/kernel/db.ts'
import { readPage } from '#server/kernel/paging.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { newestFirst } from './newest-first.ts'

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
    return { items: items.map(contactMessageOf), next }
  })
}

export function contactMessageOf(row: Selectable<Tables['contact_messages']>): z.infer<typeof contactMessageItem> {
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
