import { sql } from 'kysely'
import type { z } from 'zod'
import { withLatinDigits } from '#contract/kernel/search/fold.ts'
import type { DeskQuery, DeskRequest, DeskRequestItem, deskPage } from '#contract/support/schemas.ts'
import { endedStates, waitingForOffice } from '#contract/support/states.ts'
import { locale } from '#contract/kernel/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { notFound } from '#server/kernel/errors.ts'
import { readPage } from '#server/kernel/paging.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { matchesText } from '#server/kernel/search-terms.ts'
import { messagesOf } from '../requests/messages.ts'
import { numberOf } from '../requests/request-row.ts'

function selectRequests(db: Reader) {
  return db
    .selectFrom('support_requests')
    .leftJoin('users as assigned', 'assigned.id', 'support_requests.assigned_to')
    .selectAll('support_requests')
    .select('assigned.name as assigned_name')
}
type Selection = ReturnType<typeof selectRequests>
type DeskRow = Awaited<ReturnType<Selection['execute']>>[number]

/** What waits for the office comes with the longest waiting first, all else with the newest; that somebody looked is audited. */
export async function listDeskRequests(
  { db, audit }: Platform,
  actor: Actor,
  query: DeskQuery,
): Promise<z.output<typeof deskPage>> {
  let found = shown(selectRequests(db), query.show, actor)
  if (query.topic) found = found.where('support_requests.topic', '=', query.topic)
  if (query.search) found = searched(found, query.search)
  const [{ items, next }] = await Promise.all([
    readPage(
      found,
      {
        column: 'support_requests.since',
        kind: 'instant',
        id: 'support_requests.id',
        direction: query.show === 'waitingForUs' || query.show === 'unassigned' ? 'asc' : 'desc',
        at: (row: DeskRow) => [row.since, row.id],
      },
      query,
    ),
    audit({ action: 'supportRequest.list', recordKind: 'supportRequest', recordId: '*', userId: actor.userId }),
  ])
  return { items: items.map(itemOf), next }
}

function shown(found: Selection, show: DeskQuery['show'], { userId }: Actor): Selection {
  if (show === 'all') return found
  if (show === 'snoozed') return found.where('state', '=', 'snoozed')
  if (show === 'ended') return found.where('state', 'in', endedStates)
  if (show === 'mine') return found.where('assigned_to', '=', userId).where('state', 'not in', endedStates)
  const waiting = found.where('state', 'in', waitingForOffice)
  return show === 'unassigned' ? waiting.where('assigned_to', 'is', null) : waiting
}

const writtenNumber = /^(\d{4})-0*(\d{1,9})$/

function searched(found: Selection, search: string): Selection {
  const [, year, sequence] = writtenNumber.exec(withLatinDigits(search)) ?? []
  if (year && sequence) return found.where('year', '=', Number(year)).where('sequence', '=', Number(sequence))
  return found.where(matchesText(sql<string>`folded(subject || ' ' || support_requests.name)`, search))
}

/** One request with its notes; reading it is audited. @throws Refusal 404 */
export async function readDeskRequest({ db, audit }: Platform, actor: Actor, id: string): Promise<DeskRequest> {
  const request = await presentAtDesk(db, id)
  await audit({
    action: 'supportRequest.read',
    recordKind: 'supportRequest',
    recordId: id,
    userId: actor.userId,
    concernsId: request.personId,
  })
  return request
}

/** @throws Refusal 404 */
export async function presentAtDesk(db: Reader, id: string): Promise<DeskRequest> {
  const row = await selectRequests(db).where('support_requests.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return {
    ...itemOf(row),
    revision: row.revision,
    personId: row.person_id,
    email: row.email,
    locale: locale.parse(row.locale),
    failedCall: row.failed_call,
    messages: await messagesOf(db, id),
  }
}

function itemOf(row: DeskRow): DeskRequestItem {
  return {
    id: row.id,
    number: numberOf(row),
    topic: row.topic,
    source: row.source,
    subject: row.subject,
    state: row.state,
    name: row.name,
    openedAt: row.opened_at,
    since: row.since,
    snoozedUntil: row.snoozed_until,
    assignedTo: row.assigned_to === null ? null : { id: row.assigned_to, name: row.assigned_name ?? '' },
  }
}
