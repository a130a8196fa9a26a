import type { z } from 'zod'
import type { OwnRequest, OwnRequestItem, ownRequestsPage, ownRequestsQuery } from '#contract/support/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { notFound } from '#server/kernel/errors.ts'
import { readPage } from '#server/kernel/paging.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { messagesOf } from './messages.ts'
import { numberOf, type RequestRow } from './request-row.ts'

export async function listOwnRequests(
  { db }: Platform,
  { userId }: Actor,
  query: z.output<typeof ownRequestsQuery>,
): Promise<z.output<typeof ownRequestsPage>> {
  const { items, next } = await readPage(
    db.selectFrom('support_requests').selectAll().where('person_id', '=', userId),
    {
      column: 'support_requests.opened_at',
      kind: 'instant',
      id: 'support_requests.id',
      direction: 'desc',
      at: (row: RequestRow) => [row.opened_at, row.id],
    },
    query,
  )
  return { items: items.map(itemOf), next }
}

/** One request of the caller's; what the office wrote counts as read from then on. @throws Refusal 404 */
export async function readOwnRequest({ db, clock }: Platform, actor: Actor, id: string): Promise<OwnRequest> {
  const request = await presentOwn(db, actor, id)
  if (request.isNew) await db.updateTable('support_requests').set({ person_read_at: clock.now() }).where('id', '=', id).execute()
  return request
}

/** @throws Refusal 404 for a request of somebody else */
export async function presentOwn(db: Reader, { userId }: Actor, id: string): Promise<OwnRequest> {
  const row = await db
    .selectFrom('support_requests')
    .selectAll()
    .where('id', '=', id)
    .where('person_id', '=', userId)
    .executeTakeFirst()
  if (!row) throw notFound()
  const messages = await messagesOf(db, id)
  return {
    ...itemOf(row),
    messages: messages.flatMap(({ side, name, ...message }) =>
      side === 'note' ? [] : [{ ...message, side, name: side === 'office' ? firstName(name) : name }],
    ),
  }
}

/** Of the office people know the first name only. */
const firstName = (name: string | null) => name?.split(' ')[0] ?? null

function itemOf(row: RequestRow): OwnRequestItem {
  return {
    id: row.id,
    number: numberOf(row),
    topic: row.topic,
    subject: row.subject,
    // That the office has put it away for a while is the office's.
    state: row.state === 'snoozed' ? 'open' : row.state,
    openedAt: row.opened_at,
    lastAt: row.last_at,
    isNew: row.office_wrote_at !== null && (row.person_read_at === null || row.person_read_at < row.office_wrote_at),
  }
}
