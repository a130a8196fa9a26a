import type { z } from 'zod'
import type { LostCase, lostList } from '#contract/lost/schemas.ts'
import { alertRadius } from '#contract/lost/rules.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { messagesOf } from './finders/relay.ts'
import { walkedOf } from './search.ts'
import './tables.ts'

/** The caller's cases, open ones first. */
async function casesOf({ db, clock }: Platform, actor: Actor, only?: string): Promise<LostCase[]> {
  let found = db
    .selectFrom('lost_cases')
    .innerJoin('pets', 'pets.id', 'lost_cases.pet_id')
    .selectAll('lost_cases')
    .select(['pets.name', 'pets.species', 'pets.breed'])
    .select((eb) =>
      eb.selectFrom('lost_alerts').whereRef('case_id', '=', 'lost_cases.id').select(eb.fn.countAll<number>().as('n')).as('told'),
    )
    .where('lost_cases.owner_id', '=', actor.userId)
  if (only) found = found.where('lost_cases.id', '=', only)
  const rows = await found.orderBy('state', 'desc').orderBy('opened_at', 'desc').limit(50).execute()
  if (rows.length === 0) return []
  const sightings = await db
    .selectFrom('lost_sightings')
    .selectAll()
    .where(
      'case_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .execute()
  const messages = await messagesOf(
    db,
    sightings.map(({ id }) => id),
  )
  const walked = await walkedOf(
    db,
    rows.map(({ id }) => id),
  )
  const place = ({ latitude, longitude }: { latitude: number | null; longitude: number | null }) =>
    latitude === null || longitude === null ? null : { latitude, longitude }
  const now = clock.now().getTime()
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    pet: { id: row.pet_id, name: row.name, species: row.species, breed: row.breed },
    state: row.state,
    openedAt: row.opened_at,
    foundAt: row.found_at,
    lastSeenAt: row.last_seen_at,
    place: place(row),
    words: row.words,
    mark: row.mark,
    radius: alertRadius(row.species, (now - Date.parse(row.opened_at)) / 3_600_000),
    told: row.told ?? 0,
    sightings: sightings
      .filter(({ case_id: of }) => of === row.id)
      .map(({ id, state, seen_at: seenAt, words, mark, contact, finder_email: finderEmail, ...at }) => ({
        id,
        state,
        seenAt,
        words,
        mark,
        contact,
        isMailed: finderEmail !== null,
        place: place(at),
        messages: messages.get(id) ?? [],
      })),
    around: place({ latitude: row.blurred_latitude, longitude: row.blurred_longitude }),
    walked: walked.get(row.id) ?? [],
  }))
}

export async function listLost(platform: Platform, actor: Actor): Promise<z.output<typeof lostList>> {
  const { db } = platform
  const point = await db.selectFrom('nearby_points').select('user_id').where('user_id', '=', actor.userId).executeTakeFirst()
  const consent = await db.selectFrom('lost_consents').select('user_id').where('user_id', '=', actor.userId).executeTakeFirst()
  return { items: await casesOf(platform, actor), alerts: point ? consent !== undefined : null }
}

/** @throws Refusal 404 for those of others */
export async function readLost(platform: Platform, actor: Actor, id: string): Promise<LostCase> {
  const [found] = await casesOf(platform, actor, id)
  if (!found) throw notFound()
  return found
}
