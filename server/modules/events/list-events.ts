import { sql, type SqlBool } from 'kysely'
import type { z } from 'zod'
import type { EventCard, EventQuery, ownEventQuery } from '#contract/events/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { distanceTo, mustHavePosition } from '#server/kernel/distance.ts'
import { readPage } from '#server/kernel/paging.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { matchesText } from '#server/kernel/search-terms.ts'
import { presentCard, selectEvents } from './present-event.ts'

interface EventPage {
  items: EventCard[]
  next: string | null
}

/** Further than any two places on earth are apart: where the place is not known, an event stands last. */
const last = 1e9

/** Open events that have not begun, soonest or nearest first. @throws Refusal 422 naming `latitude` or `longitude` where a position is missing */
export async function listEvents({ db, clock }: Platform, actor: Actor | null, query: EventQuery): Promise<EventPage> {
  const byDistance = query.sort === 'nearest'
  mustHavePosition(query, byDistance || query.maximumDistance !== undefined)
  const distance = distanceTo('events', query)
  let found = selectEvents(db, actor, query)
    .select(sql<number>`coalesce(${distance}, ${last}::float8)`.as('rank'))
    .where('events.state', '=', 'open')
    .where('events.starts_at', '>', clock.now().toISOString())
  if (query.kind) found = found.where('events.kind', '=', query.kind)
  if (query.maximumDistance !== undefined) found = found.where(sql<SqlBool>`${distance} <= ${query.maximumDistance}`)
  if (query.search) found = found.where(matchesText('events.search_words', query.search))
  const rows = db.selectFrom(found.as('found')).selectAll()
  const { items, next } = byDistance
    ? await readPage(
        rows,
        { column: 'found.rank', kind: 'number', id: 'found.id', direction: 'asc', at: (row) => [row.rank, row.id] },
        query,
      )
    : await readPage(
        rows,
        { column: 'found.starts_at', kind: 'instant', id: 'found.id', direction: 'asc', at: (row) => [row.starts_at, row.id] },
        query,
      )
  return { items: items.map((row) => presentCard(row, actor, clock.now())), next }
}

/** The caller's own: what is ahead soonest first, what is over or cancelled latest first. */
export async function listOwnEvents(
  { db, clock }: Platform,
  actor: Actor,
  query: z.output<typeof ownEventQuery>,
): Promise<EventPage> {
  const isAhead = sql<SqlBool>`events.state = 'open' and events.ends_at > ${clock.now().toISOString()}`
  const organised = sql<SqlBool>`events.organiser_id = ${actor.userId}`
  const attended = sql<SqlBool>`event_guests.standing is not null`
  const select = selectEvents(db, actor)
  const found = {
    going: () => select.where(attended).where(isAhead),
    organised: () => select.where(organised).where(isAhead),
    past: () => select.where(sql<SqlBool>`(${attended} or ${organised}) and not (${isAhead})`),
  }[query.tab]()
  const { items, next } = await readPage(
    found,
    {
      column: 'events.starts_at',
      kind: 'instant',
      id: 'events.id',
      direction: query.tab === 'past' ? 'desc' : 'asc',
      at: (row) => [row.starts_at, row.id],
    },
    query,
  )
  return { items: items.map((row) => presentCard(row, actor, clock.now())), next }
}
