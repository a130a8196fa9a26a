import type { z } from 'zod'
import type { guest, guestQuery } from '#contract/events/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { notFound } from '#server/kernel/errors.ts'
import { readPage } from '#server/kernel/paging.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { selectEvents } from './present-event.ts'

/**
 * Guests of one standing in the order in which they came to it, but for suspended ones. Names and faces only; to pharmacies and companies
 * a first name with an initial and no face.
 */
export async function listGuests(
  { db }: Platform,
  actor: Actor,
  { id, ...asked }: z.output<typeof guestQuery> & { id: string },
): Promise<{ items: z.infer<typeof guest>[]; next: string | null }> {
  const event = await selectEvents(db, actor).clearSelect().select('events.id').where('events.id', '=', id).executeTakeFirst()
  if (!event) throw notFound()
  const { items, next } = await readPage(
    db
      .selectFrom('event_guests')
      .innerJoin('users', 'users.id', 'event_guests.user_id')
      .select(['users.id', 'users.name', 'users.avatar', 'event_guests.turn'])
      .where('event_guests.event_id', '=', id)
      .where('event_guests.standing', '=', asked.standing)
      .where('users.status', '=', 'active'),
    {
      column: 'event_guests.turn',
      kind: 'integer',
      id: 'users.id',
      direction: 'asc',
      at: (row) => [row.turn, row.id],
    },
    asked,
  )
  const isTrade = actor.role === 'pharmacy' || actor.role === 'company'
  const shown = items.map(({ id, name, avatar }) =>
    isTrade ? { id, name: shortName(name), avatar: null } : { id, name, avatar },
  )
  return { items: shown, next }
}

/** `Rosa Marin` as `Rosa M.` */
function shortName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/)
  const initial = others.at(-1)?.match(/\p{L}/u)?.[0]
  return initial === undefined ? first : `${first} ${initial}.`
}
