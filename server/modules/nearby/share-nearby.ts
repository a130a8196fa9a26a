import type { z } from 'zod'
import type { Position } from '#contract/kernel/geodesy.ts'
import { blurredPoint, isPointOf } from '#contract/nearby/rules.ts'
import type { nearbyChange } from '#contract/nearby/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { invalid, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { rateLimit } from '#server/kernel/rate-limit.ts'
import type { Work } from '#server/kernel/work.ts'
import { pointOf } from './read-sharing.ts'

/**
 * Shows these pets and no others. A place that is sent is blurred and forgotten; the same place again keeps its point.
 * @throws Refusal 422 naming `place` where none was ever said, 404 for a pet of somebody else, 429 after a handful of places in a day
 */
export async function shareNearby(
  platform: Platform,
  actor: Actor,
  { place, pets }: z.output<typeof nearbyChange>,
): Promise<void> {
  await platform.transact(async (work) => {
    await work.db.selectFrom('users').select('id').where('id', '=', actor.userId).forUpdate().execute()
    const kept = await pointOf(work.db, actor.userId)
    if (place && !(kept && isPointOf(kept, place))) await drawPoint(platform, work, actor.userId, place)
    else if (!kept && pets.length > 0) throw invalid('place', 'required', 'Say where')
    await showPets(platform, work, actor.userId, pets)
    await work.audit({ action: 'nearby.share', recordKind: 'user', recordId: actor.userId, userId: actor.userId })
  })
}

async function drawPoint(platform: Platform, work: Work, userId: string, place: Position) {
  await rateLimit(platform, work, 'nearby.place', userId)
  const part = () => Number(platform.secrets.code(9)) / 1e9
  const point = { ...blurredPoint(place, { distance: part(), bearing: part() }), drawn_at: platform.clock.now() }
  await work.db
    .insertInto('nearby_points')
    .values({ user_id: userId, ...point })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(point))
    .execute()
}

async function showPets({ clock }: Platform, { db }: Work, userId: string, pets: z.output<typeof nearbyChange>['pets']) {
  const ids = [...new Set(pets.map(({ id }) => id))]
  if (ids.length > 0) {
    const own = await db
      .selectFrom('pets')
      .select('id')
      .where('id', 'in', ids)
      .where('owner_id', '=', userId)
      .where('archived_at', 'is', null)
      .execute()
    if (own.length < ids.length) throw notFound()
  }
  await db.deleteFrom('nearby_pets').where('user_id', '=', userId).execute()
  for (const id of ids) {
    const { about } = pets.find((pet) => pet.id === id)!
    await db.insertInto('nearby_pets').values({ pet_id: id, user_id: userId, about, shared_at: clock.now() }).execute()
  }
}
