import { sql, type SqlBool } from 'kysely'
import type { Position } from '#contract/kernel/geodesy.ts'
import type { NearbyPet, NearbyQuery } from '#contract/nearby/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { ballPoint, isWithin, metresOfChord } from '#server/kernel/ball.ts'
import type { Reader } from '#server/kernel/db.ts'
import { mustHavePosition } from '#server/kernel/distance.ts'
import { invalid } from '#server/kernel/errors.ts'
import { readPage } from '#server/kernel/paging.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { isBlockedWith } from '#server/modules/social/index.ts'
import { pointOf } from './read-sharing.ts'

/**
 * Pets whose owners show them, nearest first. All that is answered, order and radius too, comes of blurred points: whoever lives elsewhere
 * with the same point is answered the same to the byte. @throws Refusal 422 naming `latitude` where neither question nor caller has a place
 */
export async function listPetsNearby(
  { db, clock }: Platform,
  actor: Actor,
  query: NearbyQuery,
): Promise<{ items: NearbyPet[]; next: string | null }> {
  const from = await standpoint(db, actor, query)
  const { items, next } = await readPage(
    db.selectFrom(petsAround(db, actor, from, query).as('found')).selectAll(),
    {
      column: 'found.chord',
      kind: 'number',
      id: 'found.id',
      direction: 'asc',
      isDistance: true,
      at: (row) => [row.chord, row.id],
    },
    query,
  )
  const now = clock.now()
  return {
    items: items.map((row) => ({
      id: row.id,
      name: row.name,
      species: row.species,
      breed: row.breed,
      sex: row.sex,
      years: row.birth_date === null ? null : yearsSince(row.birth_date, now),
      about: row.about,
      owner: row.owner_name.split(' ', 1)[0] ?? '',
      own: row.owner_id === actor.userId,
      latitude: row.latitude,
      longitude: row.longitude,
      distance: Math.round(metresOfChord(row.chord) / 100) / 10,
    })),
    next,
  }
}

/** Those who are shown to the caller, with the chord from `from` to each; the nearest first are read from the index on the ball. */
export function petsAround(
  db: Reader,
  actor: Pick<Actor, 'userId'>,
  from: Position,
  query: Pick<NearbyQuery, 'species' | 'within'>,
) {
  let found = db
    .selectFrom('nearby_points as point')
    .innerJoin('nearby_pets as shown', 'shown.user_id', 'point.user_id')
    .innerJoin('pets', 'pets.id', 'shown.pet_id')
    .innerJoin('users as owner', 'owner.id', 'point.user_id')
    .select(['pets.id', 'pets.name', 'pets.species', 'pets.breed', 'pets.sex', 'pets.birth_date', 'shown.about'])
    .select(['point.latitude', 'point.longitude', 'owner.name as owner_name', 'owner.id as owner_id'])
    .select(sql<number>`point.ball <-> ${ballPoint(from)}`.as('chord'))
    .where('owner.status', '=', 'active')
    .where('pets.archived_at', 'is', null)
    .where(sql<SqlBool>`not ${isBlockedWith(actor.userId, 'point.user_id')}`)
  if (query.species) found = found.where('pets.species', '=', query.species)
  if (query.within) found = found.where(sql<SqlBool>`${isWithin(sql.ref('point.ball'), from, query.within * 1000)}`)
  return found
}

const yearsSince = (date: string, now: Date) => Math.max(0, Math.floor((now.getTime() - Date.parse(date)) / 31_556_952_000))

async function standpoint(db: Reader, actor: Actor, { latitude, longitude }: NearbyQuery): Promise<Position> {
  mustHavePosition({ latitude, longitude }, false)
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude }
  const own = await pointOf(db, actor.userId)
  if (!own) throw invalid('latitude', 'required', 'Say where')
  return own
}
