import { sql, type RawBuilder, type Selectable, type SqlBool } from 'kysely'
import { phaseOf, type EventTimes } from '#contract/events/rules.ts'
import type { GuestStanding } from '#contract/events/values.ts'
import type { EventCard, EventDetails } from '#contract/events/schemas.ts'
import { fileAddress } from '#contract/files/address.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { distanceTo, type AskedPosition } from '#server/kernel/distance.ts'
import type { EventTable } from './tables.ts'

export type EventRow = Selectable<EventTable>

/** What the rules know of an event. */
export const timesOf = ({ state, starts_at, ends_at }: EventRow): EventTimes => ({
  state,
  startsAt: Date.parse(starts_at),
  endsAt: Date.parse(ends_at),
})

interface ShownRow extends EventRow {
  readonly standing: GuestStanding | null
  readonly distance: number | null
  readonly organiser_name: string
  readonly organiser_avatar: string | null
}

/** Events that the caller may read, as they stand to them: visitors those for everyone; nobody those of a suspended organiser. */
export function selectEvents(db: Reader, actor: Actor | null, from: AskedPosition = {}) {
  return db
    .selectFrom('events')
    .innerJoin('users as organiser', 'organiser.id', 'events.organiser_id')
    .leftJoin('event_guests', (join) =>
      join.onRef('event_guests.event_id', '=', 'events.id').on('event_guests.user_id', '=', actor?.userId ?? null),
    )
    .selectAll('events')
    .select([
      'event_guests.standing',
      'organiser.name as organiser_name',
      'organiser.avatar as organiser_avatar',
      sql<number | null>`${distanceTo('events', from)}`.as('distance'),
    ])
    .where('organiser.status', '=', 'active')
    .where(isShownTo(actor))
}

function isShownTo(actor: Actor | null): RawBuilder<SqlBool> {
  return actor ? sql<SqlBool>`true` : sql<SqlBool>`events.audience = 'everyone'`
}

function presentFace(row: ShownRow, actor: Actor | null, now: Date) {
  return {
    id: row.id,
    title: row.title,
    kind: row.kind,
    forWhom: row.for_whom,
    audience: row.audience,
    phase: phaseOf(timesOf(row), now.getTime()),
    picture: row.picture_id && fileAddress(row.picture_id),
    place: { name: row.place_name, address: row.address, latitude: row.latitude, longitude: row.longitude },
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    timeZone: row.time_zone,
    limit: row.guest_limit,
    going: row.going,
    interested: row.interested,
    waiting: row.waiting,
    standing: row.standing,
    own: row.organiser_id === actor?.userId,
  }
}

export function presentCard(row: ShownRow, actor: Actor | null, now: Date): EventCard {
  return { ...presentFace(row, actor, now), distance: row.distance === null ? null : Math.round(row.distance * 10) / 10 }
}

/** To visitors an organiser is a first name. */
export function presentDetails(row: ShownRow, actor: Actor | null, now: Date): EventDetails {
  const { organiser_name: name, organiser_avatar: avatar } = row
  return {
    ...presentFace(row, actor, now),
    description: row.description,
    organiser: actor ? { name, avatar } : { name: name.split(' ', 1)[0] ?? '', avatar: null },
    reason: row.reason,
    version: row.version,
  }
}
